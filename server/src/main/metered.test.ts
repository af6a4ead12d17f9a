import { UserId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import { memoryBlobs } from '../platform/blobs/memory.ts'
import { quietLog } from '../platform/log/json-lines.ts'
import { prometheusMetrics } from '../platform/metrics/prometheus.ts'
import type { Appended, Uploads } from '../platform/uploads/port.ts'
import { meteredBlobs, meteredMessages, meteredUploads } from './metered.ts'

const opened = () => {
  const metrics = prometheusMetrics(quietLog)
  const text = async () =>
    (await metrics.answer(new Request('http://localhost:9464/metrics'))).text()
  return { metrics, text }
}

test('the store counts what was done and what failed, and passes both on', async () => {
  const { metrics, text } = opened()
  const kept = memoryBlobs()
  const blobs = meteredBlobs(
    {
      ...kept,
      delete: async () => {
        throw new Error('The store is away.')
      },
    },
    metrics,
  )
  const bytes = new Uint8Array([1, 2])
  await blobs.put('a', { bytes, contentType: 'image/png' })
  expect((await blobs.get('a'))?.bytes).toEqual(bytes)
  await expect(blobs.delete('a')).rejects.toThrow('The store is away.')
  expect(await text()).toContain('tessera_blobs_total{operation="get",outcome="done"} 1\n')
  expect(await text()).toContain('tessera_blobs_total{operation="delete",outcome="failed"} 1\n')
  expect(await text()).toContain('tessera_blob_seconds_count{operation="put"} 1\n')
})

test('messages count whether their server took them', async () => {
  const { metrics, text } = opened()
  let isAway = false
  const mail = meteredMessages(
    {
      async send(_: { readonly to: string }) {
        if (isAway) throw new Error('No server.')
      },
    },
    'email',
    metrics,
  )
  await mail.send({ to: 'mira@example.org' })
  isAway = true
  await expect(mail.send({ to: 'mira@example.org' })).rejects.toThrow('No server.')
  expect(await text()).toContain('tessera_messages_total{kind="email",outcome="done"} 1\n')
  expect(await text()).toContain('tessera_messages_total{kind="email",outcome="failed"} 1\n')
})

test('uploads count the bytes that were added, and the parts that were not', async () => {
  const { metrics, text } = opened()
  const outcomes: Appended[] = [
    { ok: true, offset: 4 },
    { ok: false, fault: 'elsewhere' },
  ]
  const none = async () => undefined
  const kept: Uploads = {
    create: none,
    find: none,
    append: async () => outcomes.shift() ?? { ok: false, fault: 'missing' },
    open: none,
    delete: none,
    sweep: async () => 0,
  }
  const uploads = meteredUploads(kept, metrics)
  const ref = { ownerId: UserId.parse('7'), id: 'a'.repeat(32) }
  const part = () => new Blob([new Uint8Array(4)]).stream()
  expect(await uploads.append(ref, 0, part())).toEqual({ ok: true, offset: 4 })
  expect(await uploads.append(ref, 0, part())).toEqual({ ok: false, fault: 'elsewhere' })
  expect(await text()).toContain('tessera_upload_bytes_total 4\n')
  expect(await text()).toContain('tessera_uploads_total{outcome="added"} 1\n')
  expect(await text()).toContain('tessera_uploads_total{outcome="elsewhere"} 1\n')
})
