import { startAuthentication } from '@simplewebauthn/browser'
import type { PasskeyRequest, PasskeyShown } from '@tessera/contracts/calls/passkey-fields'

/** Asks the browser for one of the viewer's passkeys. Throws when the prompt is closed, or has none. */
export default async function askPasskey(options: PasskeyRequest): Promise<PasskeyShown> {
  const { id, response } = await startAuthentication({ optionsJSON: options })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle === undefined ? {} : { userHandle }),
    },
  }
}
