// What is there for people who play together: the waiting room, the panel beside the game, the chat in one of them.

import { Chat } from "./chat.js";
import { People } from "./people.js";
import { WaitingRoom } from "./waiting.js";

export class Company {
  // `table`: its id; `places`: {waiting, people, talk}, nodes to be furnished; `act`: send(message, node), unread(), leave(), comeBack(),
  // take(seat, name), spoken(line).
  /** @param {string} table @param {Page.Places} places @param {Page.CompanyDeeds} act */
  constructor(table, places, act) {
    this.chat = new Chat(table, act.send, act.unread, act.spoken);
    this.people = new People(places.people, places.talk, act);
    this.waiting = new WaitingRoom(table, places.waiting, act.send);
    /** @type {boolean | null} */
    this.seated = null; // whether one sits here, once that is known
  }

  /** @param {Wire.Presence} room */
  show(room) {
    /** @type {boolean | null} */
    const seated = room.seats.some(({ kind }) => kind === "me");
    const changed = this.seated !== null && this.seated !== seated;
    this.seated = seated;
    this.waiting.show(room, this.chat.node);
    this.people.show(room, this.chat.node);
    this.chat.address(seated);
    if (changed) this.chat.clear(); // players and spectators talk apart
  }
}
