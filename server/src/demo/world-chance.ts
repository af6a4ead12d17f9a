import type { DemoPin } from './content/world.ts'

/** A number from 0 up to 1 that a pin always gets again. */
export function chanceOf(pin: DemoPin, salt: number): number {
  const mixed = Math.imul((pin.picture.seed ^ Math.imul(salt + 1, 0x9e3779b1)) >>> 0, 0x85ebca6b)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}
