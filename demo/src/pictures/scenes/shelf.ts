import { blend } from '../palette.ts'
import { rect, type Stage, wash } from '../stage.ts'
import { extentOf, stamp } from '../stamp.ts'

type Item = { width: number; draw: (x: number, floor: number) => string }

function thing(subject: string, size: number): Item {
  const { width } = extentOf(subject, size)
  return {
    width,
    draw: (x, floor) => stamp(subject, { x: x + width / 2, y: floor, size, hold: 'foot' }),
  }
}

function spines(stage: Stage, tall: number): Item {
  const { pair, chance } = stage
  const books = Array.from({ length: chance.pick(3, 4, 5) }, () => ({
    width: chance.between(20, 34),
    height: tall * chance.between(0.72, 1),
    colour: chance.pick(
      pair.accent,
      pair.paper,
      pair.deep,
      pair.shape,
      blend(pair.accent, pair.paper, 0.5),
    ),
  }))
  return {
    width: books.reduce((sum, book) => sum + book.width + 3, 0),
    draw: (x, floor) => {
      let pen = x
      return books
        .map((book) => {
          const left = pen
          pen += book.width + 3
          const band = rect(left, floor - book.height * 0.8, book.width, 8, '#ffffff66')
          return rect(left, floor - book.height, book.width, book.height, book.colour, 3) + band
        })
        .join('')
    },
  }
}

function row(
  stage: Stage,
  subjects: readonly string[],
  floor: number,
  tall: number,
  withBooks: boolean,
): string {
  const { width, chance } = stage
  const items = subjects.map((subject) => thing(subject, tall * chance.between(0.8, 0.98)))
  if (withBooks) items.splice(chance.pick(0, items.length), 0, spines(stage, tall * 0.86))
  const used = items.reduce((sum, item) => sum + item.width, 0)
  const space = (width * 0.78 - used) / (items.length + 1)
  let pen = width * 0.11 + space
  return items
    .map((item) => {
      const drawn = item.draw(pen, floor)
      pen += item.width + space
      return drawn
    })
    .join('')
}

/** Shelves on a wall: the subjects in rows, with books where there is room. */
export function shelf(stage: Stage, subjects: readonly string[]): string {
  const { width, height, pair } = stage
  const rows = height > width * 1.15 ? 3 : 2
  const perRow = Math.ceil(subjects.length / rows)
  const plank = pair.dark ? blend(pair.accent, pair.ground, 0.25) : pair.deep
  const step = (height * 0.9) / rows
  const drawn = Array.from({ length: rows }, (_, index) => {
    const floor = height * 0.06 + step * (index + 1) - 26
    const mine = subjects.slice(index * perRow, (index + 1) * perRow)
    const tall = Math.min(step * 0.72, (width * 0.74) / Math.max(2, mine.length + 0.4))
    const books = mine.length < 3
    return (
      rect(width * 0.07 + 14, floor + 22, width * 0.86 - 28, 16, '#1d120a21') +
      row(stage, mine, floor, tall, books) +
      rect(width * 0.07, floor, width * 0.86, 22, plank, 4)
    )
  })
  const wall = rect(
    width * 0.07,
    height * 0.05,
    width * 0.86,
    height * 0.9,
    blend(pair.ground, pair.shape, 0.28),
    18,
  )
  return wash(stage, pair.ground) + wall + drawn.join('')
}
