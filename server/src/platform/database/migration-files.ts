import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from '@tessera/contracts/schema'
import { readMigrationFiles } from 'drizzle-orm/migrator'

/** A migration as its file states it. */
export interface Migration {
  /** The name of its file, as `0073_backfills`. */
  readonly name: string
  /** The time that the journal has for it, by which a database knows it. */
  readonly when: number
  readonly hash: string
  readonly statements: readonly string[]
  /** True for files from before the rules of migrations, which may hold anything. */
  readonly isOld: boolean
  /** Runs outside a transaction, one statement after the other. */
  readonly isConcurrent: boolean
  /** Has statements that take long and block nobody. */
  readonly isLong: boolean
  /** For a contract migration: the migration that services must know to run beside it. */
  readonly beside: string | undefined
  /** The backfill that must be complete before it runs. */
  readonly afterBackfill: string | undefined
  /** Tables with few rows in every database, for which nothing takes long. */
  readonly small: readonly string[]
}

/** The last migration from before the rules. */
const lastOld = '0070_module_previews'

const Journal = z.object({
  entries: z.array(z.object({ tag: z.string() })),
})

/** The marks that the first lines of a file may have. */
const markPatterns = {
  concurrently: /^concurrently$/,
  long: /^long$/,
  beside: /^contract beside (\S+)$/,
  afterBackfill: /^after backfill (\S+)$/,
  small: /^small (\S+(?: \S+)*)$/,
}

type Marks = Partial<Record<keyof typeof markPatterns, string>>

const looksLikeMark = /^(?:concurrently|long|contract|after|small)\b/

function marksOf(name: string, text: string): Marks {
  const marks: Marks = {}
  for (const line of text.split('\n')) {
    const said = /^-- ?(.*?)\s*$/.exec(line)?.[1]
    if (said === undefined) break
    let isKnown = false
    for (const mark of ['concurrently', 'long', 'beside', 'afterBackfill', 'small'] as const) {
      const found = markPatterns[mark].exec(said)
      if (found === null) continue
      marks[mark] = found[1] ?? said
      isKnown = true
    }
    if (!isKnown && looksLikeMark.test(said))
      throw new Error(
        `${name}.sql begins with '-- ${said}', which is no mark; the marks are in docs/upgrades.md.`,
      )
  }
  return marks
}

/** Reads the migrations of a folder, in their order. */
export function readMigrations(folder: string): readonly Migration[] {
  const journal = z.parse(
    Journal,
    JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')),
  )
  const names = journal.entries.map(({ tag }) => tag)
  const oldOnes = names.indexOf(lastOld) + 1
  return readMigrationFiles({ migrationsFolder: folder }).map(
    ({ sql, folderMillis: when, hash }, at) => {
      const name = names[at] ?? ''
      const isOld = at < oldOnes
      const marks = isOld ? {} : marksOf(name, sql.join('\n'))
      return {
        name,
        when,
        hash,
        statements: sql,
        isOld,
        isConcurrent: marks.concurrently !== undefined,
        isLong: marks.long !== undefined,
        beside: marks.beside,
        afterBackfill: marks.afterBackfill,
        small: marks.small?.split(' ') ?? [],
      }
    },
  )
}

/**
 * Returns the migrations that a database doesn't have yet, by the times that it recorded. Revisions before the
 * first release wrote some of the old ones in another order, so of these all before the newest count as run.
 */
export function dueIn(
  migrations: readonly Migration[],
  recorded: ReadonlySet<number>,
): readonly Migration[] {
  const newestOld = Math.max(
    0,
    ...migrations.filter(({ isOld, when }) => isOld && recorded.has(when)).map(({ when }) => when),
  )
  return migrations.filter(
    ({ isOld, when }) => !recorded.has(when) && !(isOld && when <= newestOld),
  )
}
