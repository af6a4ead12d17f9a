import { z } from '@tessera/contracts/schema'

/** An id token, as a provider signed it. */
export const idToken = z.string().check(z.minLength(20), z.maxLength(8_192))

/** A token that Facebook gave to the product's app. */
export const facebookToken = z.string().check(z.minLength(1), z.maxLength(8_192))

/** The id of a person at Facebook. */
export const facebookId = z.string().check(z.regex(/^\d{1,30}$/))

/**
 * Stands for an identity that the service has verified; only the browser that received it can use
 * it, once.
 */
export const connectTicket = z.string().check(z.regex(/^[\w-]{20,100}$/))

/** The data of 'identity-unknown', 'identity-email-taken' and, after a provider's proof, 'account-paused'. */
export const ConnectOffer = z.object({
  connect_ticket: connectTicket,
  /** The provider's address; null when it has none. */
  email: z.nullable(z.string()),
  full_name: z.nullable(z.string()),
})

export type ConnectOffer = z.infer<typeof ConnectOffer>
