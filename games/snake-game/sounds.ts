/**
 * The sounds for food, the end of a game, and a full board: notes with frequency in Hz and length
 * in s.
 */
const tunes = {
  eat: [
    [660, 0.05],
    [880, 0.07],
  ],
  over: [
    [220, 0.12],
    [165, 0.12],
    [110, 0.24],
  ],
  won: [
    [523, 0.1],
    [659, 0.1],
    [784, 0.1],
    [1047, 0.3],
  ],
} as const satisfies Record<string, readonly (readonly [frequency: number, length: number])[]>
export type Sound = keyof typeof tunes

let context: AudioContext | undefined

/**
 * Plays square waves, so no file is loaded. Browsers allow sound only after a key or a click, and
 * without audio nothing happens.
 */
export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  let start = context.currentTime
  for (const [frequency, length] of tunes[sound]) {
    const note = new OscillatorNode(context, { type: 'square', frequency })
    note.connect(new GainNode(context, { gain: 0.04 })).connect(context.destination)
    note.start(start)
    note.stop(start + length)
    start += length
  }
}
