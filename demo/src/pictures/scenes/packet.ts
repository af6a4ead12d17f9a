import { letteringWidth, letterLine } from '../lettering.ts'
import { blend } from '../palette.ts'
import { circle, num, rect, type Stage, wash } from '../stage.ts'
import { stamp } from '../stamp.ts'

/** A paper packet with a subject on it and its name below. */
export function packet(stage: Stage, subject: string, lettering: string): string {
  const { width, height, pair, chance } = stage
  const h = Math.min(height * 0.82, width * 1.06)
  const w = h * 0.72
  const [x, y] = [(width - w) / 2, (height - h) / 2]
  const lean = chance.pick(-4, -2, 3)
  const paper = pair.dark ? pair.paper : blend(pair.paper, '#ffffff', 0.5)
  const scale = Math.min(3.6, (w * 0.78) / letteringWidth(lettering))
  const flap = `M${num(x)} ${num(y + h * 0.12)}h${num(w)}`
  return (
    wash(stage, pair.dark ? pair.ground : blend(pair.ground, pair.shape, 0.25)) +
    circle(width * 0.5, height * 0.5, width * 0.44, blend(pair.ground, pair.shape, 0.62)) +
    `<g transform="rotate(${num(lean)} ${num(width / 2)} ${num(height / 2)})">` +
    rect(x + 12, y + 18, w, h, '#1d120a30', 8) +
    rect(x, y, w, h, paper, 8) +
    rect(x, y, w, h * 0.12, pair.accent, 8) +
    rect(x, y + h * 0.06, w, h * 0.06, pair.accent) +
    `<path d="${flap}" stroke="#1d120a" stroke-opacity="0.18" stroke-width="4" stroke-dasharray="12 10"/>` +
    rect(x + w * 0.11, y + h * 0.19, w * 0.78, h * 0.52, blend(paper, pair.shape, 0.45), 10) +
    stamp(subject, { x: width / 2, y: y + h * 0.45, size: Math.min(w * 0.62, h * 0.44) }) +
    letterLine(lettering, {
      x: width / 2 - (letteringWidth(lettering) * scale) / 2,
      y: y + h * 0.86 + scale * 4,
      scale,
      colour: pair.deep,
      weight: 2.5,
    }) +
    '</g>'
  )
}
