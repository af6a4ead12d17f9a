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

/** Draws a line of a title. */
export const head = (x, y, words, size, fill, more = {}) =>
  text(x, y, words, size, fill, { face: 'head', weight: 600, spacing: -0.02, ...more })

export const ellipse = (cx, cy, rx, ry, fill, more = {}) =>
  `<ellipse${written({ cx, cy, rx, ry, fill, ...more })}/>`
export const polygon = (points, fill, more = {}) => path(`M${points.join('L')}Z`, fill, more)

/** Moves what it is given and scales it; a negative width mirrors it. */
export const at = (x, y, [across, down], ...parts) =>
  `<g transform="translate(${x} ${y}) scale(${across} ${down})">${parts.flat(9).join('')}</g>`

/** Shows of the parts only what lies on the shapes, in whatever color those are. */
export const clipped = (id, shapes, ...parts) =>
  `<mask id="${id}" style="mask-type:alpha">${[shapes].flat(9).join('')}</mask><g mask="url(#${id})">${parts.flat(9).join('')}</g>`

/** Returns a soft outline through points, closed unless it is open. */
export function smooth(points, isOpen = false) {
  const last = points.length - 1
  const point = (index) =>
    isOpen
      ? points[Math.min(Math.max(index, 0), last)]
      : points[(index + points.length) % points.length]
  const between = (index) => {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => point(index + step))
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const other = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...one, ...other, ...to].map((part) => part.toFixed(1)).join(' ')}`
  }
  return `M${points[0].join(' ')}${times(isOpen ? last : points.length, between).join('')}${isOpen ? '' : 'Z'}`
}

/** A soft shape through points. */
export const blob = (points, fill, more = {}) => path(smooth(points), fill, more)

/** A soft line through points. */
export const curve = (points, color, size = 3, more = {}) =>
  stroke(smooth(points, true), color, size, more)
