import { z } from '@tessera/contracts/schema'
import { Topic } from '../topics.ts'

/** A topic, and whether the viewer likes it. */
export const Interest = z.object({ id: Topic, name: z.string(), chosen: z.boolean() })

export type Interest = z.infer<typeof Interest>
