import { z } from '@tessera/contracts/schema'

/**
 * The one-time name of an attempt to connect: 256 random bits. The page that opens a window makes it and keeps
 * it in memory; the provider hands it back as the state of OAuth.
 */
export const ConnectState = z.string().check(z.regex(/^[\w-]{43}$/))

/** The name of the channel on which a window below /connect/ answers the page that opened it. */
export const connectChannel = (state: string): string => `connect:${state}`

/** The final message of a window below /connect/. */
export const ConnectMessage = z.discriminatedUnion('type', [
  /** The payload has the schema of the provider's window. */
  z.object({ type: z.literal('complete'), state: ConnectState, payload: z.unknown() }),
  /** `error` is a code of the provider's window, for the page to translate. */
  z.object({ type: z.literal('error'), state: ConnectState, error: z.string() }),
  /** The person chose not to connect. */
  z.object({ type: z.literal('cancelled'), state: ConnectState }),
])

export type ConnectMessage = z.infer<typeof ConnectMessage>
