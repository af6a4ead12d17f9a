import { limits } from '@tessera/contracts/limits'
import { and, desc, eq, gte, inArray, lt, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { moduleErrors } from './tables.ts'

/** An error of a build, as it is kept. */
export type KeptError = typeof moduleErrors.$inferSelect

/** The most rows of a module that are listed. */
const listedMost = 2_000

/**
 * Makes room in a build that has as many errors as it keeps. Half of them are the most reported ones; of the
 * others the one goes that was reported longest ago. So errors that go on stay, old and new, beside ones that
 * somebody makes up.
 */
async function makeRoom(db: Sql, { module, build }: Pick<KeptError, 'module' | 'build'>) {
  const seldom = db
    .select({
      id: moduleErrors.id,
      lastAt: moduleErrors.lastAt,
      errors: sql<number>`count(*) over ()`.as('errors'),
    })
    .from(moduleErrors)
    .where(and(eq(moduleErrors.module, module), eq(moduleErrors.build, build)))
    .orderBy(desc(moduleErrors.count), desc(moduleErrors.lastAt))
    .offset(limits.errorGroups / 2)
    .as('seldom')
  const longestAgo = db
    .select({ id: seldom.id })
    .from(seldom)
    .where(gte(seldom.errors, limits.errorGroups))
    .orderBy(seldom.lastAt, seldom.id)
    .limit(1)
  await db.delete(moduleErrors).where(inArray(moduleErrors.id, longestAgo))
}

/** Adds a report to its error. A build keeps a limited number of errors. */
export async function addError(
  db: Sql,
  { at, ...error }: Omit<KeptError, 'count' | 'firstAt' | 'lastAt'> & { readonly at: Date },
): Promise<void> {
  const more = { count: sql`${moduleErrors.count} + 1`, lastAt: at }
  const known = await db
    .update(moduleErrors)
    .set(more)
    .where(eq(moduleErrors.id, error.id))
    .returning({ id: moduleErrors.id })
  if (known.length > 0) return
  await makeRoom(db, error)
  await db
    .insert(moduleErrors)
    .values({ ...error, count: 1, firstAt: at, lastAt: at })
    .onConflictDoUpdate({ target: moduleErrors.id, set: more })
}

/** Finds an error of a build by its id. */
export async function findError(db: Sql, id: string): Promise<KeptError | undefined> {
  const [row] = await db.select().from(moduleErrors).where(eq(moduleErrors.id, id))
  return row
}

/** Lists the errors of a module's builds, those reported last first. */
export const listErrors = (db: Sql, module: string): Promise<KeptError[]> =>
  db
    .select()
    .from(moduleErrors)
    .where(eq(moduleErrors.module, module))
    .orderBy(desc(moduleErrors.lastAt), moduleErrors.id)
    .limit(listedMost)

/** Deletes errors that nobody reported since a time. */
export async function sweepErrors(db: Sql, before: Date): Promise<void> {
  await db.delete(moduleErrors).where(lt(moduleErrors.lastAt, before))
}
