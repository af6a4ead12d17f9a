import { addParts } from './add-parts.ts'
import { oneWriter } from './one-writer.ts'
import type { Upload, UploadRef, Uploads } from './port.ts'

interface Kept {
  readonly upload: Omit<Upload, 'offset'>
  readonly parts: Uint8Array<ArrayBuffer>[]
}

/** Stores uploads in memory. */
export function memoryUploads(): Uploads {
  const kept = new Map<string, Kept>()
  const alone = oneWriter()
  const name = ({ ownerId, id }: UploadRef) => `${ownerId}/${id}`
  const offsetOf = ({ parts }: Kept) => parts.reduce((sum, { byteLength }) => sum + byteLength, 0)
  return {
    create: async (upload) => {
      kept.set(name(upload), { upload, parts: [] })
    },
    find: (ref) =>
      alone(name(ref), async () => {
        const one = kept.get(name(ref))
        return one && { ...one.upload, offset: offsetOf(one) }
      }),
    append: (ref, offset, body) =>
      alone(name(ref), async (stop) => {
        const one = kept.get(name(ref))
        if (one === undefined) return { ok: false, fault: 'missing' }
        if (offsetOf(one) !== offset) return { ok: false, fault: 'elsewhere' }
        const { size } = one.upload
        return addParts(body, { offset, size, stop }, async (part) => {
          one.parts.push(part.slice())
        })
      }),
    async open(ref) {
      const one = kept.get(name(ref))
      if (one === undefined) return undefined
      const whole = new Blob(one.parts)
      return {
        size: whole.size,
        read: async (first, length) =>
          new Uint8Array(await whole.slice(first, first + length).arrayBuffer()),
        stream: () => whole.stream(),
      }
    },
    delete: async (ref) => {
      kept.delete(name(ref))
    },
    async sweep(before) {
      const old = [...kept].filter(([, { upload }]) => upload.createdAt < before)
      for (const [key] of old) kept.delete(key)
      return old.length
    },
  }
}
