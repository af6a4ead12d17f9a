import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { fileStream } from '../blobs/file-stream.ts'
import { addParts } from './add-parts.ts'
import { oneWriter } from './one-writer.ts'
import type { Upload, UploadedFile, UploadRef, Uploads } from './port.ts'

const Notes = z.object({ size: z.int(), metadata: z.string(), createdAt: z.coerce.date() })

/** Both names come from outside, and become a path. */
const sound = ({ ownerId, id }: UploadRef): boolean =>
  /^\d{1,19}$/.test(ownerId) && /^[0-9a-f]{32}$/.test(id)

const orNothing = <Result>(looking: Promise<Result>): Promise<Result | undefined> =>
  looking.catch(() => undefined)

/** An upload as files: `{id}.json` describes it, `{id}.bytes` is what has arrived. */
function filesOf(folder: string, ref: UploadRef) {
  if (!sound(ref)) throw new Error(`'${ref.ownerId}/${ref.id}' is not an upload.`)
  const base = join(folder, ref.ownerId, ref.id)
  return { notes: `${base}.json`, bytes: `${base}.bytes` }
}

async function found(folder: string, ref: UploadRef): Promise<Upload | undefined> {
  if (!sound(ref)) return undefined
  const { notes, bytes } = filesOf(folder, ref)
  const text = await orNothing(readFile(notes, 'utf8'))
  const file = await orNothing(stat(bytes))
  if (text === undefined || file === undefined) return undefined
  return { ...ref, ...z.parse(Notes, JSON.parse(text)), offset: file.size }
}

async function opened(path: string, size: number): Promise<UploadedFile> {
  return {
    size,
    stream: () => fileStream(path, { first: 0, last: size - 1 }),
    async read(first, length) {
      const file = await open(path, 'r')
      try {
        const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, first)
        return buffer.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },
  }
}

async function remove(folder: string, ref: UploadRef): Promise<void> {
  const { notes, bytes } = filesOf(folder, ref)
  await rm(notes, { force: true })
  await rm(bytes, { force: true })
}

/** Returns every upload of a member with a file left, even half of one. */
async function allOf(folder: string, ownerId: string): Promise<readonly UploadRef[]> {
  const files = (await orNothing(readdir(join(folder, ownerId)))) ?? []
  const ids = new Set(files.map((file) => file.replace(/\.\w+$/, '')))
  return [...ids].map((id) => ({ ownerId, id })).filter(sound)
}

async function allIn(folder: string): Promise<readonly UploadRef[]> {
  const owners = (await orNothing(readdir(folder))) ?? []
  return (await Promise.all(owners.map((ownerId) => allOf(folder, ownerId)))).flat()
}

/** Returns when an upload began; when its description is gone, when it was last written. */
async function begun(folder: string, ref: UploadRef): Promise<Date> {
  const upload = await found(folder, ref).catch(() => undefined)
  if (upload !== undefined) return upload.createdAt
  return (await orNothing(stat(filesOf(folder, ref).bytes)))?.mtime ?? new Date(0)
}

/** Stores uploads as files in a folder; they continue after a restart. */
export function diskUploads(folder: string): Uploads {
  const alone = oneWriter()
  return {
    async create({ size, metadata, createdAt, ...ref }) {
      const { notes, bytes } = filesOf(folder, ref)
      await mkdir(join(folder, ref.ownerId), { recursive: true })
      await writeFile(bytes, '', { flag: 'wx' })
      await writeFile(notes, JSON.stringify({ size, metadata, createdAt }))
    },
    find: (ref) => alone(ref.id, () => found(folder, ref)),
    append: (ref, offset, body) =>
      alone(ref.id, async (stop) => {
        const upload = await found(folder, ref)
        if (upload === undefined) return { ok: false, fault: 'missing' }
        if (upload.offset !== offset) return { ok: false, fault: 'elsewhere' }
        const file = await open(filesOf(folder, ref).bytes, 'r+')
        try {
          const { size } = upload
          const added = await addParts(body, { offset, size, stop }, async (part, at) => {
            const { bytesWritten } = await file.write(part, 0, part.byteLength, at)
            if (bytesWritten < part.byteLength)
              throw new Error('The disk wrote only a part of the bytes.')
          })
          await file.datasync()
          return added
        } finally {
          await file.close()
        }
      }),
    async open(ref) {
      const upload = await found(folder, ref)
      return upload && opened(filesOf(folder, ref).bytes, upload.offset)
    },
    delete: (ref) => remove(folder, ref),
    async sweep(before) {
      let swept = 0
      for (const ref of await allIn(folder)) {
        if ((await begun(folder, ref)) >= before) continue
        await remove(folder, ref)
        swept += 1
      }
      return swept
    },
  }
}
