import {
  and,
  arrayOverlaps,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
} from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { RegistryReader } from '../registry/store.ts'
import type { NamedPreview } from './preview-address.ts'
import { madeSince, notedBefore, visitedSince } from './rules.ts'
import { modulePreviews, modulePreviewTags } from './tables.ts'

type PreviewPorts = Pick<Ports, 'db' | 'clock'>

/** A preview, as its row has it. */
export type Preview = typeof modulePreviews.$inferSelect

/** Selects previews that have neither ended nor been left alone for too long. */
export const isLiving = (now: Date) =>
  and(isNull(modulePreviews.endedAt), gt(modulePreviews.visitedAt, visitedSince(now)))

/** Finds a living preview: by its id, or the last one of a module with a tag. */
export async function findPreview(
  { db, clock }: PreviewPorts,
  named: NamedPreview,
): Promise<Preview | undefined> {
  const living = isLiving(clock.now())
  if ('id' in named) {
    const here = and(eq(modulePreviews.id, named.id), living)
    return (await db.select().from(modulePreviews).where(here))[0]
  }
  const [row] = await db
    .select({ preview: modulePreviews })
    .from(modulePreviewTags)
    .innerJoin(modulePreviews, eq(modulePreviews.id, modulePreviewTags.preview))
    .where(
      and(eq(modulePreviews.module, named.module), eq(modulePreviewTags.tag, named.tag), living),
    )
    .orderBy(desc(modulePreviewTags.at), desc(modulePreviews.madeAt))
    .limit(1)
  return row?.preview
}

/** Notes that previews are visited, which keeps them. */
export async function noteVisit(
  { db, clock }: PreviewPorts,
  ids: readonly string[],
): Promise<void> {
  const now = clock.now()
  await db
    .update(modulePreviews)
    .set({ visitedAt: now })
    .where(
      and(inArray(modulePreviews.id, [...ids]), lt(modulePreviews.visitedAt, notedBefore(now))),
    )
}

/** Returns those of some previews that live. */
export async function livingPreviews(
  { db, clock }: PreviewPorts,
  ids: readonly string[],
): Promise<readonly Preview[]> {
  if (ids.length === 0) return []
  const here = and(inArray(modulePreviews.id, [...ids]), isLiving(clock.now()))
  return db.select().from(modulePreviews).where(here)
}

/** Counts the previews that a token made in the last hour. */
export async function madeLately({ db, clock }: PreviewPorts, tokenId: string): Promise<number> {
  const isLate = gt(modulePreviews.madeAt, madeSince(clock.now()))
  const [row] = await db
    .select({ made: count() })
    .from(modulePreviews)
    .where(and(eq(modulePreviews.tokenId, tokenId), isLate))
  return row?.made ?? 0
}

const listedMost = 500

/** Lists the living previews that hold a build of some modules (null: of any), the newest first. */
export async function listPreviews(
  { db, clock }: PreviewPorts,
  modules: readonly string[] | null,
): Promise<readonly Preview[]> {
  const holds = modules === null ? undefined : arrayOverlaps(modulePreviews.modules, [...modules])
  return db
    .select()
    .from(modulePreviews)
    .where(and(holds, isLiving(clock.now())))
    .orderBy(desc(modulePreviews.madeAt))
    .limit(listedMost)
}

/** Reads the tags of previews, the newest first. */
export async function tagsOf(
  db: RegistryReader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(modulePreviewTags)
          .where(inArray(modulePreviewTags.preview, [...ids]))
          .orderBy(desc(modulePreviewTags.at), modulePreviewTags.tag)
  const found = new Map<string, readonly string[]>()
  for (const { preview, tag } of rows) found.set(preview, [...(found.get(preview) ?? []), tag])
  return found
}
