// The wire to a table: it reconnects by itself and sends an unanswered move again, with the same id.

const SHORTEST = 500, LONGEST = 8000; // milliseconds between attempts
const TURNED_AWAY = 4000; // codes from here on are the server's own: there is nothing to see here

export class Link {
  // `address()` is asked at every connection, `heard(message)` gets what comes; `state` is told "up", "down"
  // or "shut" and why.
  constructor(address, heard, state) {
    Object.assign(this, { address, heard, state, pause: SHORTEST, pending: null, closed: false });
    this.retry = () => this.open();
    addEventListener("online", this.retry);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    if (this.closed || this.socket?.readyState < WebSocket.CLOSING) return;
    const socket = this.socket = new WebSocket(this.address());
    this.welcome = false;
    socket.onmessage = ({ data }) => socket === this.socket && this.receive(JSON.parse(data));
    socket.onclose = ({ code }) => {
      if (!this.closed && socket === this.socket) this.lose(code);
    };
  }

  lose(code) {
    if (code >= TURNED_AWAY) {
      this.close(); // for good: not even a network that comes back changes that
      this.state("shut", this.reason);
    } else {
      this.state("down");
      this.later(this.retry);
    }
  }

  // Try again after a pause, ever longer.
  later(attempt) {
    clearTimeout(this.timer);
    this.timer = setTimeout(attempt, this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST);
  }

  receive(message) {
    if (!this.welcome && message.type === "refused") {
      this.reason = message.text; // it hangs up next
      return;
    }
    if (!this.welcome) this.arrive();
    if (this.pending && message.client_id === this.pending.client_id) {
      if (message.lost) {
        this.state("down"); // the house has trouble of its own: the move is still to be kept
        this.later(() => this.send(this.pending));
        return;
      }
      this.pending = null;
      this.recover();
    }
    this.heard(message);
  }

  arrive() {
    this.welcome = true;
    this.recover();
    // Whether it arrived before the wire broke is unknown; its id makes sure that it is played once.
    if (this.pending) this.send(this.pending);
  }

  recover() {
    clearTimeout(this.timer);
    this.pause = SHORTEST;
    this.state("up");
  }

  // The answer is whether there is a wire to send it over.
  send(message) {
    const open = this.socket.readyState === WebSocket.OPEN;
    if (open) this.socket.send(JSON.stringify(message));
    return open;
  }

  play(action, seq) {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    const client_id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    this.pending = { type: "move", action, seq, client_id };
    this.send(this.pending);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.retry);
    this.socket.close();
  }
}
