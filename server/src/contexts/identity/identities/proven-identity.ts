import { IdentityProvider } from '@tessera/contracts/entities/connected-identity'
import { looksLikeEmail } from '@tessera/contracts/typed-text'
import * as z from 'zod'

/**
 * An identity that a provider proved. Build it from verified tokens and answers only: whoever has one
 * may log in as the person.
 */
export const ProvenIdentity = z.object({
  provider: IdentityProvider,
  /** The issuer that `subject` belongs to; an identity is keyed on the two. */
  issuer: z.string(),
  subject: z.string(),
  /** The company whose single sign-on this is. */
  companyId: z.string().nullable(),
  /** The session at the company's provider, which its log-outs name. */
  sid: z.string().nullish(),
  email: z.string().nullable(),
  /** True when the provider says that the person owns the mailbox of `email`. */
  emailVerified: z.boolean(),
  fullName: z.string().nullable(),
  picture: z.string().nullable(),
})

export type ProvenIdentity = z.infer<typeof ProvenIdentity>

const textOf = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, most) : null

/** Reads the person's claims, by the names of OpenID Connect. An unfit address counts as none. */
export function personOfClaims(
  claims: Readonly<Record<string, unknown>>,
): Pick<ProvenIdentity, 'email' | 'emailVerified' | 'fullName' | 'picture'> {
  const given = textOf(claims.email, 254)?.toLowerCase() ?? null
  const email = given !== null && looksLikeEmail(given) ? given : null
  return {
    email,
    // Only the boolean counts: some providers send the text 'false'.
    emailVerified: email !== null && claims.email_verified === true,
    fullName: textOf(claims.name, 200),
    picture: textOf(claims.picture, 2_048),
  }
}
