import { z } from '@tessera/contracts/schema'
import { idToken } from './calls/connect-fields.ts'

/** The document in which Google's script runs: its button, or one tap. */
export const googleFramePath = '/connect/google/'

/** The messages of the frame with Google's script to the page around it. */
export const GoogleFrameMessage = z.discriminatedUnion('google', [
  /** It shows something this high, in pixels; 0 for nothing. */
  z.strictObject({ google: z.literal('shown'), height: z.number() }),
  /** Google's script did not come. */
  z.strictObject({ google: z.literal('unavailable') }),
  /** Somebody logged in at Google. */
  z.strictObject({ google: z.literal('credential'), credential: idToken }),
  /** The log-in took too long, or its answer did not come from here. */
  z.strictObject({ google: z.literal('lost') }),
])

export type GoogleFrameMessage = z.infer<typeof GoogleFrameMessage>
