import type { CallResult } from '@tessera/contracts/errors/call-error'
import { type HeldUp, keepSending } from './keep-sending.ts'
import { endUpload, type SendOptions, sendResumably } from './send-resumably.ts'

/** A file on its way. */
export interface Sending {
  /** The part that has arrived, from 0 to 1. */
  readonly sent: number
  readonly heldUp?: HeldUp | undefined
  readonly isPaused?: boolean
}

/** Does what an upload is for, once it has arrived. */
export type Finish<Data> = (uploadId: string, signal: AbortSignal) => Promise<CallResult<Data>>

interface PausableOptions<Data> {
  readonly finish: Finish<Data>
  readonly onChange: (sending: Sending) => void
}

/** An upload that can be paused. */
export interface PausableUpload<Data> {
  /** The result of `finish`, or why there is none; undefined when it was canceled. */
  readonly result: Promise<CallResult<Data> | undefined>
  pause(): void
  resume(): void
  /** Ends the upload; the service deletes what has arrived. */
  cancel(): void
}

/** Without a network, `finish` runs again; any other answer of the service is the result. */
async function sendOnce<Data>(
  file: File,
  finish: Finish<Data>,
  options: SendOptions,
): Promise<CallResult<CallResult<Data>>> {
  const sent = await sendResumably(file, options)
  if (!sent.ok) return sent
  const finished = await finish(sent.uploadId, options.signal)
  if (!finished.ok && finished.error.code === 'offline') return finished
  return { ok: true, data: finished, bookmark: null }
}

/** Sends a file resumably until it arrives, with pauses. */
export function pausableUpload<Data>(
  file: File,
  { finish, onChange }: PausableOptions<Data>,
): PausableUpload<Data> {
  let url: string | undefined
  let sent = 0
  let turn = new AbortController()
  let gate: PromiseWithResolvers<void> | undefined
  let isCanceled = false
  const show = (sending: Sending) => {
    if (!isCanceled) onChange(sending)
  }

  const send = (signal: AbortSignal) =>
    keepSending((options) => sendOnce(file, finish, options), {
      signal,
      url,
      onUrl: (begun) => {
        url = begun
      },
      onSent: (arrived) => {
        sent = arrived
        if (!signal.aborted) show({ sent })
      },
      onHeldUp: (heldUp) => show({ sent, heldUp }),
    })

  async function run(): Promise<CallResult<Data> | undefined> {
    for (;;) {
      show({ sent })
      const { signal } = turn
      const result = await send(signal)
      if (isCanceled) break
      if (!signal.aborted) return result.ok ? result.data : result
      await gate?.promise
      if (isCanceled) break
    }
    if (url !== undefined) void endUpload(url)
    return undefined
  }

  return {
    result: run(),
    pause: () => {
      if (gate !== undefined) return
      gate = Promise.withResolvers()
      turn.abort()
      show({ sent, isPaused: true })
    },
    resume: () => {
      turn = new AbortController()
      gate?.resolve()
      gate = undefined
    },
    cancel: () => {
      isCanceled = true
      turn.abort()
      gate?.resolve()
    },
  }
}
