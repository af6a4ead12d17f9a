import { z } from '@tessera/contracts/schema'

/** What somebody may do in a business's name: all of it, run its boards and pins, run its ads, or read its figures. */
export const Permission = z.enum(['OWNER', 'CONTENT', 'ADS', 'ANALYTICS'])

export type Permission = z.infer<typeof Permission>
