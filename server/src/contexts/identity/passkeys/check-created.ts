import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import type { PasskeyCreated } from '@tessera/contracts/calls/passkey-fields'
import { algorithms } from './options.ts'
import type { RelyingParty } from './relying-party.ts'

/** A new passkey that proved itself. */
export interface CheckedPasskey {
  readonly id: string
  /** The public key, as COSE in base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly synced: boolean
  /** The model of its authenticator; zeros when it doesn't tell. */
  readonly aaguid: string
}

/**
 * True when a new passkey brings no certificates. None are asked for, and checking them would fetch
 * addresses that stand in them.
 */
function isWithoutCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(
    Uint8Array.from(Buffer.from(attestationObject, 'base64url')),
  )
  const format = decoded.get('fmt')
  return (
    format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
  )
}

/** Checks a new passkey; returns why it is refused, in words for the log. */
export async function checkCreated(
  { id, response }: PasskeyCreated,
  { challenge, site }: { readonly challenge: string; readonly site: RelyingParty },
): Promise<CheckedPasskey | string> {
  try {
    if (!isWithoutCertificates(response.attestationObject)) return 'It brings certificates.'
    const { clientDataJSON, attestationObject, transports = [] } = response
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject, transports },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified || registrationInfo.credential.id !== id) return 'Its proof does not fit.'
    const { credential, credentialBackedUp: synced, aaguid } = registrationInfo
    const publicKey = Buffer.from(credential.publicKey).toString('base64url')
    return { id, publicKey, counter: credential.counter, transports, synced, aaguid }
  } catch (fault) {
    // The library throws an error for each thing that is wrong.
    return String(fault)
  }
}
