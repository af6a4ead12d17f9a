import { letteringWidth, letterLine } from '../lettering.ts'
import { blend } from '../palette.ts'
import { circle, num, rect, type Stage, wash } from '../stage.ts'
import { stamp } from '../stamp.ts'

/** A chart with one subject in each field, separated by thin lines. */
export function chart(stage: Stage, subjects: readonly string[]): string {
  const { width, height, pair } = stage
  const margin = width * 0.06
  const columns = subjects.length > 8 ? 3 : 2
  const across = (width - margin * 2) / columns
  const rows = Math.max(2, Math.ceil(subjects.length / columns))
  const down = (height - margin * 2) / rows
  const line = pair.dark ? pair.shape : blend(pair.deep, pair.ground, 0.35)
  const sheet = pair.dark ? blend(pair.ground, pair.shape, 0.18) : pair.paper
  const fields = Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const [x, y] = [margin + (column + 0.5) * across, margin + (row + 0.5) * down]
    const size = Math.min(across, down) * 0.56
    const disc = (column + row) % 2 ? '' : circle(x, y, size * 0.78, blend(sheet, pair.shape, 0.28))
    return disc + stamp(subjects[index % subjects.length] ?? '', { x, y, size })
  })
  const upright = Array.from({ length: columns - 1 }, (_, index) =>
    rect(margin + (index + 1) * across - 1.5, margin, 3, height - margin * 2, line),
  )
  const level = Array.from({ length: rows - 1 }, (_, index) =>
    rect(margin, margin + (index + 1) * down - 1.5, width - margin * 2, 3, line),
  )
  const edge = `<rect x="${num(margin)}" y="${num(margin)}" width="${num(width - margin * 2)}" height="${num(height - margin * 2)}" fill="${sheet}" stroke="${line}" stroke-width="5"/>`
  return wash(stage, pair.ground) + edge + upright.join('') + level.join('') + fields.join('')
}

/** A list on a sheet of paper, with a subject before each line. */
export function list(
  stage: Stage,
  subjects: readonly string[],
  lettering: readonly string[],
): string {
  const { width, height, pair, chance } = stage
  const lean = chance.pick(-2.5, 2, 3)
  const [w, h] = [width * 0.76, height * 0.8]
  const [x, y] = [(width - w) / 2, (height - h) / 2]
  const lines = lettering.slice(0, Math.max(3, Math.round(h / 150)))
  const step = (h - 90) / lines.length
  const size = Math.min(96, step * 0.74)
  const room = w - size - 130
  const scale = Math.min(3.4, ...lines.map((line) => room / letteringWidth(line)))
  const rows = lines.map((line, index) => {
    const middle = y + 45 + step * (index + 0.5)
    const rule = rect(x + 44, middle + step / 2 - 2, w - 88, 3, blend('#fffdf8', pair.shape, 0.4))
    return (
      (index < lines.length - 1 ? rule : '') +
      stamp(subjects[index] ?? '', { x: x + 52 + size / 2, y: middle, size }) +
      letterLine(line, {
        x: x + size + 88,
        y: middle + scale * 5,
        scale,
        colour: pair.deep,
        weight: 2.4,
      })
    )
  })
  return (
    wash(stage, pair.dark ? pair.ground : pair.shape) +
    circle(width * 0.86, height * 0.12, width * 0.24, blend(pair.ground, pair.shape, 0.5)) +
    `<g transform="rotate(${num(lean)} ${num(width / 2)} ${num(height / 2)})">` +
    rect(x + 10, y + 16, w, h, '#1d120a2b', 6) +
    rect(x, y, w, h, '#fffdf8', 6) +
    rows.join('') +
    `${circle(width / 2, y + 6, 15, pair.accent)}</g>`
  )
}
