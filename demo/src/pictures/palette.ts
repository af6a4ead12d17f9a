/** The colors of a pair: a ground, a shape on it, and matching tones. */
export type Pair = {
  ground: string
  shape: string
  /** The lightest tone, for paper, plates and walls. */
  paper: string
  /** The darkest tone, for lettering and lines. */
  deep: string
  /** A small contrast to the pair. */
  accent: string
  /** The sun or moon in its skies. */
  sun: string
  dark: boolean
}

function pair(ground: string, shape: string, paper: string, deep: string, accent: string): Pair {
  return { ground, shape, paper, deep, accent, sun: accent, dark: false }
}

/** The color pairs of all demo pictures. */
export const palette = {
  mint: pair('#cdebdd', '#99cfb8', '#eef8f2', '#2c6e56', '#ff9472'),
  sky: pair('#cfe2f3', '#9dbfe0', '#eff5fb', '#35618f', '#f2b544'),
  lilac: pair('#e2d6f2', '#b699d8', '#f6f1fb', '#5f4190', '#f4c04e'),
  sand: pair('#ece6df', '#cdc3b4', '#f9f6f1', '#6d5f4d', '#c8502f'),
  rose: pair('#f7d0dc', '#df86a4', '#fdf0f4', '#94355a', '#f5b94c'),
  butter: pair('#f9e3b8', '#efc26e', '#fdf6e4', '#99601a', '#d9573a'),
  clay: { ...pair('#f3cfba', '#dc946f', '#fcf1ea', '#8c412a', '#2f7567'), sun: '#ffd98f' },
  olive: pair('#e1e5c6', '#b0ba78', '#f5f6e9', '#55612a', '#e0823d'),
  coral: pair('#ffd9cf', '#f49a86', '#fff3ef', '#8f3527', '#2f8f83'),
  teal: pair('#c4e6e4', '#74bdb9', '#ecf8f7', '#1f5f60', '#f08a5d'),
  lemon: pair('#fbf0b2', '#ead25c', '#fffbe6', '#6f5f10', '#3f7fb5'),
  slate: pair('#dde2e6', '#a9b5bf', '#f4f6f8', '#3d4a56', '#e0664a'),
  blush: pair('#f6e1d8', '#e3b3a1', '#fdf5f1', '#7a4a3a', '#5b8a72'),
  forest: { ...pair('#20382f', '#3f8a6d', '#dcebe3', '#14251f', '#f2b544'), dark: true },
  navy: { ...pair('#24304d', '#3f5689', '#dfe6f3', '#161e33', '#f0a35c'), dark: true },
  plum: { ...pair('#3f2439', '#8a4a70', '#f4e3ea', '#281523', '#f2b36b'), dark: true },
  ink: { ...pair('#23242b', '#4d5160', '#e9e8ee', '#15161b', '#ff8a5c'), dark: true },
  brick: { ...pair('#6e2f26', '#b9604a', '#fbe8df', '#41190f', '#f6c465'), dark: true },
  lagoon: { ...pair('#123f4a', '#2f7f8c', '#dcf0f2', '#0b2930', '#f4a259'), dark: true },
} as const satisfies Record<string, Pair>

/** The name of a pair. */
export type PairName = keyof typeof palette

/** True when a pair has this name. */
export function isPairName(name: string): name is PairName {
  return name in palette
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Returns the color at a share of the way between two colors. */
export function blend(from: string, to: string, share: number): string {
  const [r1, g1, b1] = channels(from)
  const [r2, g2, b2] = channels(to)
  const mix = (a: number, b: number) => Math.round(a + (b - a) * share)
  const value = (mix(r1, r2) << 16) | (mix(g1, g2) << 8) | mix(b1, b2)
  return `#${value.toString(16).padStart(6, '0')}`
}
