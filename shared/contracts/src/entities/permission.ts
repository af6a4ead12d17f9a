import { z } from '@tessera/contracts/schema'

/**
 * A person's rights in a business: everything, manage boards and pins, manage ads, handle the money
 * that ads cost, or read the numbers.
 */
export const Permission = z.enum(['OWNER', 'CONTENT', 'ADS', 'MONEY', 'ANALYTICS'])

export type Permission = z.infer<typeof Permission>
