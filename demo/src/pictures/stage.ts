import type { Chance } from './chance.ts'
import type { Pair } from './palette.ts'

/** The canvas of a picture: its size, colors and random source. */
export type Stage = { width: number; height: number; pair: Pair; chance: Chance }

/** Formats a number for the markup, with two decimals at most. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Returns a filled rectangle, with round corners if requested. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
): string {
  const box = `x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"`
  return `<rect ${box} rx="${num(radius)}" fill="${fill}"/>`
}

/** A filled circle. */
export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"/>`
}

/** Fills the whole picture with one colour. */
export function wash(stage: Stage, fill: string): string {
  return rect(0, 0, stage.width, stage.height, fill)
}

/** Returns a soft shadow on the floor, as a gradient because a blur is slow. */
export function pool(x: number, y: number, reach: number, strength: number): string {
  const id = `pool-${num(x)}-${num(y)}`.replaceAll('.', '_')
  const stops = `<stop stop-color="#1d120a" stop-opacity="${num(strength)}"/><stop offset="1" stop-color="#1d120a" stop-opacity="0"/>`
  const size = `rx="${num(reach)}" ry="${num(reach * 0.16)}"`
  return `<radialGradient id="${id}">${stops}</radialGradient><ellipse cx="${num(x)}" cy="${num(y)}" ${size} fill="url(#${id})"/>`
}

/** Returns a straight gradient over the whole picture, or over a shape that refers to it. */
export function gradient(id: string, from: string, to: string, slanted = false): string {
  const line = slanted ? 'x1="0.2" y1="0" x2="0.8" y2="1"' : 'x1="0" y1="0" x2="0" y2="1"'
  return `<linearGradient id="${id}" ${line}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}
