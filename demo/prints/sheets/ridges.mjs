import { chance, circle, path, polygon, rect, smooth, times } from './ink.mjs'

/** A hill across the sheet, down to its foot. */
export const ridge = (seed, y, swell, color, foot = 1110) => {
  const next = chance(seed)
  const points = times(9, (i) => [i * 100 - 32, y + (next() - 0.5) * 2 * swell])
  return path(`${smooth(points, true)}L768 ${foot}L-32 ${foot}Z`, color)
}

/** A jagged range of mountains, with snow where `snow` is a color. */
export const range = (seed, y, high, color, snow) => {
  const next = chance(seed)
  const peaks = times(6, (i) => [i * 150 + next() * 60 - 40, y - high * (0.5 + next() * 0.5)])
  const side = (x, top) => `${x - (y - top) * 0.8},${y + 20}`
  return peaks.map(([x, top]) => [
    polygon([side(x, top), `${x},${top}`, `${x + (y - top) * 0.9},${y + 20}`], color),
    snow === undefined
      ? ''
      : polygon(
          [
            `${x - (y - top) * 0.22},${top + (y - top) * 0.28}`,
            `${x},${top}`,
            `${x + (y - top) * 0.25},${top + (y - top) * 0.28}`,
            `${x + (y - top) * 0.08},${top + (y - top) * 0.22}`,
            `${x - (y - top) * 0.04},${top + (y - top) * 0.34}`,
          ],
          snow,
        ),
  ])
}

/** A fir of three tiers with its foot at a place. */
export const fir = (x, y, size, color) => [
  rect(x - size * 0.04, y - size * 0.1, size * 0.08, size * 0.12, color),
  times(3, (i) =>
    polygon(
      [
        `${x - size * (0.26 - i * 0.06)},${y - size * (0.08 + i * 0.25)}`,
        `${x},${y - size * (0.52 + i * 0.24)}`,
        `${x + size * (0.26 - i * 0.06)},${y - size * (0.08 + i * 0.25)}`,
      ],
      color,
    ),
  ),
]

export const stars = (seed, count, color, low) => {
  const next = chance(seed)
  return times(count, () => circle(next() * 736, next() * low, 1 + next() * 2.4, color))
}
