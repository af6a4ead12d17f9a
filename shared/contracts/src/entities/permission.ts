import { z } from '@tessera/contracts/schema'

/**
 * A person's rights in a business: everything, manage boards and pins, manage ads, or read the
 * numbers.
 */
export const Permission = z.enum(['OWNER', 'CONTENT', 'ADS', 'ANALYTICS'])

export type Permission = z.infer<typeof Permission>
