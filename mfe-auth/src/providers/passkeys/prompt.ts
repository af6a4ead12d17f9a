import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type {
  PasskeyCreated,
  PasskeyCreation,
  PasskeyRequest,
  PasskeyShown,
} from '@tessera/contracts/calls/passkey-fields'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { type ErrorCode, errorCodes } from '@tessera/contracts/errors/codes'
import { inPageLanguage } from '@tessera/contracts/messages'

/** The end of a browser's prompt: with a proof, closed by the person, or with an error. */
export type Prompted<Proof> =
  | { readonly is: 'given'; readonly proof: Proof }
  | { readonly is: 'left' }
  | { readonly is: 'failed'; readonly error: CallError }

/** True in a browser with passkeys. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn()

const errorOf = (code: 'passkey-exists' | 'passkey-failed'): CallError => {
  const { http, message } = errorCatalogue[code satisfies ErrorCode]
  return {
    code,
    message: inPageLanguage(message),
    httpStatus: http,
    apiErrorCode: errorCodes[code],
  }
}

/**
 * Returns what an error of the browser's means. 'NotAllowedError' stands for a closed prompt, one that
 * took too long, and for no passkey: the browser doesn't tell pages which.
 */
function endedBy(fault: unknown): Prompted<never> {
  const name = fault instanceof Error ? fault.name : ''
  const code = fault instanceof WebAuthnError ? fault.code : undefined
  if (name === 'NotAllowedError' || code === 'ERROR_CEREMONY_ABORTED') return { is: 'left' }
  const isKnown = code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
  return { is: 'failed', error: errorOf(isKnown ? 'passkey-exists' : 'passkey-failed') }
}

/** Asks the browser for a new passkey. */
export async function promptToCreate(options: PasskeyCreation): Promise<Prompted<PasskeyCreated>> {
  try {
    const { id, response } = await startRegistration({ optionsJSON: options })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return {
      is: 'given',
      proof: { id, response: { clientDataJSON, attestationObject, transports } },
    }
  } catch (fault) {
    return endedBy(fault)
  }
}

/**
 * Asks the browser for a passkey: in a dialog, or, with `inField`, among what it offers to fill in. A
 * new prompt ends an older one, which counts as left.
 */
export async function promptForPasskey(
  options: PasskeyRequest,
  { inField = false }: { readonly inField?: boolean } = {},
): Promise<Prompted<PasskeyShown>> {
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: inField,
      verifyBrowserAutofillInput: false,
    })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return {
      is: 'given',
      proof: {
        id,
        response: {
          clientDataJSON,
          authenticatorData,
          signature,
          ...(userHandle === undefined ? {} : { userHandle }),
        },
      },
    }
  } catch (fault) {
    return endedBy(fault)
  }
}

/** Closes a prompt that is open. */
export const closePrompt = (): void => WebAuthnAbortService.cancelCeremony()
