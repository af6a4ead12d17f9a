import { randomBytes } from 'node:crypto'
import type { Ports } from '../ports.ts'

const keyBytes = 16

/** Generates keys of 128 random bits, in hexadecimal digits. */
export const randomKeys: Ports['keys'] = {
  next: () => randomBytes(keyBytes).toString('hex'),
}
