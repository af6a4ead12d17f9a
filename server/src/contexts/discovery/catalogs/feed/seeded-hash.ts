/** Two numbers of 32 bits that nobody else knows. */
export type Seed = readonly [number, number]

/** Returns a seed by chance. */
export function newSeed(): Seed {
  const [one = 0, two = 0] = crypto.getRandomValues(new Uint32Array(2))
  return [one, two]
}

const turned = (value: number, by: number): number => (value << by) | (value >>> (32 - by))

/** The four numbers of HalfSipHash. */
type State = [number, number, number, number]

function mix(state: State, rounds: number): void {
  let [v0, v1, v2, v3] = state
  for (let round = 0; round < rounds; round += 1) {
    v0 = (v0 + v1) | 0
    v1 = turned(v1, 5) ^ v0
    v0 = turned(v0, 16)
    v2 = (v2 + v3) | 0
    v3 = turned(v3, 8) ^ v2
    v0 = (v0 + v3) | 0
    v3 = turned(v3, 7) ^ v0
    v2 = (v2 + v1) | 0
    v1 = turned(v1, 13) ^ v2
    v2 = turned(v2, 16)
  }
  state[0] = v0
  state[1] = v1
  state[2] = v2
  state[3] = v3
}

function take(state: State, word: number): void {
  state[3] ^= word
  mix(state, 2)
  state[0] ^= word
}

/**
 * Returns 64 bits of a text (HalfSipHash-2-4 of its UTF-16 units). Without the seed nobody can choose texts whose
 * bits agree.
 */
export function seededHash(text: string, [one, two]: Seed): readonly [number, number] {
  const state: State = [one, two ^ 0xee, 0x6c796765 ^ one, 0x74656462 ^ two]
  const even = text.length & ~1
  for (let at = 0; at < even; at += 2)
    take(state, text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16))
  const rest = even < text.length ? text.charCodeAt(even) : 0
  take(state, ((2 * text.length) << 24) | rest)
  state[2] ^= 0xee
  mix(state, 4)
  const first = (state[1] ^ state[3]) >>> 0
  state[1] ^= 0xdd
  mix(state, 4)
  return [first, (state[1] ^ state[3]) >>> 0]
}
