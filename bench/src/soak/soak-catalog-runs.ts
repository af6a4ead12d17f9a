import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Service } from '@tessera/commands/product/service'
import { root } from '@tessera/commands/root'
import {
  type CatalogRun,
  createCatalogSource,
  getCatalogSources,
  runCatalogSource,
} from '@tessera/contracts/calls/catalogs'
import { resumablePath } from '@tessera/contracts/calls/media'
import { z } from '@tessera/contracts/schema'
import type { Caller } from './soak-caller.ts'
import { residentOf } from './soak-memory.ts'

const pollMilliseconds = 250

const MadeFile = z.object({
  rows: z.number(),
  accepted: z.number(),
  products: z.number(),
  faults: z.array(z.object({ row: z.number(), column: z.nullable(z.string()), fault: z.string() })),
})

/** The content that a reader finds in a file. */
export type MadeFile = z.infer<typeof MadeFile>

/** Writes a file of products, and returns what a reader finds in it. */
export async function makeFile(
  file: string,
  given: {
    readonly rows: number
    readonly faults: number
    /** Pictures that nobody serves, one that all products share, or one for each product. */
    readonly pictures: 'none' | 'one' | 'each'
    readonly changedEvery?: number
  },
): Promise<MadeFile> {
  const { rows, faults, pictures, changedEvery = 0 } = given
  const script = join(root, 'bench/src/soak/made-catalog.ts')
  const words = [file, String(rows), String(faults), pictures, String(changedEvery)]
  const child = fork(script, words, { cwd: root })
  const [made] = await once(child, 'message')
  if (child.exitCode === null) await once(child, 'exit')
  return z.parse(MadeFile, made)
}

const tus = { 'Tus-Resumable': '1.0.0' }

/** Uploads a file in one part, and returns the id of the upload. */
export async function uploaded(person: Caller, file: string): Promise<string> {
  const bytes = await readFile(file)
  const begun = await person.send(resumablePath, {
    method: 'POST',
    headers: { ...tus, 'Upload-Length': String(bytes.length) },
  })
  const location = begun.headers.get('Location') ?? ''
  const headers = {
    ...tus,
    'Content-Type': 'application/offset+octet-stream',
    'Upload-Offset': '0',
  }
  await person.send(location, { method: 'PATCH', headers, body: bytes })
  return location.slice(resumablePath.length)
}

/** Creates a source from a file, and returns its id. */
export async function createSource(person: Caller, name: string, file: string): Promise<string> {
  const upload_id = await uploaded(person, file)
  return (await person.done(createCatalogSource, { name, origin: 'upload', upload_id })).id
}

/** Has a source read a file again. */
export async function readAgain(person: Caller, id: string, file: string): Promise<void> {
  await person.done(runCatalogSource, { id, upload_id: await uploaded(person, file) })
}

/** Returns a source that is there. */
export async function sourceOf(person: Caller, id: string) {
  const found = (await person.done(getCatalogSources, {})).find((each) => each.id === id)
  if (found === undefined) throw new Error('The source is gone.')
  return found
}

/** The end of a run, its duration, and the most memory of the service meanwhile. */
export interface Ended {
  readonly run: CatalogRun
  readonly products: number
  readonly seconds: number
  readonly megabytes: number
}

/** Waits for the end of a run, or until it has read that many rows. */
export async function watched(
  person: Caller,
  id: string,
  { service, rows = Number.POSITIVE_INFINITY }: { service: Service; rows?: number },
): Promise<Ended> {
  const began = performance.now()
  let megabytes = 0
  for (;;) {
    megabytes = Math.max(megabytes, await residentOf(service.process.pid))
    const { run, products } = await sourceOf(person, id)
    if (run !== null && (run.ended_at !== null || run.rows >= rows))
      return { run, products, megabytes, seconds: (performance.now() - began) / 1_000 }
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds))
  }
}

/** Says how a run went. */
export const shown = ({ run, seconds, megabytes }: Ended): string =>
  `${run.rows.toLocaleString('en')} rows in ${seconds.toFixed(1)} s, ${(run.rows / seconds).toFixed(0)} a second, at most ${megabytes.toFixed(0)} MB; ${run.state}: ${run.added} new, ${run.changed} changed, ${run.unchanged} unchanged, ${run.retired} retired, ${run.refused} refused`
