import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser'
import type { Client } from '@tessera/client'
import type { PasskeyShown } from '@tessera/contracts/calls/passkey-fields'
import { startPasskeyLogIn } from '@tessera/contracts/calls/passkeys'
import { timings } from '@tessera/contracts/timings'
import { closePrompt, promptForPasskey } from './prompt.ts'

/**
 * Offers passkeys among what the browser fills in at the address field, where it can. Asks again with
 * a new challenge before the last one expires. Returns the function that ends the offer.
 */
export function offerInField(
  client: Client,
  onChosen: (passkey: PasskeyShown) => void,
): () => void {
  let isOver = false
  let isOpen = false
  let again: ReturnType<typeof setTimeout> | undefined
  const offer = async (): Promise<void> => {
    const options = await client.call(startPasskeyLogIn, {})
    if (!options.ok || isOver) return
    again = setTimeout(() => void offer(), timings.passkeyAgain)
    isOpen = true
    const prompted = await promptForPasskey(options.data, { inField: true })
    isOpen = false
    if (prompted.is !== 'given' || isOver) return
    clearTimeout(again)
    onChosen(prompted.proof)
  }
  const begin = async () => {
    if ((await browserSupportsWebAuthnAutofill()) && !isOver) await offer()
  }
  void begin()
  return () => {
    isOver = true
    clearTimeout(again)
    // A dialog that was opened meanwhile has ended this prompt, and stays.
    if (isOpen) closePrompt()
  }
}
