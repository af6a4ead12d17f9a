import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packagesAside } from '@tessera/commands/inputs'
import { moduleFolders } from '@tessera/commands/rooms'
import { root } from '@tessera/commands/root'
import { say, table } from '@tessera/commands/say'
import { setupOf } from '@tessera/commands/setup-of'
import { buildIdOf, shortBuildId } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import { checkoutAt, must } from './checkout-at.ts'
import { runSpecs } from './run-specs.ts'
import { skewMatrix } from './skew-matrix.ts'

/** The builds of each module and of the shell that are tried with each other. */
const last = 3
/** Max commits that are built to find them: a module may have had one build for months. */
const mostCommits = Number(process.env.COMMITS ?? 6)

/** Paths below the folders of builds that no build contains. */
const aside = [
  ':(exclude,glob)**/*.test.ts',
  ':(exclude,glob)**/*.test.tsx',
  ':(exclude,glob)**/*.md',
  ...[...packagesAside].map((name) => `:(exclude)shared/${name}`),
]

/** Returns the last commits that changed what the shell and modules are built from, newest first. */
async function lastCommits(): Promise<readonly string[]> {
  const inputs = ['shell', 'shared', ':(glob)mfe-*/**', 'pnpm-lock.yaml', ...aside]
  const log = await must(
    'git',
    ['log', `-n${mostCommits}`, '--format=%H %s', '--', ...inputs],
    root,
  )
  return log.split('\n')
}

/** Builds the shell and all modules at a commit, in a clone of this repository, by the commands of that commit. */
async function buildAt(commit: string, folder: string): Promise<void> {
  await checkoutAt(commit, folder)
  const modules = (await readdir(folder)).filter((name) => name.startsWith('mfe-'))
  for (const room of ['shell', ...modules]) {
    const name = room.replace(/^mfe-/, '')
    await must(process.execPath, [setupOf(folder), 'module', 'build', name], folder)
  }
}

/** The folders of the builds of the shell and of each module, by their ids, newest first. */
type Found = Map<string, Map<string, string>>

const noBuilds = (): Found =>
  new Map(['shell', ...moduleFolders()].map((room) => [room, new Map<string, string>()]))

/** Keeps the builds of a checkout that no newer commit has. A commit before a module was added has none of it. */
async function keepBuilds(found: Found, checkout: string, place: string): Promise<void> {
  for (const [room, builds] of found) {
    const dist = join(checkout, room, 'dist')
    const file = join(dist, room === 'shell' ? 'shell.json' : 'module.json')
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text === undefined) continue
    const id = shortBuildId(await buildIdOf(JSON.parse(text)))
    if (builds.has(id) || builds.size === last) continue
    const kept = join(place, room, id)
    await cp(dist, kept, { recursive: true })
    builds.set(id, kept)
  }
}

/** Builds commit after commit, until the shell and each module have three builds. */
async function findBuilds(place: string): Promise<Found> {
  const found = noBuilds()
  for (const line of await lastCommits()) {
    say(`Building ${line.slice(0, 10)} (${line.slice(41)}) …`)
    const checkout = join(place, 'checkout')
    await buildAt(line.slice(0, 40), checkout)
    await keepBuilds(found, checkout, place)
    await rm(checkout, { recursive: true, force: true })
    if ([...found.values()].every(({ size }) => size === last)) break
  }
  return found
}

/** Builds the last three releases of the shell and each module, by their tags; a room without one as it is now. */
async function findReleases(place: string, labels: Map<string, string>): Promise<Found> {
  const found = noBuilds()
  const wanted = new Map<string, [room: string, tag: string | undefined][]>()
  for (const room of found.keys()) {
    const tags = `${room.replace(/^mfe-/, '')}@*`
    const listed = await must('git', ['tag', '--list', tags, '--sort=-v:refname'], root)
    const last3 = listed.split('\n').filter(Boolean).slice(0, last)
    for (const tag of last3.length === 0 ? [undefined] : last3) {
      const commit = await must('git', ['rev-parse', `${tag ?? 'HEAD'}^{commit}`], root)
      wanted.set(commit, [...(wanted.get(commit) ?? []), [room, tag]])
    }
  }
  for (const [commit, rooms] of wanted) {
    say(`Building ${commit.slice(0, 10)} (${rooms.map(([room, tag]) => tag ?? room).join(', ')}) …`)
    const checkout = join(place, 'checkout')
    await buildAt(commit, checkout)
    for (const [room, tag] of rooms) {
      const builds = found.get(room) ?? new Map<string, string>()
      const before = new Set(builds.keys())
      await keepBuilds(new Map([[room, builds]]), checkout, place)
      const added = [...builds.keys()].find((id) => !before.has(id))
      if (added !== undefined && tag !== undefined) labels.set(added, tag)
    }
    await rm(checkout, { recursive: true, force: true })
  }
  return found
}

const Pairs = z.array(
  z.object({
    shell: z.string(),
    module: z.string(),
    build: z.string(),
    faults: z.array(z.string()),
  }),
)

/** Writes the page of a release, `mfe-save/releases/1.4.0.md`, with what the pairs did. */
async function writePage(release: string, labels: ReadonlyMap<string, string>, results: string) {
  const [name = '', version = ''] = release.split('@')
  const folder = join(root, name === 'shell' ? name : `mfe-${name}`, 'releases')
  const pairs = z.parse(Pairs, JSON.parse(await readFile(results, 'utf8')))
  const service = (await must('git', ['rev-parse', 'HEAD'], root)).slice(0, 10)
  const date = new Date().toISOString().slice(0, 10)
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${version}.md`)
  await writeFile(file, skewMatrix(pairs, { release, labels, service, date }))
  say(`${file} has the matrix; commit it with the release.`)
}

/**
 * Runs the last three builds of each module in each of the last three builds of the shell, in Chromium, with
 * the service of this checkout. The builds are those of the last commits that changed their sources, made
 * anew; commits that changed no bytes of a build count as one. With a release, as `save@1.4.0`, they are the last
 * three releases of each, and a page of the release says which pairs ran.
 */
export async function soakBuilds(release?: string): Promise<boolean> {
  const place = await mkdtemp(join(tmpdir(), 'tessera-builds-'))
  const labels = new Map<string, string>()
  try {
    const found = await (release === undefined ? findBuilds(place) : findReleases(place, labels))
    console.log(
      table([...found].map(([room, builds]) => [room, [...builds.keys()].join(', ') || 'none'])),
    )
    say('Each build of each module, in each build of the shell …')
    const folders = Object.fromEntries(
      [...found].map(([room, builds]) => [room, [...builds.values()]]),
    )
    const results = join(place, 'pairs.json')
    const environment = { BUILDS: JSON.stringify(folders), PAIRS: results }
    const ok = await runSpecs(['last-builds'], environment)
    say(ok ? 'Each module ran in each shell.' : 'Some did not; see above.')
    if (release !== undefined) await writePage(release, labels, results)
    return ok
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}
