import { num } from './stage.ts'

/**
 * A small geometric alphabet of strokes, so that lettering looks the same on machines without
 * fonts. The baseline is 0, the x-height 10, ascenders 16; each letter starts with its advance.
 */
const alphabet: Record<string, readonly [advance: number, strokes: string]> = {
  a: [10, 'M10-5a5 5 0 1 0-10 0a5 5 0 1 0 10 0M10-10V0'],
  b: [10, 'M10-5a5 5 0 1 0-10 0a5 5 0 1 0 10 0M0-16V0'],
  c: [8.5, 'M8.5-8.5A5 5 0 1 0 8.5-1.5'],
  d: [10, 'M10-5a5 5 0 1 0-10 0a5 5 0 1 0 10 0M10-16V0'],
  e: [10, 'M0-5H10A5 5 0 1 0 8.3-1.2'],
  f: [6, 'M2.4 0V-12.4A3.6 3.6 0 0 1 6-16M0-10H6'],
  g: [10, 'M10-5a5 5 0 1 0-10 0a5 5 0 1 0 10 0M10-10V.6A5 5 0 0 1 1.4 4'],
  h: [9, 'M0-16V0M0-5.5A4.5 4.5 0 0 1 9-5.5V0'],
  i: [0, 'M0-10V0M0-14.6V-14.5'],
  j: [3, 'M3-10V2A3 3 0 0 1 0 5M3-14.6V-14.5'],
  k: [8, 'M0-16V0M7.6-10L0-4M2.8-6.2L8 0'],
  l: [0, 'M0-16V0'],
  m: [15, 'M0-10V0M0-6.2A3.75 3.8 0 0 1 7.5-6.2V0M7.5-6.2A3.75 3.8 0 0 1 15-6.2V0'],
  n: [9, 'M0-10V0M0-5.5A4.5 4.5 0 0 1 9-5.5V0'],
  o: [10, 'M10-5a5 5 0 1 0-10 0a5 5 0 1 0 10 0'],
  p: [10, 'M10-5a5 5 0 1 0-10 0a5 5 0 1 0 10 0M0-10V5.5'],
  q: [10, 'M10-5a5 5 0 1 0-10 0a5 5 0 1 0 10 0M10-10V5.5'],
  r: [5, 'M0-10V0M0-5.2A4.8 4.8 0 0 1 4.8-10'],
  s: [
    7.4,
    'M6.9-8.2C6.3-9.4 5.1-10 3.7-10C1.9-10 .6-9 .6-7.5C.6-4 7.4-6.1 7.4-2.6C7.4-1 6 0 3.9 0C2.2 0 .7-.7 0-2',
  ],
  t: [6, 'M2.4-14V-3.6A3.6 3.6 0 0 0 6 0M0-10H6'],
  u: [9, 'M0-10V-4.5A4.5 4.5 0 0 0 9-4.5M9-10V0'],
  v: [9, 'M0-10L4.5 0L9-10'],
  w: [14, 'M0-10L3.5 0L7-10L10.5 0L14-10'],
  x: [8, 'M0-10L8 0M8-10L0 0'],
  y: [9, 'M0-10L4.5 0M9-10L2 5.5'],
  z: [8, 'M0-10H8L0 0H8'],
  ' ': [3, ''],
  "'": [0, 'M0-16V-12.5'],
  ',': [1, 'M.8-.4L0 2.6'],
  '.': [0, 'M0-.1V0'],
  0: [10, 'M10-8a5 8 0 1 0-10 0a5 8 0 1 0 10 0'],
  1: [4, 'M0-12.5L4-16V0'],
  2: [9, 'M.3-12.2A4.4 4.2 0 0 1 9-11.6C9-7.6 1.6-4.4 0 0H9.2'],
  3: [9, 'M.8-16H8L3.6-9.8A4.7 4.9 0 1 1 .2-2.6'],
  4: [9.5, 'M7 0V-16L0-4.4H9.5'],
  5: [9, 'M8.4-16H1.6L.9-9.2A5 4.9 0 1 1 .2-2.2'],
  6: [10, 'M7.6-16C3-13.4 0-9.5 0-5a5 5 0 1 0 10 0a5 5 0 1 0-10 0'],
  7: [9, 'M0-16H9L3 0'],
  8: [9.6, 'M8.8-12a4 4 0 1 0-8 0a4 4 0 1 0 8 0M9.6-4.2a4.8 4.2 0 1 0-9.6 0a4.8 4.2 0 1 0 9.6 0'],
  9: [10, 'M2.4 0C7-2.6 10-6.5 10-11a5 5 0 1 0-10 0a5 5 0 1 0 10 0'],
}

const gap = 4.1

/** True when every letter of a line can be drawn. */
export function canLetter(line: string): boolean {
  return [...line].every((letter) => letter in alphabet)
}

/** Returns the width of a line at an x-height of 10. */
export function letteringWidth(line: string): number {
  return [...line].reduce((sum, letter) => sum + (alphabet[letter]?.[0] ?? 0) + gap, -gap)
}

/** Draws a line of lower-case letters with its start at x and its baseline at y. */
export function letterLine(
  line: string,
  at: { x: number; y: number; scale: number; colour: string; weight: number },
): string {
  let pen = 0
  const strokes = [...line].map((letter) => {
    const [advance, path] = alphabet[letter] ?? [0, '']
    const drawn = path && `<path transform="translate(${num(pen)})" d="${path}"/>`
    pen += advance + gap
    return drawn
  })
  const style = `fill="none" stroke="${at.colour}" stroke-width="${num(at.weight)}" stroke-linecap="round" stroke-linejoin="round"`
  return `<g transform="translate(${num(at.x)} ${num(at.y)}) scale(${num(at.scale)})" ${style}>${strokes.join('')}</g>`
}
