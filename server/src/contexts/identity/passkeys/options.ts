import type { PasskeyCreation, PasskeyRequest } from '@tessera/contracts/calls/passkey-fields'
import { timings } from '@tessera/contracts/timings'
import type { RelyingParty } from './relying-party.ts'

/** The part of a passkey by which a browser finds its authenticator. */
interface Known {
  readonly id: string
  readonly transports: readonly string[]
}

/** The signatures that are accepted, the preferred first: EdDSA, ES256 and RS256. */
export const algorithms = [-8, -7, -257]

const timeout = timings.passkeyMinutes * 60_000

const descriptorOf = ({ id, transports }: Known) => ({
  type: 'public-key' as const,
  id,
  transports: [...transports],
})

/**
 * Returns the options for a new passkey. It has to be discoverable and to verify the person, because
 * it logs in by itself. No attestation is asked for: any authenticator will do.
 */
export function creationOptions(made: {
  readonly site: RelyingParty
  readonly brand: string
  readonly person: { readonly handle: string; readonly email: string; readonly fullName: string }
  readonly challenge: string
  readonly known: readonly Known[]
}): PasskeyCreation {
  const { site, brand, person, challenge, known } = made
  return {
    rp: { id: site.id, name: brand },
    user: { id: person.handle, name: person.email, displayName: person.fullName },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/** Returns the options that ask for a passkey. After a password, it need not verify the person. */
export const requestOptions = (asked: {
  readonly site: RelyingParty
  readonly challenge: string
  readonly known: readonly Known[]
  readonly afterPassword: boolean
}): PasskeyRequest => ({
  rpId: asked.site.id,
  challenge: asked.challenge,
  timeout,
  allowCredentials: asked.known.map(descriptorOf),
  userVerification: asked.afterPassword ? 'preferred' : 'required',
})
