import { within } from '../../../platform/clock/within.ts'
import type { Live } from '../../../platform/live/port.ts'

/** A writer of an upload: the latest when the upload has its number. */
interface Writer {
  readonly id: string
  readonly writer: number
}

/** The requests that add to uploads in this instance, and the way to those in others. */
export interface UploadWriters {
  /**
   * Asks the writer of an upload to end, on whichever instance it runs, and waits until it has stored what
   * arrived, or for `patience`: it may be slow, or have crashed. Returns the upload as it is then.
   */
  end<Upload extends Writer & { readonly isWriting: boolean }>(
    look: () => Promise<Upload | undefined>,
  ): Promise<Upload | undefined>
  /** Runs a writer; the signal says when to end. */
  run<Result>(by: Writer, write: (stop: AbortSignal) => Promise<Result>): Promise<Result>
}

const lookMilliseconds = 20

const nameOf = ({ id, writer }: Writer): string => `${id}-${writer}`

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Opens the way to the writers of all instances; `patience` is in milliseconds. */
export function uploadWriters(live: Live, patience: number): UploadWriters {
  const writing = new Map<string, { readonly stop: () => void; readonly ended: Promise<void> }>()
  live.subscribe('uploads', (news) => {
    if (news.type === 'message') writing.get(news.message.id)?.stop()
  })
  return {
    async end(look) {
      const first = await look()
      if (first?.isWriting !== true) return first
      const late = Date.now() + patience
      const own = writing.get(nameOf(first))
      if (own === undefined) live.publish('uploads', { kind: 'stop', id: nameOf(first) })
      else {
        own.stop()
        await within(patience, () => own.ended).catch(() => undefined)
      }
      for (;;) {
        const upload = await look()
        if (upload?.isWriting !== true || upload.writer !== first.writer) return upload
        if (Date.now() >= late) return upload
        await wait(lookMilliseconds)
      }
    },
    async run(by, write) {
      const stopping = new AbortController()
      const { promise: ended, resolve } = Promise.withResolvers<void>()
      writing.set(nameOf(by), { stop: () => stopping.abort(), ended })
      try {
        return await write(stopping.signal)
      } finally {
        writing.delete(nameOf(by))
        resolve()
      }
    },
  }
}
