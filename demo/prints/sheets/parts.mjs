import { readFileSync } from 'node:fs'
import { at, circle, ellipse, path, placed, rect, stroke, times } from './ink.mjs'
import { leaf } from './leaves.mjs'

const colors = {
  red: '#e0263c',
  hot: '#ff4f81',
  pink: '#ff9ec4',
  blush: '#ffd9e6',
  coral: '#ff6f59',
  orange: '#ff8a2b',
  amber: '#ffb000',
  yellow: '#ffd21f',
  lemon: '#fff0a8',
  lime: '#c9e83a',
  green: '#2f9e4f',
  forest: '#0f5c3f',
  mint: '#b8f0d2',
  teal: '#0f8f8a',
  aqua: '#35cfc9',
  ice: '#dff5ff',
  sky: '#6fc3ff',
  cobalt: '#2f55e8',
  navy: '#17235c',
  violet: '#6b35d9',
  lilac: '#c9a8ff',
  plum: '#5b1f6b',
  cream: '#fff8e6',
  white: '#ffffff',
  ink: '#241a38',
  brown: '#8a5228',
  tan: '#dda765',
  gray: '#8a93a6',
  silver: '#cdd5e0',
  gold: '#d9a520',
  wine: '#8f1538',
  olive: '#7a8a2b',
  cocoa: '#4a2414',
  peach: '#ffc9a3',
  rose: '#e8658f',
}

/** Returns the color that has a name; other colors as they are. */
export const color = (name) => colors[name] ?? name

/** Reads a table beside the sheets: its rows, each a list of cells. */
const rowsOf = (file) =>
  readFileSync(new URL(`../tables/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => row.split('|').map((cell) => cell.trim()))

/** Returns the words of a cell; none without one. */
export const wordsOf = (cell = '') => cell.split(' ').filter((word) => word !== '')

const parts = new Map(rowsOf('parts.txt').map(([name, ...rest]) => [name, rest]))

const numbers = (words) => words.map(Number)

const shapes = {
  o: ([x, y, r, fill], ink) => circle(x, y, r, ink(fill), opacity(fill)),
  e: ([x, y, rx, ry, fill], ink) => ellipse(x, y, rx, ry, ink(fill), opacity(fill)),
  r: ([x, y, w, h, fill, rx = 0], ink) => rect(x, y, w, h, ink(fill), { rx, ...opacity(fill) }),
  p: ([fill, ...d], ink) => path(d.join(' '), ink(fill), opacity(fill)),
  s: ([fill, size, ...d], ink) =>
    stroke(d.join(' '), ink(fill), size, { strokeLinejoin: 'round', ...opacity(fill) }),
  l: ([x, y, turn, length, width, fill], ink) =>
    placed(x, y, turn, leaf(Number(length), Number(width), ink(fill))),
  t: ([x, y, turn, scale, name], ink) =>
    placed(x, y, turn, at(0, 0, numbers([scale, scale]), part(named(name, ink)))),
  '&': (rest, ink) => [shape(rest, ink), at(0, 0, [-1, 1], shape(rest, ink))],
}

const opacity = (fill) => (fill.includes('/') ? { opacity: fill.split('/')[1] } : {})

const named = (name, ink) =>
  name.replace(/\$([abcd])/g, (_, letter) => ink(letter)).replace(/\.undefined/g, '')

function shape([kind, ...rest], ink) {
  if (!kind.startsWith('*')) return shapes[kind](rest, ink)
  const [x, y, ...repeated] = rest
  const count = Number(kind.slice(1))
  const one = shape(repeated, ink)
  return times(
    count,
    (i) => `<g transform="rotate(${(i * 360) / count} ${x} ${y})">${[one].flat(9).join('')}</g>`,
  )
}

/**
 * Draws a part in a box from -50 to 50. After its name stand the colors that it has instead of its
 * own: `tulip.yellow.green`.
 */
export function part(reference) {
  const [name, ...wanted] = reference.split('.')
  const found = parts.get(name)
  if (found === undefined) throw new Error(`No part of tables/parts.txt is called '${name}'.`)
  const own = found[0].split(' ')
  const inks = own.map((each, i) => color(wanted[i] || each))
  const ink = (fill) => {
    const [bare] = fill.split('/')
    return 'abcd'.includes(bare) ? inks['abcd'.indexOf(bare)] : color(bare)
  }
  return found[1].split(';').map((each) => shape(each.trim().split(' '), ink))
}

/** Draws a part at a place, scaled and turned. */
export const drawnAt = (x, y, scale, reference, turn = 0) =>
  placed(x, y, turn, at(0, 0, [scale, scale], part(reference)))

/** Returns the cells of a row by their names: `title=Nine herbs` gives `{ title: 'Nine herbs' }`. */
const optionsOf = (cells) =>
  Object.fromEntries(
    cells.map((cell) => {
      const split = cell.indexOf('=')
      return [cell.slice(0, split).trim(), cell.slice(split + 1).trim()]
    }),
  )

/** Draws each row of a table with a composer: the name of a sheet, and what draws it. */
export const sheetsOf = (file, compose) =>
  Object.fromEntries(
    rowsOf(file).map(([name, ...cells]) => [name, () => compose(optionsOf(cells), name)]),
  )
