import { chance, circle, line, placed, polygon, rect, times } from './ink.mjs'
import { color, drawnAt, sheetsOf, wordsOf } from './parts.mjs'
import { printed } from './texture.mjs'

/** Grounds below a repeat. */
const grounds = {
  plain: () => '',
  stripes: ({ h, step, backs }) =>
    times(Math.ceil(736 / step), (i) => rect(i * step, 0, step, h, backs[i % backs.length])),
  checks: ({ h, step, backs }) =>
    times(Math.ceil(h / step), (row) =>
      times(Math.ceil(736 / step), (i) =>
        rect(i * step, row * step, step, step, backs[(i + row) % backs.length]),
      ),
    ),
  diamonds: ({ h, step, backs }) =>
    times(Math.ceil(h / step) * 2 + 1, (row) =>
      times(Math.ceil(736 / step) + 1, (i) =>
        placed(
          i * step + (row % 2 ? step / 2 : 0),
          (row * step) / 2,
          0,
          polygon(
            [`0,${-step / 2}`, `${step / 2},0`, `0,${step / 2}`, `${-step / 2},0`],
            backs[row % backs.length],
          ),
        ),
      ),
    ),
  dots: ({ h, step, backs }) =>
    times(Math.ceil(h / step) + 1, (row) =>
      times(Math.ceil(736 / step) + 1, (i) =>
        circle(
          (i + (row % 2 ? 0.5 : 0)) * step,
          row * step,
          step * 0.44,
          backs[(i + row) % backs.length],
        ),
      ),
    ),
  lattice: ({ h, step, backs }) =>
    times(Math.ceil((736 + h) / step), (i) => [
      line(i * step, 0, i * step - h, h, backs[0], 5),
      line(i * step - h, 0, i * step, h, backs[0], 5),
    ]),
  tiles: ({ h, step, backs }) =>
    times(Math.ceil(h / step), (row) =>
      times(Math.ceil(736 / step), (i) => [
        rect(i * step + 4, row * step + 4, step - 8, step - 8, backs[0], { rx: 6 }),
        [0, 1, 2, 3].map((k) =>
          circle((i + (k % 2)) * step, (row + Math.floor(k / 2)) * step, step * 0.24, backs[1]),
        ),
      ]),
    ),
}

/** Repeats: each returns the places and turns of its parts. */
const repeats = {
  grid: ({ h, step }) =>
    times(Math.ceil(h / step), (row) =>
      times(Math.ceil(736 / step), (i) => [(i + 0.5) * step, (row + 0.5) * step, 0, i + row]),
    ).flat(),
  drop: ({ h, step }) =>
    times(Math.ceil(736 / step) + 1, (i) =>
      times(Math.ceil(h / step) + 1, (row) => [
        i * step,
        (row + (i % 2 ? 0.5 : 0)) * step,
        0,
        row + 2 * i,
      ]),
    ).flat(),
  turned: ({ h, step }) =>
    times(Math.ceil(h / step), (row) =>
      times(Math.ceil(736 / step), (i) => [
        (i + 0.5) * step,
        (row + 0.5) * step,
        ((i + row) % 4) * 90,
        i * 3 + row,
      ]),
    ).flat(),
  tossed: ({ h, step }) => {
    const next = chance(step * 31)
    return times(Math.ceil(h / step) + 1, (row) =>
      times(Math.ceil(736 / step) + 1, (i) => [
        (i + (row % 2 ? 0.5 : 0) + (next() - 0.5) * 0.24) * step,
        (row + (next() - 0.5) * 0.24) * step,
        next() * 360,
        i + row * 2,
      ]),
    ).flat()
  },
  rows: ({ h, step }) =>
    times(Math.ceil(h / step) + 1, (row) =>
      times(Math.ceil(736 / step) + 1, (i) => [
        (i + (row % 2 ? 0.5 : 0)) * step,
        (row + 0.5) * step,
        row % 2 ? 12 : -12,
        row,
      ]),
    ).flat(),
}

const pattern = ({ h = '1000', g, under = 'plain', backs, repeat, step, size, parts }) => {
  const drawn = { h: Number(h), step: Number(step), backs: wordsOf(backs).map(color) }
  const all = wordsOf(parts)
  return printed(
    drawn.h,
    color(g),
    { rough: 2, least: 0.86 },
    grounds[under](drawn),
    repeats[repeat](drawn).map(([x, y, turn, i]) =>
      drawnAt(x, y, Number(size), all[i % all.length], turn),
    ),
  )
}

/** Patterns that repeat a few parts: rows of `tables/patterns.txt`. */
export const patternSheets = sheetsOf('patterns.txt', pattern)
