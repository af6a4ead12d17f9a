import { ModuleOverride } from '@tessera/contracts/calls/module-overrides'
import type { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { and, eq, gt, lt } from '../../../platform/database/sql.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import type { Sql } from '../../base/sql.ts'
import { moduleOverrides } from './tables.ts'

/** The overrides of one browser. */
export interface KeptOverrides {
  readonly overrides: readonly ModuleOverride[]
  /** The set that all modules were taken back to; null without one. */
  readonly travelled: string | null
}

/** Overrides, and whose they are. */
export interface OwnedOverrides extends KeptOverrides {
  readonly userId: UserId | null
  readonly tokenId: string | null
}

const Kept = z.array(ModuleOverride)

/** Reads the overrides of a cookie; undefined when there are none, or they have ended. */
export async function readOverrides(
  db: Sql,
  { cookie, now }: { readonly cookie: string; readonly now: Date },
): Promise<OwnedOverrides | undefined> {
  const [row] = await db
    .select()
    .from(moduleOverrides)
    .where(and(eq(moduleOverrides.id, sha256OfText(cookie)), gt(moduleOverrides.until, now)))
  if (row === undefined) return undefined
  const { userId, tokenId, travelled } = row
  return { userId, tokenId, travelled, overrides: z.parse(Kept, JSON.parse(row.overrides)) }
}

/** Keeps the overrides of a cookie. */
export async function keepOverrides(
  db: Sql,
  { cookie, until, ...kept }: OwnedOverrides & { readonly cookie: string; readonly until: Date },
): Promise<void> {
  const row = { ...kept, until, overrides: JSON.stringify(kept.overrides) }
  await db
    .insert(moduleOverrides)
    .values({ id: sha256OfText(cookie), ...row })
    .onConflictDoUpdate({ target: moduleOverrides.id, set: row })
}

/** Deletes the overrides of a cookie. */
export async function dropOverrides(db: Sql, cookie: string): Promise<void> {
  await db.delete(moduleOverrides).where(eq(moduleOverrides.id, sha256OfText(cookie)))
}

/** Deletes overrides that have ended. */
export async function sweepOverrides(db: Sql, now: Date): Promise<void> {
  await db.delete(moduleOverrides).where(lt(moduleOverrides.until, now))
}
