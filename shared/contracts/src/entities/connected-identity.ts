import { z } from '@tessera/contracts/schema'

/** The kinds of providers that somebody can log in with. */
export const identityProviders = ['google', 'facebook', 'line', 'sso'] as const

export const IdentityProvider = z.enum(identityProviders)

export type IdentityProvider = z.infer<typeof IdentityProvider>
