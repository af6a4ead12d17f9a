import type { CallResult } from '@tessera/contracts/errors/call-error'
import { useEffect, useRef, useState } from 'react'
import {
  type Finish,
  type PausableUpload,
  pausableUpload,
  type Sending,
} from './pausable-upload.ts'

/** Sends files resumably, one at a time; leaving the page ends it. */
export function useSending() {
  const [sending, setSending] = useState<Sending>()
  const running = useRef<Omit<PausableUpload<unknown>, 'result'>>(undefined)
  useEffect(() => () => running.current?.cancel(), [])

  /** Returns what `finish` makes of the upload, or why there is none; undefined when it was canceled. */
  async function send<Data>(
    file: File,
    finish: Finish<Data>,
  ): Promise<CallResult<Data> | undefined> {
    running.current?.cancel()
    const upload = pausableUpload(file, { finish, onChange: setSending })
    running.current = upload
    const result = await upload.result
    if (running.current === upload) {
      running.current = undefined
      setSending(undefined)
    }
    return result
  }
  return {
    sending,
    send,
    pause: () => running.current?.pause(),
    resume: () => running.current?.resume(),
    cancel: () => running.current?.cancel(),
  }
}
