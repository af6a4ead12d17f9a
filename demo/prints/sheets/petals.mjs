import { path, placed, times } from './ink.mjs'
import { leaf } from './leaves.mjs'

/** Petals around the origin. */
export const petals = (count, length, width, color, turn = 0) =>
  times(count, (i) => placed(0, 0, turn + (i * 360) / count, leaf(length, width, color)))

/** A petal with a broad, round end along +x. */
export const broad = (length, width, color) =>
  path(
    `M0 0C${length * 0.3} ${-width * 0.9} ${length} ${-width * 1.2} ${length} 0C${length} ${width * 1.2} ${length * 0.3} ${width * 0.9} 0 0Z`,
    color,
  )

export const broadPetals = (count, length, width, color, turn = 0) =>
  times(count, (i) => placed(0, 0, turn + (i * 360) / count, broad(length, width, color)))
