/** A named color: its hue in degrees, and its saturation and lightness from 0 to 1. */
type Hsl = readonly [hue: number, saturation: number, light: number]

/** Named colors, each with the plain color that it is a shade of; words that also name a thing have none. */
const named: Readonly<Record<string, readonly [...Hsl, plain: string | null]>> = {
  red: [0, 0.75, 0.45, 'red'],
  coral: [12, 0.8, 0.65, 'pink'],
  orange: [28, 0.9, 0.55, 'orange'],
  terracotta: [16, 0.55, 0.5, 'orange'],
  rust: [16, 0.7, 0.38, 'brown'],
  brown: [25, 0.45, 0.3, 'brown'],
  tan: [34, 0.45, 0.68, 'beige'],
  beige: [38, 0.4, 0.85, 'beige'],
  cream: [45, 0.6, 0.92, 'white'],
  gold: [46, 0.75, 0.5, null],
  mustard: [45, 0.75, 0.5, 'yellow'],
  yellow: [52, 0.9, 0.55, 'yellow'],
  lime: [80, 0.75, 0.5, 'green'],
  olive: [70, 0.4, 0.35, 'green'],
  green: [125, 0.5, 0.42, 'green'],
  sage: [110, 0.2, 0.65, 'green'],
  mint: [150, 0.5, 0.8, 'green'],
  teal: [180, 0.6, 0.32, 'blue'],
  turquoise: [174, 0.7, 0.56, 'blue'],
  blue: [215, 0.7, 0.5, 'blue'],
  navy: [222, 0.6, 0.22, 'blue'],
  purple: [275, 0.5, 0.45, 'purple'],
  violet: [275, 0.6, 0.55, null],
  lilac: [280, 0.4, 0.75, 'purple'],
  lavender: [265, 0.5, 0.8, null],
  pink: [340, 0.75, 0.75, 'pink'],
  magenta: [315, 0.75, 0.5, 'pink'],
  burgundy: [345, 0.6, 0.28, 'red'],
  black: [0, 0, 0.06, 'black'],
  grey: [0, 0, 0.5, 'grey'],
  gray: [0, 0, 0.5, null],
  silver: [0, 0, 0.75, 'grey'],
  white: [0, 0, 0.97, 'white'],
}

/** The plain color that each named one is a shade of. */
export const plainOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(named).flatMap(([name, [, , , plain]]) => (plain === null ? [] : [[name, plain]])),
)

/** Shades as red, green and blue from 0 to 255, each with its plain color. */
export const shades: readonly (readonly [color: string, rgb: readonly number[]])[] = Object.values(
  named,
).flatMap(([hue, saturation, light, plain]) =>
  plain === null ? [] : [[plain, rgbOf([hue, saturation, light])] as const],
)

/** The plain colors. */
export const plainColors: readonly string[] = [...new Set(Object.values(plainOf))]

/** Returns the plain color nearest to a picture's (`#rrggbb`). */
export function plainColorOf(hex: string): string {
  const given = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const away = (rgb: readonly number[]) =>
    rgb.reduce((sum, part, at) => sum + (part - (given[at] ?? 0)) ** 2, 0)
  const [nearest] = shades.toSorted(([, one], [, other]) => away(one) - away(other))
  return nearest?.[0] ?? 'grey'
}

function rgbOf([hue, saturation, light]: Hsl): readonly number[] {
  const span = saturation * Math.min(light, 1 - light)
  return [0, 8, 4].map((offset) => {
    const turn = (offset + hue / 30) % 12
    return Math.round(255 * (light - span * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))))
  })
}

/** True when a word names a color. */
export const isColor = (word: string): boolean => Object.hasOwn(named, word)

/** Returns how close a picture's color (`#rrggbb`) is to a named one, from 0 to 1. */
export function colorCloseness(word: string, hex: string): number {
  const wanted = named[word]
  const given = hslOf(hex)
  if (wanted === undefined || given === undefined) return 0
  const [hue, saturation, light] = wanted
  return closeness([hue, saturation, light], given)
}

/** The max distance of hues that still count as the same color. */
const hueSpan = 50

function closeness([hue, saturation, light]: Hsl, [theirs, vivid, bright]: Hsl): number {
  const lightness = Math.max(0, 1 - Math.abs(light - bright) / 0.5)
  if (saturation < 0.1) return lightness * Math.max(0, 1 - vivid / 0.4)
  const apart = Math.abs(hue - theirs)
  const turned = Math.max(0, 1 - Math.min(apart, 360 - apart) / hueSpan)
  return turned * Math.min(1, vivid / 0.2) * (0.4 + 0.6 * lightness)
}

function hslOf(hex: string): Hsl | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return undefined
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  )
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const light = (most + least) / 2
  const span = most - least
  if (span === 0) return [0, 0, light]
  const sextant =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4
  return [sextant * 60, span / (1 - Math.abs(2 * light - 1)), light]
}
