import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { PasskeyShown } from '@tessera/contracts/calls/passkey-fields'
import type { RelyingParty } from './relying-party.ts'
import type { KeptPasskey } from './store.ts'

/** The facts that a valid signature proves. */
export interface Signed {
  readonly counter: number
  readonly synced: boolean
  /** True when the authenticator checked a finger, a face or a PIN. */
  readonly verifiedPerson: boolean
}

/** Checks a passkey's signature; returns why it is refused, in words for the log. */
export async function checkSignature(
  { id, response }: PasskeyShown,
  expected: {
    readonly challenge: string
    readonly site: RelyingParty
    readonly kept: KeptPasskey
    readonly needsVerifiedPerson: boolean
  },
): Promise<Signed | string> {
  const { challenge, site, kept, needsVerifiedPerson } = expected
  const { userHandle, ...signed } = response
  try {
    const { verified, authenticationInfo: said } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { ...signed, ...(userHandle === undefined ? {} : { userHandle }) },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: needsVerifiedPerson,
      credential: {
        id,
        publicKey: Uint8Array.from(Buffer.from(kept.publicKey, 'base64url')),
        // The library would compare counters before the signature; `recordUse` does it afterwards.
        counter: 0,
        transports: [...kept.transports],
      },
    })
    if (!verified) return 'The signature is wrong.'
    const { newCounter, credentialBackedUp, userVerified } = said
    return { counter: newCounter, synced: credentialBackedUp, verifiedPerson: userVerified }
  } catch (fault) {
    // The library throws an error for each thing that is wrong.
    return String(fault)
  }
}
