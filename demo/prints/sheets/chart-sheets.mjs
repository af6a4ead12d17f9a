import { bold, middle } from './guide-sheet.mjs'
import { circle, head, line, rect, text, times } from './ink.mjs'
import { color, drawnAt, sheetsOf } from './parts.mjs'
import { printed } from './texture.mjs'

const listOf = (words = '') => words.split(',').map((each) => each.trim())

/** Reads `Basil: mint.green` as a label and a part, or several parts that `+` joins. */
const labeled = (words) =>
  listOf(words).map((each) => {
    const [label, ...rest] = each.split(':')
    return { label, parts: rest.join(':').trim().split('+'), note: '' }
  })

const heading = ({ title, ink, size }) =>
  title.map((words, i) => head(48, 104 + i * size * 1.04, words, size, ink, { weight: 800 }))

const cellsOf = ({ items, columns, top, height }) => {
  const [w, h] = [(736 - 80) / columns, (height - top - 36) / Math.ceil(items.length / columns)]
  return items.map((item, i) => ({
    ...item,
    i,
    w,
    h,
    x: 40 + w * ((i % columns) + 0.5),
    y: top + h * Math.floor(i / columns),
  }))
}

const label = ({ x, y, h, label }, ink, size) => text(x, y + h - 20, label, size, ink, bold)

/** Draws the parts of a cell beside each other. */
const cellParts = ({ x, y, w, h, parts }, scale, foot = 44) => {
  const size = scale * Math.min((h - foot - 22) / 100, (w - 24) / 100 / parts.length)
  return parts.map((each, k) =>
    drawnAt(x + (k - (parts.length - 1) / 2) * size * 104, y + (h - foot) / 2 + 4, size, each),
  )
}

/** Looks of charts: each draws its cells. */
const looks = {
  cards: (chart) =>
    cellsOf(chart).map((cell) => [
      rect(
        cell.x - cell.w / 2 + 8,
        cell.y,
        cell.w - 16,
        cell.h - 14,
        chart.backs[cell.i % chart.backs.length],
        { rx: 20 },
      ),
      cellParts(cell, 0.94, 50),
      text(cell.x, cell.y + cell.h - 32, cell.label, chart.words, chart.ink, bold),
    ]),
  rounds: (chart) =>
    cellsOf(chart).map((cell) => [
      circle(
        cell.x,
        cell.y + (cell.h - 44) / 2 + 4,
        Math.min(cell.w, cell.h - 44) / 2 - 6,
        chart.backs[cell.i % chart.backs.length],
      ),
      cellParts(cell, 0.72),
      label(cell, chart.ink, chart.words),
    ]),
  plain: (chart) =>
    cellsOf(chart).map((cell) => [cellParts(cell, 1), label(cell, chart.ink, chart.words)]),
  shelves: (chart) =>
    cellsOf(chart).map((cell) => {
      const size = Math.min((cell.h - 74) / 100, (cell.w - 26) / 100)
      const board = cell.y + cell.h - 52
      return [
        cell.i % chart.columns === 0 ? rect(30, board, 676, 14, chart.backs[0], { rx: 4 }) : '',
        drawnAt(cell.x, board - 50 * size, size, cell.parts[0]),
        text(cell.x, board + 40, cell.label, chart.words, chart.ink, bold),
      ]
    }),
  ticks: (chart) =>
    cellsOf({ ...chart, columns: 2 }).map(({ x, y, w, h, parts, label }) => [
      rect(x - w / 2 + 8, y + h / 2 - 20, 38, 38, chart.backs[0], { rx: 9 }),
      drawnAt(x - w / 2 + 96, y + h / 2, Math.min(0.98, h / 112), parts[0]),
      text(x - w / 2 + 156, y + h / 2 + 8, label, chart.words, chart.ink, { weight: 600 }),
    ]),
  rows: (chart) =>
    cellsOf({ ...chart, columns: 1 }).map(({ y, h, parts, label, i }) => {
      const [name, note = ''] = label.split(' – ')
      return [
        rect(40, y + 6, 656, h - 12, chart.backs[i % chart.backs.length], { rx: 22 }),
        parts.map((each, k) => drawnAt(106 + k * h * 0.78, y + h / 2, (h - 34) / 100, each)),
        head(
          130 + parts.length * h * 0.74,
          y + h / 2 - (note === '' ? -10 : 4),
          name,
          chart.words * 1.35,
          chart.ink,
          { weight: 700 },
        ),
        text(
          130 + parts.length * h * 0.74,
          y + h / 2 + chart.words + 6,
          note,
          chart.words * 0.86,
          chart.ink,
        ),
      ]
    }),
  months: (chart) => {
    const names = 'JFMAMJJASOND'
    return cellsOf({ ...chart, columns: 1 }).map(({ y, h, parts, label, i }) => {
      const [name, from, to] = label.split(' – ')
      const w = 34
      return [
        i === 0
          ? [...names].map((each, k) =>
              text(290 + (k + 0.5) * w, y - 10, each, 20, chart.ink, bold),
            )
          : '',
        line(40, y, 696, y, chart.backs[0], 2),
        drawnAt(80, y + h / 2, (h - 16) / 100, parts[0]),
        text(128, y + h / 2 + 8, name, chart.words, chart.ink, { weight: 700 }),
        times(12, (k) => circle(290 + (k + 0.5) * w, y + h / 2, 5, chart.backs[0])),
        rect(
          290 + (from - 1) * w + 3,
          y + h / 2 - 13,
          (to - from + 1) * w - 6,
          26,
          chart.backs[1 + (i % (chart.backs.length - 1))],
          { rx: 13 },
        ),
      ]
    })
  },
  counting: (chart) =>
    cellsOf({ ...chart, columns: 1 }).map(({ y, h, parts, i }) => [
      head(72, y + h / 2 + h * 0.27, String(i + 1), h * 0.76, chart.backs[i % chart.backs.length], {
        weight: 800,
        ...middle,
      }),
      times(i + 1, (k) =>
        drawnAt(150 + k * 60, y + h / 2, Math.min(0.56, (h - 8) / 100), parts[0]),
      ),
    ]),
  letters: (chart) =>
    cellsOf(chart).map((cell) => [
      rect(
        cell.x - cell.w / 2 + 5,
        cell.y,
        cell.w - 10,
        cell.h - 10,
        chart.backs[cell.i % chart.backs.length],
        { rx: 16 },
      ),
      head(cell.x - cell.w / 2 + 16, cell.y + 42, cell.label[0], 40, chart.ink, { weight: 800 }),
      drawnAt(
        cell.x + 12,
        cell.y + cell.h / 2 + 8,
        (Math.min(cell.w, cell.h) - 48) / 100,
        cell.parts[0],
      ),
      text(cell.x, cell.y + cell.h - 20, cell.label, 15, chart.ink, bold),
    ]),
  sums: (chart) =>
    cellsOf({ ...chart, columns: 1 }).map(({ y, h, parts, label, i }) => {
      const step = 600 / parts.length
      const x = (k) => 68 + step * (k + 0.5)
      return [
        rect(40, y + 4, 656, h - 14, chart.backs[i % chart.backs.length], { rx: 24 }),
        parts.map((each, k) => [
          drawnAt(x(k), y + h / 2 - 20, Math.min((h - 74) / 100, 1.1), each),
          k === 0
            ? ''
            : head(
                x(k) - step / 2,
                y + h / 2 - 4,
                k === parts.length - 1 ? '=' : '+',
                50,
                chart.ink,
                middle,
              ),
        ]),
        text(368, y + h - 26, label, chart.words, chart.ink, bold),
      ]
    }),
}

const chart = ({
  look,
  h,
  g,
  k,
  backs,
  title = '',
  n = '3',
  size = '60',
  words = '21',
  items,
  foot,
}) => {
  const lines = title === '' ? [] : title.split(' / ')
  const drawn = {
    title: lines,
    ink: color(k),
    size: Number(size),
    backs: listOf(backs).map(color),
    columns: Number(n),
    words: Number(words),
    items: labeled(items),
    top:
      lines.length === 0
        ? 40
        : 92 + (lines.length - 1) * Number(size) * 1.04 + (look === 'months' ? 70 : 44),
    height: Number(h) - (foot === undefined ? 0 : 40),
  }
  return printed(
    Number(h),
    color(g),
    { rough: 2, least: 0.84 },
    heading(drawn),
    looks[look](drawn),
    foot === undefined
      ? ''
      : text(368, Number(h) - 34, foot, 20, color(k), { ...middle, weight: 600 }),
  )
}

/** Charts, lists and alphabets: rows of `tables/charts.txt`. */
export const chartSheets = sheetsOf('charts.txt', chart)
