import { blend } from '../palette.ts'
import { circle, num, rect, type Stage, wash } from '../stage.ts'
import { stamp } from '../stamp.ts'

function quarter(x: number, y: number, w: number, h: number, corner: number, fill: string): string {
  const points: readonly (readonly [number, number, string])[] = [
    [x, y, `h${num(w)}a${num(w)} ${num(h)} 0 0 1 ${num(-w)} ${num(h)}z`],
    [x + w, y, `v${num(h)}a${num(w)} ${num(h)} 0 0 1 ${num(-w)} ${num(-h)}z`],
    [x + w, y + h, `h${num(-w)}a${num(w)} ${num(h)} 0 0 1 ${num(w)} ${num(-h)}z`],
    [x, y + h, `v${num(-h)}a${num(w)} ${num(h)} 0 0 1 ${num(w)} ${num(h)}z`],
  ]
  const [px, py, path] = points[corner % 4] ?? [x, y, '']
  return `<path d="M${num(px)} ${num(py)}${path}" fill="${fill}"/>`
}

/** Colored blocks in a grid, each with a quarter circle or a disc and a subject. */
export function blocks(stage: Stage, subjects: readonly string[]): string {
  const { width, height, pair, chance } = stage
  const rows = height > width * 1.25 ? 3 : 2
  const [w, h] = [width / 2, height / rows]
  const grounds = [pair.ground, pair.shape, blend(pair.accent, pair.paper, 0.5), pair.paper]
  const cells = Array.from({ length: rows * 2 }, (_, index) => {
    const [x, y] = [(index % 2) * w, Math.floor(index / 2) * h]
    const ground = grounds[(index + Math.floor(index / 2)) % grounds.length] ?? pair.ground
    const mark = grounds[(index + Math.floor(index / 2) + 2) % grounds.length] ?? pair.shape
    const shape = chance.often(0.55)
      ? quarter(x, y, w, h, Math.floor(chance.between(0, 4)), mark)
      : circle(x + w / 2, y + h / 2, Math.min(w, h) * 0.42, mark)
    const subject = subjects[index % subjects.length] ?? ''
    return (
      rect(x, y, w + 1, h + 1, ground) +
      shape +
      stamp(subject, { x: x + w / 2, y: y + h / 2, size: Math.min(w, h) * 0.58, shadow: 0.045 })
    )
  })
  return cells.join('')
}

/** A printed pattern: the subjects repeated in staggered rows. */
export function pattern(stage: Stage, subjects: readonly string[]): string {
  const { width, height, pair, chance } = stage
  const step = width / chance.pick(2.5, 3)
  const columns = Math.ceil(width / step) + 2
  const rows = Math.ceil(height / (step * 0.86)) + 1
  const lean = chance.pick(-18, 14, 24)
  const repeats = Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const x = column * step + (row % 2 ? 0 : step / 2) - step / 4
    const y = row * step * 0.86 + step * 0.2
    const subject = subjects[(row + column * 2) % subjects.length] ?? ''
    const turn = (row + column) % 2 ? lean : -lean
    return (
      circle(x + step / 2, y + step * 0.43 - step * 0.43, step * 0.06, pair.shape) +
      stamp(subject, { x, y, size: step * 0.6, turn })
    )
  })
  return wash(stage, pair.ground) + repeats.join('')
}
