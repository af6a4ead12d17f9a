import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import { z } from '@tessera/contracts/schema'

/** A schema that a revision of this repository had. */
export interface EarlierSchema {
  readonly revision: string
  /** The migrations of that revision. */
  readonly folder: string
  /** The name of the newest of them. */
  readonly newest: string
}

const Journal = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) })

async function git(...args: string[]): Promise<string> {
  const { ok, output, printed } = await runProgram('git', args, {}, root)
  if (!ok) throw new Error(`git ${args[0]} did not succeed:\n${output}`)
  return printed.trim()
}

/** Returns the revision of the last release: its tag, or else the commit that gave the product its version. */
export async function lastRelease(): Promise<string> {
  const [tag] = (await git('tag', '--list', 'v*', '--sort=-v:refname')).split('\n')
  if (tag) return git('rev-parse', `${tag}^{commit}`)
  const manifest = z.parse(
    z.object({ version: z.string() }),
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  )
  const version = `"version": "${manifest.version}"`
  const wrote = await git('log', '--format=%H', `-S${version}`, '--', 'package.json')
  return wrote.split('\n')[0] ?? ''
}

const entriesIn = (folder: string) =>
  z.parse(Journal, JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))).entries

/**
 * Writes the migrations of each revision that changed the schema into a folder, oldest first. Leaves out
 * revisions between merges whose migrations were renumbered before any release, and counts them.
 */
export async function earlierSchemas(place: string): Promise<{
  readonly schemas: readonly EarlierSchema[]
  readonly leftOut: number
}> {
  const today = entriesIn(join(root, 'server/migrations')).map(({ when, tag }) => `${when} ${tag}`)
  const log = await git(
    'log',
    '--first-parent',
    '--reverse',
    '--format=%H',
    '--',
    'server/migrations',
  )
  const schemas = new Map<string, EarlierSchema>()
  let leftOut = 0
  for (const revision of log.split('\n')) {
    const tree = await git('rev-parse', `${revision}:server/migrations`)
    if (schemas.has(tree)) continue
    const to = join(place, revision.slice(0, 10))
    mkdirSync(to, { recursive: true })
    const archive = join(to, 'migrations.tar')
    await git('archive', '--output', archive, revision, 'server/migrations')
    const { ok, output } = await runProgram('tar', ['-xf', archive, '-C', to], {}, root)
    if (!ok) throw new Error(`tar did not succeed:\n${output}`)
    const folder = join(to, 'server/migrations')
    const entries = entriesIn(folder)
    const isStep = entries.every(({ when, tag }, at) => today[at] === `${when} ${tag}`)
    if (isStep)
      schemas.set(tree, {
        revision: revision.slice(0, 10),
        folder,
        newest: entries.at(-1)?.tag ?? '',
      })
    else leftOut += 1
  }
  return { schemas: [...schemas.values()], leftOut }
}
