import { line, path, placed, times } from './ink.mjs'

/** A leaf along +x from the origin, as long as it is told, with a midrib. */
export const leaf = (length, width, color, rib) => [
  path(
    `M0 0C${length * 0.3} ${-width} ${length * 0.75} ${-width} ${length} 0C${length * 0.75} ${width} ${length * 0.3} ${width} 0 0Z`,
    color,
  ),
  rib === undefined ? '' : line(length * 0.06, 0, length * 0.9, 0, rib, 2),
]

/** A stem with pairs of leaves, upward from the origin. */
export const twig = (pairs, step, size, color, stem) => [
  line(0, 0, 0, -(pairs + 0.6) * step, stem, 4),
  times(pairs, (i) => {
    const length = size * (1 - (0.45 * i) / pairs)
    const at = -(i + 0.6) * step
    return [
      placed(0, at, -35, leaf(length, length * 0.28, color)),
      placed(0, at - step * 0.25, 215, leaf(length, length * 0.28, color)),
    ]
  }),
  placed(0, -(pairs + 0.5) * step, -90, leaf(size * 0.6, size * 0.17, color)),
]
