import type { Blobs } from '../platform/blobs/port.ts'
import { MailRefused } from '../platform/mail/port.ts'
import { type Metrics, timed } from '../platform/metrics/port.ts'
import { noTraces } from '../platform/traces/port.ts'
import type { Uploads } from '../platform/uploads/port.ts'

/** Runs something, and tells whether it failed. */
async function noted<Value>(
  run: () => Promise<Value>,
  note: (outcome: 'done' | 'failed' | 'refused') => void,
): Promise<Value> {
  try {
    const value = await run()
    note('done')
    return value
  } catch (cause) {
    note(cause instanceof MailRefused ? 'refused' : 'failed')
    throw cause
  }
}

/** A store that counts and times its operations, and is traced; a stream is timed until it opens. */
export function meteredBlobs(blobs: Blobs, metrics: Metrics, traces = noTraces): Blobs {
  const metered = <Value>(operation: keyof Blobs, run: () => Promise<Value>): Promise<Value> =>
    traces.step({ name: `blobs ${operation}`, kind: 'client' }, () =>
      timed(
        () => noted(run, (outcome) => metrics.add('tessera_blobs_total', { operation, outcome })),
        (seconds) => metrics.took('tessera_blob_seconds', { operation }, seconds),
      ),
    )
  return {
    put: (key, blob) => metered('put', () => blobs.put(key, blob)),
    putStream: (key, incoming) => metered('putStream', () => blobs.putStream(key, incoming)),
    get: (key) => metered('get', () => blobs.get(key)),
    open: (key, range) => metered('open', () => blobs.open(key, range)),
    sizeOf: (key) => metered('sizeOf', () => blobs.sizeOf(key)),
    delete: (key) => metered('delete', () => blobs.delete(key)),
  }
}

/** Uploads that count the parts and bytes that were added, and what was not. */
export const meteredUploads = (uploads: Uploads, metrics: Metrics, traces = noTraces): Uploads => ({
  ...uploads,
  async append(ref, offset, body) {
    const note = (outcome: string) => metrics.add('tessera_uploads_total', { outcome })
    try {
      const added = await traces.step({ name: 'uploads append', kind: 'client' }, () =>
        uploads.append(ref, offset, body),
      )
      note(added.ok ? 'added' : added.fault)
      if (added.ok) metrics.add('tessera_upload_bytes_total', {}, added.offset - offset)
      return added
    } catch (cause) {
      note('broken-off')
      throw cause
    }
  },
})

/** Mail or text messages that count what was taken and what failed. */
export const meteredMessages = <Message>(
  sender: { send(message: Message): Promise<void> },
  kind: 'email' | 'text-message',
  metrics: Metrics,
  traces = noTraces,
): { send(message: Message): Promise<void> } => ({
  send: (message) =>
    traces.step({ name: `${kind} send`, kind: 'client' }, () =>
      noted(
        () => sender.send(message),
        (outcome) => metrics.add('tessera_messages_total', { kind, outcome }),
      ),
    ),
})
