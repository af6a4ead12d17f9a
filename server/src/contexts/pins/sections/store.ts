import type { BoardId, SectionId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { and, eq, inArray, isNull, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { storeSectionAddress } from '../addresses/store-address.ts'
import { selectSections } from '../boards/board-rows.ts'
import { nameKeyOf, slugOf } from '../boards/rules.ts'
import { boards, sections } from '../boards/tables.ts'
import { isVisibleTo } from '../boards/visibility.ts'

/** Returns the board of a live section, without locking it. */
export async function boardOfSection(db: Sql, id: SectionId): Promise<BoardId | undefined> {
  const [row] = await db
    .select({ boardId: sections.boardId })
    .from(sections)
    .where(and(eq(sections.id, id), isNull(sections.deletedAt)))
  return row?.boardId
}

/** Creates or renames a section on a locked board. */
export async function nameSection(
  tx: Sql,
  section: { readonly id: SectionId; readonly boardId: BoardId; readonly name: string },
  { isNew, now }: { readonly isNew: boolean; readonly now: Date },
): Promise<'section-taken' | 'sections-full' | undefined> {
  const { id, boardId } = section
  const all = await tx
    .select({ id: sections.id, titleKey: sections.titleKey, slug: sections.slug })
    .from(sections)
    .where(and(eq(sections.boardId, boardId), isNull(sections.deletedAt)))
  const others = all.filter((other) => other.id !== id)
  const titleKey = nameKeyOf(section.name)
  if (others.some((other) => other.titleKey === titleKey)) return 'section-taken'
  const title = section.name.trim()
  const slug = slugOf(title, new Set(others.map((other) => other.slug)))
  if (!isNew) {
    const before = all.find((other) => other.id === id)?.slug ?? slug
    if (before !== slug)
      await storeSectionAddress(tx, { boardId, slug: before, sectionId: id }, now)
    await tx.update(sections).set({ title, titleKey, slug }).where(eq(sections.id, id))
    return undefined
  }
  if (all.length >= limits.sectionsMax) return 'sections-full'
  await tx.insert(sections).values({
    id,
    boardId,
    title,
    titleKey,
    slug,
    createdAt: now,
    place: sql`(select coalesce(max(place), 0) + 1 from ${sections} where board_id = ${boardId}::bigint)`,
  })
  return undefined
}

/** Loads a live section. */
export async function findSection(db: Sql, id: SectionId) {
  const [row] = await selectSections(db).where(and(eq(sections.id, id), isNull(sections.deletedAt)))
  return row
}

/** True when somebody may see a section's board. */
export async function sectionIsSeen(
  db: Sql,
  id: SectionId,
  viewerId: Parameters<typeof isVisibleTo>[0],
): Promise<boolean> {
  const rows = await db
    .select({ id: sections.id })
    .from(sections)
    .innerJoin(boards, eq(boards.id, sections.boardId))
    .where(and(eq(sections.id, id), isNull(sections.deletedAt), isVisibleTo(viewerId)))
  return rows.length > 0
}

/** Reorders a board's sections; those not named come last. False when one isn't on the board. */
export async function orderSectionsOf(
  tx: Sql,
  boardId: BoardId,
  ids: readonly SectionId[],
): Promise<boolean> {
  const own = await tx
    .select({ id: sections.id })
    .from(sections)
    .where(
      and(
        eq(sections.boardId, boardId),
        inArray(sections.id, [...ids]),
        isNull(sections.deletedAt),
      ),
    )
  if (own.length !== new Set(ids).size) return false
  await tx
    .update(sections)
    .set({ place: sql`${sections.place} + ${limits.sectionsMax}` })
    .where(eq(sections.boardId, boardId))
  await tx.execute(sql`update ${sections} set place = named.place
    from unnest(${sql.param([...ids])}::bigint[]) with ordinality named(id, place)
    where ${sections.id} = named.id`)
  return true
}
