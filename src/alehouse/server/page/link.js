// The wire to a table: it reconnects by itself and sends an unanswered move again, with the same id.

const SHORTEST = 500, LONGEST = 8000; // milliseconds between attempts
const TURNED_AWAY = 4000; // codes from here on are the server's own: there is nothing to see here

export class Link {
  // `address()` is asked at every connection, `heard(message)` gets what comes; `state` is told "up", "down"
  // or "shut".
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
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data));
    socket.onclose = ({ code }) => {
      if (!this.closed && socket === this.socket) this.lose(code);
    };
  }

  lose(code) {
    if (code >= TURNED_AWAY) {
      this.close(); // for good: not even a network that comes back changes that
      this.state("shut");
      return;
    }
    this.state("down");
    this.timer = setTimeout(this.retry, this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST);
  }

  receive(message) {
    if (message.type === "table" && message.fresh) {
      this.pause = SHORTEST;
      this.state("up");
      // Whether it arrived before the wire broke is unknown; its id makes sure that it is played once.
      if (this.pending && this.pending.socket !== this.socket) this.submit(this.pending.move);
    }
    if (this.pending && message.client_id === this.pending.move.client_id) this.pending = null;
    this.heard(message);
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  play(action, seq) {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    const client_id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    this.submit({ type: "move", action, seq, client_id });
  }

  submit(move) {
    this.pending = { move, socket: this.socket };
    this.send(move);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.retry);
    this.socket.close();
  }
}
