import { buildIdOf, canonicalBytes, shortBuildId } from '@tessera/contracts/releases/build-id'
import { type AdmitRequest, descriptorFile } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { and, isNotNull, isNull } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { expectedFile, isExpected, ListedFiles, readDescriptor } from './file-check.ts'
import { fileKey, type NamedBuild, thisBuild } from './named-build.ts'
import { startBuild } from './start-build.ts'
import { moduleBuilds } from './tables.ts'
import { raiseVersion, recordChange } from './write-release.ts'

type StorePorts = Pick<Ports, 'db' | 'clock' | 'moduleFiles' | 'blobs' | 'live' | 'releases'>

/** The reason a part of a build isn't stored, in one sentence with the fix. */
export interface BuildRefusal {
  readonly code: 'bad-input' | 'not-found' | 'files-missing'
  readonly message: string
}

const refuse = (code: BuildRefusal['code'], message: string): BuildRefusal => ({ code, message })

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Lists the files of a build that the store lacks. */
export async function missingFiles(
  { moduleFiles }: Pick<StorePorts, 'moduleFiles'>,
  named: NamedBuild,
  { files }: ListedFiles,
): Promise<string[]> {
  const sizes = await Promise.all(files.map(({ path }) => moduleFiles.sizeOf(fileKey(named, path))))
  return files.filter(({ bytes }, at) => sizes[at] !== bytes).map(({ path }) => path)
}

/**
 * Takes the descriptor of a build, whose hash is the build's id, and returns which of its files the
 * store lacks. Nothing runs by it; sending it again goes on where a publish broke off.
 */
export async function takeDescriptor(
  ports: StorePorts,
  named: NamedBuild,
  sent: { readonly bytes: Uint8Array<ArrayBuffer>; readonly who: string },
): Promise<{ readonly missing: string[] } | BuildRefusal> {
  const raw = parsedText(new TextDecoder().decode(sent.bytes))
  const read = readDescriptor(named.module, raw)
  if (typeof read === 'string') return refuse('bad-input', read)
  // A text that is nested too deeply has no canonical bytes.
  const id = await buildIdOf(raw).catch(() => 'none')
  if (id !== named.build)
    return refuse('bad-input', `The descriptor's hash is ${id}, not ${named.build}; send it whole.`)
  const bytes = canonicalBytes(raw)
  await startBuild(ports, named, { text: new TextDecoder().decode(bytes), who: sent.who })
  await ports.moduleFiles.put(fileKey(named, descriptorFile), {
    bytes,
    contentType: 'application/json',
  })
  return { missing: await missingFiles(ports, named, read) }
}

/** Reads the descriptor of a build, admitted or not. */
export async function descriptorOf(
  { db }: Pick<StorePorts, 'db'>,
  named: NamedBuild,
): Promise<ListedFiles | undefined> {
  const [row] = await db
    .select({ text: moduleBuilds.descriptor })
    .from(moduleBuilds)
    .where(thisBuild(named))
  return row && z.parse(ListedFiles, JSON.parse(row.text))
}

/** Keeps a file of a build whose descriptor came before, if it is the file that this one lists. */
export async function takeFile(
  ports: StorePorts,
  named: NamedBuild,
  { path, bytes }: { readonly path: string; readonly bytes: Uint8Array<ArrayBuffer> },
): Promise<BuildRefusal | undefined> {
  const descriptor = await descriptorOf(ports, named)
  if (descriptor === undefined)
    return refuse('not-found', `Send ${descriptorFile} of the build before its files.`)
  const expected = expectedFile(descriptor, path)
  if (expected === undefined)
    return refuse(
      'bad-input',
      `The descriptor does not list the file ${path}; build the module again.`,
    )
  if (!(await isExpected(expected, bytes)))
    return refuse(
      'bad-input',
      `The file ${path} is not what the descriptor lists; build the module again and publish it whole.`,
    )
  const contentType = 'application/octet-stream'
  await ports.moduleFiles.put(fileKey(named, path), { bytes, contentType })
  return undefined
}

/**
 * Admits a build when the store has all of its files, and returns whether that raised the version.
 * Admitting it again records its commit if it had none, and changes nothing else.
 */
export async function admitBuild(
  ports: StorePorts,
  { module, build, commit, lockfile, samples }: AdmitRequest,
  who: string,
): Promise<{ readonly isRaised: boolean } | BuildRefusal> {
  const named = { module, build }
  const descriptor = await descriptorOf(ports, named)
  if (descriptor === undefined)
    return refuse('not-found', `Send ${descriptorFile} of the build before admitting it.`)
  const missing = await missingFiles(ports, named, descriptor)
  if (missing.length > 0)
    return refuse(
      'files-missing',
      `The store lacks ${missing.length} of the files, such as ${missing[0]}; publish again.`,
    )
  const now = ports.clock.now()
  const set = {
    base: null,
    commit,
    lockfile,
    publishedBy: who,
    admittedAt: now,
    samples: samples === undefined ? null : JSON.stringify(samples),
  }
  const isRaised = await ports.db.transaction(async (tx) => {
    const isNew = and(thisBuild(named), isNull(moduleBuilds.admittedAt))
    await tx.update(moduleBuilds).set(set).where(isNew)
    if (commit !== null)
      await tx
        .update(moduleBuilds)
        .set({ commit, lockfile })
        .where(and(thisBuild(named), isNull(moduleBuilds.commit), isNull(moduleBuilds.base)))
    const isNamed = and(thisBuild(named), isNotNull(moduleBuilds.base))
    const moved = await tx.update(moduleBuilds).set(set).where(isNamed).returning()
    // A build that only the registry file named moves into the store, so documents may change.
    const version = moved.length === 0 ? undefined : await raiseVersion(tx, null)
    if (version === undefined) return false
    const what = `move ${shortBuildId(build)} to the store`
    await recordChange(tx, { version, at: now, who, why: 'published', what, module })
    ports.live.publish('registry', { kind: 'changed', id: String(version) })
    return true
  })
  if (isRaised) ports.releases.lookAgain()
  return { isRaised }
}
