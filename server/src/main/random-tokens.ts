import { randomBytes } from 'node:crypto'
import type { Ports } from '../ports.ts'

const tokenBytes = 32

/** Generates tokens of 256 random bits. */
export const randomTokens: Ports['tokens'] = {
  next: () => randomBytes(tokenBytes).toString('base64url'),
}
