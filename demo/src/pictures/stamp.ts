import { edgesOf } from './edges.ts'
import { num } from './stage.ts'
import { findSubject } from './subjects.ts'

/** Where and how a subject is set down. */
type Placement = {
  x: number
  y: number
  /** The length of its longer side, in picture units. */
  size: number
  /** 'middle' centres it on the point, 'foot' stands it on the point. */
  hold?: 'middle' | 'foot'
  /** Degrees, clockwise. */
  turn?: number
  /** How far its flat shadow falls, as a share of its size; none when left out. */
  shadow?: number
}

/** How wide and high a subject is when its longer side has the given length. */
export function extentOf(name: string, size: number): { width: number; height: number } {
  const [left, top, right, bottom] = edgesOf(name)
  const scale = size / Math.max(right - left, bottom - top)
  return { width: (right - left) * scale, height: (bottom - top) * scale }
}

function silhouette(body: string): string {
  return body.replace(/fill="#[0-9a-fA-F]+"/g, 'fill="#1d120a"')
}

/** Sets a subject down, measured by its ink and not by its box, so that nothing floats or leans. */
export function stamp(name: string, placement: Placement): string {
  const subject = findSubject(name)
  if (!subject) return ''
  const { x, y, size, hold = 'middle', turn = 0, shadow = 0 } = placement
  const [left, top, right, bottom] = edgesOf(name)
  const scale = size / Math.max(right - left, bottom - top)
  const anchor = hold === 'foot' ? bottom : (top + bottom) / 2
  const tail = `rotate(${num(turn)}) scale(${num(scale)}) translate(${num(-(left + right) / 2)} ${num(-anchor)})`
  const at = (dx: number, dy: number) =>
    `transform="translate(${num(x + dx)} ${num(y + dy)}) ${tail}"`
  const fall = size * shadow
  const shade = shadow
    ? `<g ${at(fall * 0.7, fall)} opacity="0.16">${silhouette(subject.body)}</g>`
    : ''
  return `${shade}<g ${at(0, 0)}>${subject.body}</g>`
}
