import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { createBulkRun, getBulkRun } from '@tessera/contracts/calls/bulk-runs'
import { createCatalogSource, deleteCatalogSource } from '@tessera/contracts/calls/catalogs'
import { uploadConversions } from '@tessera/contracts/calls/conversion-uploads'
import { planFeedImport, planImport } from '@tessera/contracts/calls/imports'
import { finishUpload } from '@tessera/contracts/calls/media'
import { findPinImages } from '@tessera/contracts/calls/outside-pages'
import { createAdAccount } from '@tessera/contracts/calls/quick-promote'
import { planRestore } from '@tessera/contracts/calls/restores'
import { claimWebsite } from '@tessera/contracts/calls/websites'
import { z } from '@tessera/contracts/schema'
import type { Caller } from './soak-caller.ts'
import { sourceOf, uploaded } from './soak-catalog-runs.ts'

const pollMilliseconds = 100

const MadeFiles = z.array(
  z.object({ reader: z.string(), what: z.nullable(z.string()), file: z.string() }),
)

/** A file of a reader; what is bad about it is null for the harmless one. */
export type MadeFile = z.infer<typeof MadeFiles>[number]

/** Writes the worst files of all readers, each of about so many bytes, and a harmless one of each. */
export async function makeWorstFiles(folder: string, bytes: number): Promise<readonly MadeFile[]> {
  const script = join(root, 'bench/src/soak/made-worst-files.ts')
  const child = fork(script, [folder, String(bytes)], { cwd: root })
  const [made] = await once(child, 'message')
  if (child.exitCode === null) await once(child, 'exit')
  return z.parse(MadeFiles, made)
}

/** Sends a file as a member does, and waits until it is read. */
export type Send = (person: Caller, file: string, site: string) => Promise<unknown>

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, pollMilliseconds))
}

const account = (person: Caller) =>
  person.done(createAdAccount, { country: 'US', time_zone: 'UTC' }).then(({ id }) => id)

const asConversions =
  (kind: 'conversions' | 'analysis'): Send =>
  async (person, file) =>
    person.call(uploadConversions, {
      advertiser_id: await account(person),
      kind,
      file_name: 'worst.csv',
      csv: await readFile(file, 'utf8'),
      is_dry_run: true,
    })

/** Creates a source of products, and deletes it once it is read. */
async function asSource(person: Caller, input: Readonly<Record<string, unknown>>): Promise<void> {
  const { data } = await person.call(createCatalogSource, { name: `Worst ${Date.now()}`, ...input })
  if (data === null) return
  await until(async () => (await sourceOf(person, data.id)).run?.ended_at !== null)
  await person.call(deleteCatalogSource, { id: data.id })
}

/** Writes the files of the site, and reads its products. */
async function asSite(
  person: Caller,
  site: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) await writeFile(join(site, name), content)
  await person.call(claimWebsite, { website: 'worst.example' })
  await asSource(person, { origin: 'website', address: 'worst.example' })
}

const listed = '<urlset><url><loc>https://worst.example/page.html</loc></url></urlset>'

/**
 * The request by which each reader gets a file. Captions belong to a video of the member, and the proof in a head is
 * looked for on the real internet alone: their worst files are in the tests of the readers.
 */
export const sends: Readonly<Record<string, Send>> = {
  'import-file': async (person, file) =>
    person.call(planImport, { upload_id: await uploaded(person, file) }),
  'import-feed': async (person, file, site) => {
    await writeFile(join(site, 'feed.xml'), await readFile(file))
    await person.call(planFeedImport, { url: 'https://worst.example/feed.xml' })
  },
  library: async (person, file) =>
    person.call(planRestore, { upload_id: await uploaded(person, file) }),
  conversions: asConversions('conversions'),
  analysis: asConversions('analysis'),
  video: async (person, file) =>
    person.call(finishUpload, { upload_id: await uploaded(person, file) }),
  'page-images': async (person, file, site) => {
    await writeFile(join(site, 'page.html'), await readFile(file))
    await person.call(findPinImages, { url: 'https://worst.example/page.html' })
  },
  'page-products': async (person, file, site) => {
    const page = await readFile(file)
    await asSite(person, site, { 'robots.txt': '', 'sitemap.xml': listed, 'page.html': page })
  },
  'site-pages': async (person, file, site) => {
    const [robots = '', sitemap = ''] = (await readFile(file, 'utf8')).split('\0')
    await asSite(person, site, { 'robots.txt': robots, 'sitemap.xml': sitemap })
  },
  'catalog-feed': async (person, file) =>
    asSource(person, { origin: 'upload', upload_id: await uploaded(person, file) }),
  'bulk-template': async (person, file) => {
    const advertiser_id = await account(person)
    const upload_id = await uploaded(person, file)
    const sent = { advertiser_id, upload_id, file_name: 'worst.csv' }
    const { data } = await person.call(createBulkRun, sent)
    if (data === null) return
    await until(async () => {
      const run = await person.done(getBulkRun, { advertiser_id, run_id: data.id })
      return run.state !== 'waiting' && run.state !== 'checking'
    })
  },
}
