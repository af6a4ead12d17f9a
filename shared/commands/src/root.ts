import { join } from 'node:path'

/** The path of the checkout. */
export const root = join(import.meta.dirname, '../../..')
