// The sounds of the house, made on the spot. A sound is a list of layers: [kind, start, from Hz, to Hz, attack, decay,
// gain, Q]; kinds: s sine, t triangle; noise through l lowpass, b bandpass, h highpass. Times in seconds.

import { prefs } from "./prefs.js";

/** @typedef {[string, number, number, number, number, number, number, number?]} Layer */

const CALLS = ["turn", "chat", "error", "victory"]; // heard with "turn", and of a window nobody looks at; the rest with "all"
const SPACE = 0.045; // seconds between two of one kind
const LEAD = 0.005; // seconds, so that nothing begins in the past
const AWRY = 0.06; // how far apart in pitch two of one kind may be

/** @param {number} times @param {(k: number) => Layer[]} make @returns {Layer[]} */
const roll = (times, make) => Array.from({ length: times }, (_, k) => make(k)).flat();
/** @param {number} at @param {number} hz @param {number} gain @param {number} ring @returns {Layer[]} */
const bell = (at, hz, gain, ring) => [["s", at, hz, hz, .004, ring, gain], ["s", at, 2.76 * hz, 2.76 * hz, .003, ring * .45, gain * .35],
  ["s", at, 5.4 * hz, 5.4 * hz, .002, ring * .2, gain * .12]];
/** @param {number} at @param {number} hz @param {number} ring @param {number} gain @returns {Layer[]} */
const chord = (at, hz, ring, gain) => [["t", at, hz, hz, .015, ring, gain], ["s", at, hz / 2, hz / 2, .015, ring, .16]];

/** @type {Record<string, Layer[]>} */
export const SOUNDS = {
  card: [["b", 0, 2400, 5200, .012, .08, 1.1, .8], ["l", .045, 1100, 400, .003, .06, .8]],
  shuffle: roll(7, (k) => [["b", .045 * k, 2400 + 250 * k, 3900, .008, .055, .8, 1]]),
  die: [0, .07, .13, .18, .27, .33].flatMap((at, k) => [["b", at, 1900 - 120 * k, 1300, .001, .045, 2 - .2 * k, 3],
    ["t", at, 620 - 30 * k, 380, .001, .04, .12]]),
  coin: [...bell(0, 2090, .3, .22), ...bell(.055, 2790, .26, .3)],
  wood: [["t", 0, 430, 230, .001, .1, .45], ["b", 0, 1300, 800, .001, .04, 1.7, 2]],
  stone: [["b", 0, 820, 480, .001, .09, 2, 1.5], ["s", 0, 170, 110, .002, .09, .22], ["h", 0, 3200, 3200, .001, .018, .25]],
  metal: [...bell(0, 1180, .34, .5), ["b", 0, 3600, 2600, .001, .03, .5, 2], ["s", 0, 1790, 1790, .002, .3, .14]],
  glass: [...bell(0, 1568, .3, .45), ...bell(.02, 2637, .12, .35)],
  pour: [["b", 0, 420, 950, .08, .62, .9, 3], ...roll(6, (k) => [["s", .07 + .1 * k, 360 + 70 * k, 620 + 90 * k, .02, .07, .2]])],
  foam: [["b", 0, 4200, 6200, .05, .5, .5, .9], ["b", 0, 2400, 3600, .04, .34, .2, 1]],
  stamp: [["l", 0, 700, 200, .001, .11, 1], ["s", 0, 150, 80, .001, .13, .4], ["b", .008, 1500, 900, .001, .04, .9, 1]],
  strike: [["s", 0, 130, 58, .003, .4, .42], ["l", 0, 1100, 240, .002, .25, .7], ["b", .03, 620, 300, .01, .24, 1.1, 4]],
  tick: [["t", 0, 1400, 1150, .001, .028, .32]],
  call: [...bell(0, 784, .3, .22), ...bell(.16, 1175, .3, .24)],
  turn: [...bell(0, 659, .3, .5), ...bell(.14, 988, .3, .8)],
  chat: [["s", 0, 620, 760, .008, .07, .34], ["s", .085, 820, 930, .008, .09, .32]],
  hint: [784, 988, 1175, 1568].map((hz, k) => ["s", .07 * k, hz, hz, .01, .22, .22]),
  error: [["t", 0, 311, 294, .006, .12, .42], ["t", .12, 247, 220, .006, .18, .42]],
  victory: roll(5, (k) => chord(Math.min(.16 * k, .48),
    [392, 494, 587, 784, 1175][k], k < 3 ? .24 : 1.1, k < 4 ? .28 : .12)),
};

/** @type {Record<string, OscillatorType>} */
const WAVES = { s: "sine", t: "triangle" };
/** @type {Record<string, BiquadFilterType>} */
const FILTERS = { l: "lowpass", b: "bandpass", h: "highpass" };

// Two seconds of noise, the same at every start.
/** @param {BaseAudioContext} audio */
function noiseOf(audio) {
  const buffer = audio.createBuffer(1, 2 * audio.sampleRate, audio.sampleRate), data = buffer.getChannelData(0);
  let seed = 22695477;
  for (let k = 0; k < data.length; k += 1) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    data[k] = seed / 2 ** 31 - 1;
  }
  return buffer;
}

const noises = new WeakMap();

// Send a sound to `out` at a time; `pitch` raises it a little, so that two alike do not sound alike.
/** @param {BaseAudioContext} audio @param {AudioNode} out @param {string} name @param {number} at @param {number} pitch */
export function send(audio, out, name, at = 0, pitch = 1) {
  if (!noises.has(audio)) noises.set(audio, noiseOf(audio));
  for (const [kind, start, from, to, attack, decay, gain, q = .7] of SOUNDS[name]) {
    const begin = at + start, end = begin + attack + decay;
    const level = audio.createGain();
    level.gain.setValueAtTime(0, begin);
    level.gain.linearRampToValueAtTime(gain, begin + attack);
    level.gain.exponentialRampToValueAtTime(.0001, end);
    const tuned = WAVES[kind] ? tone(audio, kind, begin, end) : noise(audio, kind, q, begin, end);
    tuned.frequency.setValueAtTime(from * pitch, begin);
    tuned.frequency.exponentialRampToValueAtTime(to * pitch, end);
    tuned.connect(level).connect(out);
  }
}

/** @param {BaseAudioContext} audio @param {string} kind @param {number} begin @param {number} end */
function tone(audio, kind, begin, end) {
  const source = audio.createOscillator();
  source.type = WAVES[kind];
  source.start(begin);
  source.stop(end);
  return source;
}

/** @param {BaseAudioContext} audio @param {string} kind @param {number} q @param {number} begin @param {number} end */
function noise(audio, kind, q, begin, end) {
  const source = audio.createBufferSource(), tuned = audio.createBiquadFilter();
  source.buffer = noises.get(audio) ?? null;
  source.connect(tuned);
  tuned.type = FILTERS[kind];
  tuned.Q.value = q;
  source.start(begin, begin % 1);
  source.stop(end);
  return tuned;
}

// Plays as much as a person likes, and never two alike at once.
export const player = {
  /** @type {Record<string, number>} */
  last: {},
  /** @type {AudioContext | null} */
  audio: null,
  /** @type {AudioNode | null} */
  out: null,

  wake() {
    if (!globalThis.AudioContext) return;
    this.audio ??= new AudioContext({ latencyHint: "interactive" });
    this.audio.resume();
    if (this.out) return;
    this.out = this.audio.createDynamicsCompressor(); // many at once are no louder than one
    this.out.connect(this.audio.destination);
  },

  /** @param {string} name */
  isHeard(name) {
    const wish = prefs.get("sound");
    return wish !== "off" && (CALLS.includes(name) || (wish === "all" && !document.hidden));
  },

  // Two notes that call somebody to a table, whatever is to be heard there; a page that was never touched stays silent.
  async ring() {
    this.wake();
    await this.audio?.resume();
    this.sound("call");
  },

  /** @param {string} name */
  play(name) {
    if (this.isHeard(name)) this.sound(name);
  },

  /** @param {string} name */
  sound(name) {
    const { audio, out } = this;
    if (!out || audio?.state !== "running") return;
    const now = audio.currentTime;
    if (now - this.last[name] < SPACE) return;
    this.last[name] = now;
    const level = audio.createGain();
    level.gain.value = (prefs.get("volume") / 100) ** 2; // as ears have it
    level.connect(out);
    send(audio, level, name, now + LEAD, 1 + AWRY * (Math.random() - 0.5));
  },
};
