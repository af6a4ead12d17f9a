import { limits } from '@tessera/contracts/limits'
import { makeZip, predictLength } from 'client-zip'
import type { Ports } from '../../../ports.ts'
import { libraryFiles } from '../../pins/index.ts'
import { ownRows } from '../own-rows/own-rows.ts'
import { leftOut } from '../own-rows/own-tables.ts'
import { type Collected, collect } from './collect.ts'
import { exportBlobKey } from './export-key.ts'
import { filesOf } from './file-names.ts'
import { indexPage } from './index-page.ts'

interface Stored {
  readonly name: string
  readonly blob: string
  readonly size: number
}

/** Finds the pictures that fit: those that are there, up to the size limit. */
async function storedFiles(
  { blobs }: Pick<Ports, 'blobs'>,
  given: Collected,
  signal: AbortSignal,
): Promise<readonly Stored[]> {
  const found: Stored[] = []
  let bytes = 0
  for (const { name, blob } of given.files.flatMap(filesOf)) {
    signal.throwIfAborted()
    const size = await blobs.sizeOf(blob)
    if (size === undefined || bytes + size > limits.exportMaxBytes) continue
    bytes += size
    found.push({ name, blob, size })
  }
  return found
}

const jsonFile = (name: string, rows: unknown): readonly string[] => [
  `data/${name}.json`,
  `${JSON.stringify(rows, null, 2)}\n`,
]

interface Written {
  readonly given: Collected
  readonly tables: Awaited<ReturnType<typeof ownRows>>
  readonly stored: readonly Stored[]
}

function textFiles(
  { given, tables, stored }: Written,
  about: { readonly brand: string; readonly now: Date },
) {
  const names = new Set(stored.map(({ name }) => name))
  const pictures = new Set(
    given.files.flatMap((file) =>
      filesOf(file).some(({ name }) => names.has(name)) ? file.id : [],
    ),
  )
  const { files, ...kinds } = given
  const page = indexPage(given, { brand: about.brand, pictures, madeAt: about.now })
  const left = { files: files.length, leftOut: files.length - pictures.size }
  const texts = [
    ['index.html', page],
    ...Object.entries({ ...kinds, pictures: left, leftOut }).map(([kind, rows]) =>
      jsonFile(kind, rows),
    ),
    ...Object.entries(tables).map(([table, rows]) => jsonFile(`tables/${table}`, rows)),
  ]
  const encoder = new TextEncoder()
  return texts.map(([name = '', text = '']) => ({ name, input: encoder.encode(text) }))
}

/** Copies chunks into buffers of their own, as the store's types ask for. */
const ownBytes = () =>
  new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => controller.enqueue(new Uint8Array(chunk)),
  })

/** The inputs of a download, in addition to the ports. */
interface Writing {
  readonly key: string
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => Promise<void>
}

const progressEvery = 25

/** Writes a member's download to the blob store as a stream; returns its size. */
export async function writeZip(
  ports: Ports,
  userId: Parameters<typeof collect>[1],
  { key, signal, onProgress }: Writing,
): Promise<number | undefined> {
  const { db, blobs, clock, settings } = ports
  const given = await collect(db, userId)
  if (given === undefined) return undefined
  const stored = await storedFiles(ports, given, signal)
  const tables = await ownRows(db, userId)
  const now = clock.now()
  const texts = [
    ...textFiles({ given, tables, stored }, { brand: settings.brand, now }),
    ...(await libraryFiles(db, userId, { origin: settings.publicOrigin, now })),
  ]
  const total = texts.length + stored.length
  const sized = texts.map(({ name, input }) => ({ name, size: input.byteLength }))
  const size = Number(
    predictLength([...sized, ...stored.map(({ name, size }) => ({ name, size }))]),
  )
  async function* entries() {
    let done = 0
    for (const text of texts) {
      yield { ...text, lastModified: clock.now() }
      done += 1
    }
    for (const { name, blob, size: bytes } of stored) {
      signal.throwIfAborted()
      if (done % progressEvery === 0) await onProgress(done, total)
      const opened = await blobs.open(blob)
      // A picture that is gone meanwhile changes the size, so that the job starts over.
      if (opened !== undefined)
        yield { name, input: opened.body, size: bytes, lastModified: clock.now() }
      done += 1
    }
  }
  await onProgress(0, total)
  const body = makeZip(entries(), { buffersAreUTF8: true }).pipeThrough(ownBytes())
  await blobs.putStream(exportBlobKey(key), { body, size, contentType: 'application/zip' })
  await onProgress(total, total)
  return size
}
