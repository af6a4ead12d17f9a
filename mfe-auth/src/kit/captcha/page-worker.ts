import { z } from '@tessera/contracts/schema'
import { pbkdf2, sha, solveChallenge } from 'altcha/lib'

/** The messages that the widget sends to a worker. */
const SolveRequest = z.object({
  type: z.string(),
  challenge: z.optional(
    z.object({
      parameters: z.object({
        algorithm: z.string(),
        nonce: z.string(),
        salt: z.string(),
        cost: z.number(),
        keyLength: z.number(),
        keyPrefix: z.string(),
      }),
    }),
  ),
  counterStart: z._default(z.number(), 0),
  counterStep: z._default(z.number(), 1),
  counterMode: z._default(z.enum(['uint32', 'string']), 'uint32'),
  timeout: z._default(z.number(), 90_000),
})

/** The puzzle algorithms that are supported. */
export const algorithms = [
  'PBKDF2/SHA-256',
  'PBKDF2/SHA-384',
  'PBKDF2/SHA-512',
  'SHA-256',
  'SHA-384',
  'SHA-512',
]

const keyMaker = (algorithm: string) =>
  algorithm.startsWith('PBKDF2') ? pbkdf2.deriveKey : sha.deriveKey

/**
 * Stands in for the worker that the widget expects. Workers must come from the document's own
 * origin, a module's files come from another, and the content security policy refuses blob workers.
 * The puzzle uses the browser's asynchronous cryptography, which does not block the page.
 */
export class PageWorker extends EventTarget implements Worker {
  onmessage = null
  onmessageerror = null
  onerror = null
  #stop = new AbortController()

  postMessage(message: unknown): void {
    const asked = z.safeParse(SolveRequest, message)
    if (!asked.success || asked.data.type === 'abort') this.#stop.abort()
    else void this.#solve(asked.data)
  }

  terminate(): void {
    this.#stop.abort()
  }

  async #solve({ type, challenge, ...rest }: z.infer<typeof SolveRequest>): Promise<void> {
    if (type !== 'work' || challenge === undefined) return
    const controller = new AbortController()
    this.#stop = controller
    const deriveKey = keyMaker(challenge.parameters.algorithm)
    const answer = await solveChallenge({
      ...rest,
      challenge,
      deriveKey,
      controller,
    }).catch((error: unknown) => ({ error: String(error) }))
    // The solver looks at the controller between two tries only, and its first try may be the last.
    const data = controller.signal.aborted ? null : answer
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}
