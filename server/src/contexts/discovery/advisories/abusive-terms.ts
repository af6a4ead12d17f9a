import { timings } from '@tessera/contracts/timings'
import { and, eq, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { searchProgress } from '../progress/tables.ts'
import { abusive } from './find-advisory.ts'
import { advisoryTerms } from './tables.ts'
import { termKeys } from './term-keys.ts'

/** The abusive terms as this instance knows them. */
interface Known {
  readonly version: string | null
  readonly at: number
  readonly exact: ReadonlySet<string>
  readonly contained: ReadonlySet<string>
}

const versionName = 'advisory-terms'

/** The version of the terms, which any statement can bring along: it changes with them. */
export const termsVersion = sql<string | null>`(select ${searchProgress.reached}
  from ${searchProgress} where ${searchProgress.name} = ${sql.raw(`'${versionName}'`)})`

/** Notes that the terms changed, in the transaction that changes them. */
export async function changeTermsVersion(tx: Sql): Promise<void> {
  const reached = sql`gen_random_uuid()::text`
  await tx
    .insert(searchProgress)
    .values({ name: versionName, reached })
    .onConflictDoUpdate({ target: searchProgress.name, set: { reached } })
}

async function load(db: Sql, now: number): Promise<Known> {
  const rows = await db
    .select({
      version: sql<string | null>`version`,
      key: advisoryTerms.key,
      match: advisoryTerms.match,
    })
    .from(sql`(select ${termsVersion} as version) terms`)
    .leftJoin(
      advisoryTerms,
      and(eq(advisoryTerms.severity, abusive), eq(advisoryTerms.country, '')),
    )
  const keysOf = (match: string) =>
    new Set(rows.flatMap((row) => (row.match === match ? (row.key ?? []) : [])))
  const version = rows[0]?.version ?? null
  return { version, at: now, exact: keysOf('exact'), contained: keysOf('contains') }
}

const kept = new WeakMap<Sql, Known>()

/**
 * Returns the texts that contain an abusive term, so that nobody is offered to search for them. The
 * terms are loaded when the version that the caller has read is another one, and after a while.
 */
export async function abusiveAmong(
  db: Sql,
  texts: readonly string[],
  { version, now }: { readonly version: string | null; readonly now: Date },
): Promise<ReadonlySet<string>> {
  const at = now.getTime()
  let known = kept.get(db)
  const isOld = known === undefined || Math.abs(at - known.at) > timings.abusiveTermsRead
  if (known === undefined || isOld || known.version !== version) {
    known = await load(db, at)
    kept.set(db, known)
  }
  const { exact, contained } = known
  const isHit = (text: string) => {
    const { parts, wholes } = termKeys(text)
    return parts.some((part) => contained.has(part)) || wholes.some((whole) => exact.has(whole))
  }
  return new Set(texts.filter(isHit))
}
