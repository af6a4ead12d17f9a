import type { CallResult } from '@tessera/contracts/errors/call-error'
import { limits } from '@tessera/contracts/limits'
import { createQueue } from './queue.ts'
import { delayBefore, waited } from './retry.ts'
import type { SendOptions } from './send-resumably.ts'
import { words } from './words.ts'

/** The reason that an upload waits before its next try. */
export type HeldUp = 'offline' | 'trouble'

/** An upload that is tried until it arrives. */
export interface SendingOptions extends SendOptions {
  /** Called when the upload waits before its next try. */
  readonly onHeldUp: (reason: HeldUp) => void
}

/** Says why an upload waits. */
export const heldUpText = { offline: words.offline, trouble: words.trouble } as const

const uploads = createQueue(limits.uploadsOfPage)

/** Sends until it succeeds: what passes by itself is tried again, later each time. */
export async function keepSending<Data>(
  send: (options: SendOptions) => Promise<CallResult<Data>>,
  { onHeldUp, ...options }: SendingOptions,
): Promise<CallResult<Data>> {
  const { signal, onUrl, onSent } = options
  let { url } = options
  let tries = 0
  const once = () =>
    send({
      ...options,
      url,
      onUrl: (begun) => {
        url = begun
        onUrl(begun)
      },
      onSent: (sent) => {
        tries = 0
        onSent(sent)
      },
    })
  for (;;) {
    const result = await uploads.add(once, signal)
    if (result === undefined || result.ok || signal.aborted)
      return (
        result ?? {
          ok: false,
          error: { code: 'aborted', message: '', httpStatus: 0, apiErrorCode: 0 },
        }
      )
    tries += 1
    const delay = delayBefore({ error: result.error, tries })
    if (delay === undefined) return result
    onHeldUp(result.error.code === 'offline' ? 'offline' : 'trouble')
    await waited(delay, signal)
  }
}
