import { onTestFinished, vi } from 'vitest'

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer

/** A prompt's outcome: the proof of a passkey, or the name of the browser's error. */
type Ending = 'given' | 'NotAllowedError' | 'InvalidStateError' | 'UnknownError'

const credential = (response: Readonly<Record<string, unknown>>) => ({
  id: 'aWQ',
  rawId: bytes('id'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes('{}'), ...response },
})

const shown = credential({
  authenticatorData: bytes('data'),
  signature: bytes('signature'),
  userHandle: bytes('handle'),
})

const created = credential({
  attestationObject: bytes('attestation'),
  getTransports: () => ['internal'],
})

async function endAs<Proof>(ending: Ending, proof: Proof): Promise<Proof> {
  if (ending === 'given') return proof
  throw new DOMException('The browser says no.', ending)
}

/**
 * Gives the page a browser with passkeys; prompts end one after another as told. A prompt in a field
 * stays open until `choose` is called, and is aborted by the next prompt, as in browsers.
 */
export function browserPasskeys(...endings: readonly Ending[]) {
  const left = [...endings]
  const choosing: (() => void)[] = []
  const get = vi.fn((options: CredentialRequestOptions) => {
    if (options.mediation !== 'conditional') return endAs(left.shift() ?? 'given', shown)
    return new Promise((resolve, reject) => {
      choosing.push(() => resolve(shown))
      options.signal?.addEventListener('abort', () =>
        reject(new DOMException('Aborted.', 'AbortError')),
      )
    })
  })
  const create = vi.fn((_: CredentialCreationOptions) => endAs(left.shift() ?? 'given', created))
  const PublicKeyCredential = Object.assign(() => {}, {
    isConditionalMediationAvailable: async () => true,
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'credentials')
  })
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential)
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get, create } })
  return { get, create, choose: () => choosing.at(-1)?.() }
}
