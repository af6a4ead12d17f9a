import { edgesOf } from './edges.ts'
import { num } from './stage.ts'
import { findSubject } from './subjects.ts'

/** The position and size of a subject. */
type Placement = {
  x: number
  y: number
  /** The length of the longer side, in picture units. */
  size: number
  /** 'middle' centers it on the point, 'foot' stands it on the point. */
  hold?: 'middle' | 'foot'
  /** Degrees, clockwise. */
  turn?: number
  /** The offset of its flat shadow, as a share of its size; no shadow by default. */
  shadow?: number
}

/** Returns the width and height of a subject whose longer side has this length. */
export function extentOf(name: string, size: number): { width: number; height: number } {
  const [left, top, right, bottom] = edgesOf(name)
  const scale = size / Math.max(right - left, bottom - top)
  return { width: (right - left) * scale, height: (bottom - top) * scale }
}

function silhouette(body: string): string {
  return body.replace(/fill="#[0-9a-fA-F]+"/g, 'fill="#1d120a"')
}

/**
 * Draws a subject, placed by its ink and not by its box, so that it does not seem to float or lean.
 */
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
