import { head, placed } from './ink.mjs'
import { printed } from './texture.mjs'

export const middle = { anchor: 'middle' }

export const bold = { anchor: 'middle', weight: 700 }

/** A guide: a title of one or two lines, and what it shows below. */
export const guide = (height, ground, { ink, title, worn = ground, size = 58 }, ...parts) =>
  printed(
    height,
    ground,
    { rough: 2, worn, least: 0.82 },
    title.map((words, i) => head(48, 108 + i * size * 1.04, words, size, ink, { weight: 700 })),
    parts,
  )

/** Places things in columns. */
export const grid = (things, { columns, x, y, w, h }, draw) =>
  things.map((thing, i) =>
    placed(x + (i % columns) * w, y + Math.floor(i / columns) * h, 0, draw(thing, i)),
  )
