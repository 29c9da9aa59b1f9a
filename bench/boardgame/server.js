// boardgame.io's own server with a game to measure: node server.js view.json
//
// The state is, word for word, what four players see of DWARF newly set up, so that both servers have as much to keep
// and to tell. The rules are far fewer than DWARF's: a worker goes to a free place in the mines and comes back with
// what it gives. Matches are kept in memory, boardgame.io's default.

const { readFileSync } = require("node:fs");
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const MOVES = 238; // as many as a random game of DWARF with four people has
const GOODS = ["iron", "steel", "gold"];

const view = readFileSync(process.argv[2], "utf8");

function work({ G, playerID, random }, number) {
  const place = G.locations[number];
  if (!place || place.workers.length > 0) return INVALID_MOVE;
  const player = G.players[Number(playerID)];
  for (const other of G.locations) {
    other.workers = other.workers.filter((worker) => worker.seat !== player.seat);
  }
  place.workers.push({ id: `worker:${playerID}:0`, seat: player.seat, extra: false, spent: false });
  player.goods[GOODS[number % GOODS.length]] += random.D4();
  G.moves += 1;
}

const dwarf = {
  name: "dwarf",
  setup: () => ({ ...JSON.parse(view), moves: 0 }),
  moves: { work },
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 4,
  maxPlayers: 4,
  endIf: ({ G }) => (G.moves >= MOVES ? { over: true } : undefined),
};

Server({ games: [dwarf], origins: ["http://localhost"] }).run(0).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}/`);
});
