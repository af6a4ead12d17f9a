import { type Import, planImport } from '@tessera/contracts/calls/imports'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import { useShell } from '@tessera/module/react'
import { useEffect, useRef, useState } from 'react'
import { keepSending } from '../builder/upload/keep-sending.ts'
import { endUpload, type SendOptions, sendResumably } from '../builder/upload/send-resumably.ts'

/** A file on its way. */
export interface Sending {
  /** The part that has arrived, from 0 to 1. */
  readonly sent: number
  readonly heldUp?: 'offline' | 'trouble' | undefined
}

/** Sends files resumably for a plan, one at a time; leaving the page ends it. */
export function useSending() {
  const { client } = useShell()
  const [sending, setSending] = useState<Sending>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Without a network the plan is asked for again; any other answer of the service is the result. */
  async function once(file: File, options: SendOptions): Promise<CallResult<CallResult<Import>>> {
    const sent = await sendResumably(file, options)
    if (!sent.ok) return sent
    const { signal } = options
    const planned = await client.call(planImport, { upload_id: sent.uploadId }, { signal })
    if (!planned.ok && planned.error.code === 'offline') return planned
    return { ok: true, data: planned, bookmark: null }
  }

  /** Returns the plan, or why there is none; undefined when it was called off. */
  async function send(file: File): Promise<CallResult<Import> | undefined> {
    const stop = new AbortController()
    running.current = stop
    let url: string | undefined
    setSending({ sent: 0 })
    const result = await keepSending((options) => once(file, options), {
      signal: stop.signal,
      onUrl: (begun) => {
        url = begun
      },
      onSent: (sent) => setSending({ sent }),
      onHeldUp: (heldUp) => setSending((before) => ({ sent: before?.sent ?? 0, heldUp })),
    })
    setSending(undefined)
    if (stop.signal.aborted) {
      if (url !== undefined) void endUpload(url)
      return undefined
    }
    return result.ok ? result.data : result
  }
  return { sending, send, cancel: () => running.current?.abort() }
}
