import { z } from '@tessera/contracts/schema'

/** A message of the product in the frame to the frame page: an event was sent, or the address changed. */
export const Told = z.discriminatedUnion('told', [
  z.object({ told: z.literal('event'), name: z.string(), payload: z.unknown() }),
  z.object({ told: z.literal('address'), address: z.string() }),
])

export type Told = z.infer<typeof Told>
