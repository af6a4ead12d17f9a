/** The tones of one pair: the ground and the shape upon it, with what harmonises around them. */
export type Pair = {
  ground: string
  shape: string
  /** The lightest tone, for paper, plates and walls. */
  paper: string
  /** The darkest tone, for lettering and lines. */
  deep: string
  /** A small spark beside the pair. */
  accent: string
  /** What shines in its skies. */
  sun: string
  dark: boolean
}

function pair(ground: string, shape: string, paper: string, deep: string, accent: string): Pair {
  return { ground, shape, paper, deep, accent, sun: accent, dark: false }
}

/** The eleven pairs from which every demo picture takes its colours. */
export const palette = {
  mint: pair('#cdebdd', '#99cfb8', '#eef8f2', '#2c6e56', '#ff9472'),
  sky: pair('#cfe2f3', '#9dbfe0', '#eff5fb', '#35618f', '#f2b544'),
  lilac: pair('#e2d6f2', '#b699d8', '#f6f1fb', '#5f4190', '#f4c04e'),
  sand: pair('#ece6df', '#cdc3b4', '#f9f6f1', '#6d5f4d', '#c8502f'),
  rose: pair('#f7d0dc', '#df86a4', '#fdf0f4', '#94355a', '#f5b94c'),
  butter: pair('#f9e3b8', '#efc26e', '#fdf6e4', '#99601a', '#d9573a'),
  clay: { ...pair('#f3cfba', '#dc946f', '#fcf1ea', '#8c412a', '#2f7567'), sun: '#ffd98f' },
  olive: pair('#e1e5c6', '#b0ba78', '#f5f6e9', '#55612a', '#e0823d'),
  forest: { ...pair('#20382f', '#3f8a6d', '#dcebe3', '#14251f', '#f2b544'), dark: true },
  navy: { ...pair('#24304d', '#3f5689', '#dfe6f3', '#161e33', '#f0a35c'), dark: true },
  plum: { ...pair('#3f2439', '#8a4a70', '#f4e3ea', '#281523', '#f2b36b'), dark: true },
} as const satisfies Record<string, Pair>

/** The name of a pair. */
export type PairName = keyof typeof palette

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The colour that lies a share of the way from one colour to another. */
export function blend(from: string, to: string, share: number): string {
  const [r1, g1, b1] = channels(from)
  const [r2, g2, b2] = channels(to)
  const mix = (a: number, b: number) => Math.round(a + (b - a) * share)
  const value = (mix(r1, r2) << 16) | (mix(g1, g2) << 8) | mix(b1, b2)
  return `#${value.toString(16).padStart(6, '0')}`
}
