import { chance, circle, line, path, rect, sheet, smooth, times, width } from './ink.mjs'

const noise = (frequency, octaves, seed) =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="noise"/>`

const roughEdges = (size) =>
  `<filter id="rough" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">${noise(0.035, 3, 4)}<feDisplacementMap in="SourceGraphic" in2="noise" scale="${size}" xChannelSelector="R" yChannelSelector="G"/></filter>`

const channels = (color) =>
  [1, 3, 5].map((start) => (Number.parseInt(color.slice(start, start + 2), 16) / 255).toFixed(3))

const speckles = (color, least) => {
  const [red, green, blue] = channels(color)
  return `<filter id="worn" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">${noise(0.34, 2, 9)}<feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 7 0 0 0 ${-7 * least}"/></filter>`
}

/**
 * A sheet as from a press: edges are a little rough, and specks of `worn` show where the ink did
 * not take.
 */
export const printed = (height, ground, { rough = 4, worn = ground, least = 0.7 } = {}, ...parts) =>
  sheet(
    height,
    ground,
    roughEdges(rough),
    speckles(worn, least),
    `<g filter="url(#rough)">`,
    rect(-20, -20, width + 40, height + 40, ground),
    parts,
    '</g>',
    least > 0.99 ? '' : rect(0, 0, width, height, worn, { filter: 'url(#worn)', opacity: 0.55 }),
  )

/** A layer of ink over the others, which lets their colors through. */
export const inked = (...parts) =>
  `<g style="mix-blend-mode:multiply">${parts.flat(9).join('')}</g>`

/** Parallel lines that fill a box around the origin, turned. */
export const hatch = (size, step, turn, color, weight) =>
  `<g transform="rotate(${turn})">${times(Math.ceil((2 * size) / step), (i) =>
    line(-size, -size + i * step, size, -size + i * step, color, weight),
  ).join('')}</g>`

/** Dots of ink inside a box, denser toward its foot. */
export const stippled = (x, y, w, h, count, color, seed) => {
  const next = chance(seed)
  return times(count, () =>
    circle(x + next() * w, y + h * Math.sqrt(next()), 0.9 + next() * 1.5, color),
  )
}

/** A wash of water color: layers of one shape, each a little different. */
export const wash = (points, color, seed, loose = 9) => {
  const next = chance(seed)
  const layer = () =>
    path(
      smooth(
        points.map(([x, y]) => [
          Math.round(x + (next() - 0.5) * 2 * loose),
          Math.round(y + (next() - 0.5) * 2 * loose),
        ]),
      ),
      color,
      { opacity: 0.3 },
    )
  return inked(times(4, layer))
}

/** The points of a round shape. */
export const round = (cx, cy, rx, ry = rx, count = 10) =>
  times(count, (i) => [
    Math.round(cx + rx * Math.cos((i * 2 * Math.PI) / count)),
    Math.round(cy + ry * Math.sin((i * 2 * Math.PI) / count)),
  ])
