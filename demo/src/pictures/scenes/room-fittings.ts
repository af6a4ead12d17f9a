import { blend } from '../palette.ts'
import { circle, gradient, num, rect, type Stage } from '../stage.ts'

/** A window with a landscape behind it. */
export function windowPane(stage: Stage, x: number, y: number, w: number, h: number): string {
  const { pair, chance } = stage
  const [high, low] = pair.dark
    ? [pair.deep, pair.shape]
    : [blend(pair.shape, pair.paper, 0.25), pair.paper]
  const rounded = chance.often(0.5) ? w / 2 : 10
  const sky =
    rect(x, y, w, h, 'url(#sky)') +
    circle(x + w * 0.66, y + h * 0.34, w * 0.15, pair.dark ? pair.paper : pair.sun) +
    `<path d="M${num(x)} ${num(y + h * 0.78)}q${num(w * 0.3)} ${num(-h * 0.2)} ${num(w * 0.6)} 0t${num(w * 0.5)} ${num(-h * 0.04)}V${num(y + h)}H${num(x)}Z" fill="${blend(pair.shape, pair.deep, 0.25)}"/>`
  const bar = pair.dark ? pair.shape : '#fffdf9'
  return (
    gradient('sky', high, low) +
    `<clipPath id="pane">${rect(x, y, w, h, '#000000', rounded)}</clipPath>` +
    rect(x - 13, y - 13, w + 26, h + 26, bar, rounded + 13) +
    `<g clip-path="url(#pane)">${sky}${rect(x + w / 2 - 5, y, 10, h, bar)}${rect(x, y + h * 0.52, w, 10, bar)}</g>` +
    rect(x - 30, y + h + 8, w + 60, 18, bar, 5)
  )
}

/** A lamp hanging from the ceiling. */
export function pendant(stage: Stage, x: number, drop: number): string {
  const { pair } = stage
  return (
    rect(x - 2.5, 0, 5, drop, pair.dark ? pair.paper : pair.deep) +
    `<path d="M${num(x - 66)} ${num(drop + 62)}A66 66 0 0 1 ${num(x + 66)} ${num(drop + 62)}Z" fill="${pair.accent}"/>` +
    `<path d="M${num(x - 22)} ${num(drop + 62)}a22 22 0 0 0 44 0Z" fill="#fff6dc"/>`
  )
}

/** Two pictures hung beside each other. */
export function pictures(stage: Stage, x: number, y: number): string {
  const { pair } = stage
  const hung = (left: number, top: number, w: number, h: number, fill: string) =>
    rect(left + 6, top + 8, w, h, '#1d120a1f') +
    rect(left, top, w, h, '#fffdf9') +
    rect(left + 14, top + 14, w - 28, h - 28, fill)
  return (
    hung(x, y, 128, 168, pair.accent) +
    circle(x + 64, y + 84, 30, pair.paper) +
    hung(x + 150, y + 46, 104, 104, pair.shape) +
    `<path d="M${num(x + 164)} ${num(y + 136)}l38-52l38 52Z" fill="${pair.deep}"/>`
  )
}

/** A table: its top at the given height, its feet on the floor. */
export function desk(stage: Stage, x: number, top: number, floor: number, across: number): string {
  const { pair } = stage
  const wood = pair.dark ? pair.accent : blend(pair.deep, pair.accent, 0.3)
  const leg = (left: number) => rect(left, top + 10, 14, floor - top - 10, wood)
  return (
    leg(x - across / 2 + 24) +
    leg(x + across / 2 - 38) +
    rect(x - across / 2, top, across, 22, wood, 6) +
    rect(x - across / 2, top + 22, across, 8, '#1d120a2b')
  )
}

/** A round rug lying on the floor. */
export function rug(stage: Stage, y: number, fill: string): string {
  const { width, height } = stage
  const oval = (share: number, style: string) =>
    `<ellipse cx="${num(width / 2)}" cy="${num(y)}" rx="${num(width * share)}" ry="${num(height * share * 0.18)}" ${style}/>`
  const seam = 'fill="none" stroke="#fffdf9" stroke-opacity="0.7" stroke-width="5"'
  return oval(0.42, `fill="${fill}"`) + oval(0.36, seam)
}
