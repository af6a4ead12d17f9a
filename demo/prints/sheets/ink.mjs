/** Width of every sheet. */
export const width = 736

/** Returns a sheet: its height and what is drawn on it. */
export const sheet = (height, ground, ...parts) => ({
  height,
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${parts.flat(9).join('')}</svg>`,
})

const written = (attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}="${value}"`)
    .join('')

export const circle = (cx, cy, r, fill, more = {}) =>
  `<circle${written({ cx, cy, r, fill, ...more })}/>`
export const rect = (x, y, w, h, fill, more = {}) =>
  `<rect${written({ x, y, width: w, height: h, fill, ...more })}/>`
export const path = (d, fill, more = {}) => `<path${written({ d, fill, ...more })}/>`
export const stroke = (d, color, size = 3, more = {}) =>
  path(d, 'none', { stroke: color, strokeWidth: size, strokeLinecap: 'round', ...more })
export const line = (x1, y1, x2, y2, color, size = 2) =>
  stroke(`M${x1} ${y1}L${x2} ${y2}`, color, size)

const faces = { head: 'Bricolage Grotesque Variable', body: 'Instrument Sans Variable' }

/** Draws a line of text. */
export const text = (x, y, words, size, fill, more = {}) => {
  const { face = 'body', weight = 500, anchor = 'start', spacing = 0 } = more
  const style = `font-family:'${faces[face]}';font-weight:${weight};letter-spacing:${spacing}em`
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" style="${style}">${words}</text>`
}

/** Draws text lines below each other. */
export const lines = (x, y, all, size, fill, leading = 1.45, more = {}) =>
  all.map((words, index) => text(x, y + index * size * leading, words, size, fill, more))

/** Moves and turns what it is given. */
export const placed = (x, y, turn, ...parts) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${parts.flat(9).join('')}</g>`

/** Numbers from 0 to count - 1, each through a function. */
export const times = (count, make) => Array.from({ length: count }, (_, index) => make(index))

/** A repeatable source of numbers between 0 and 1. */
export function chance(seed) {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}
