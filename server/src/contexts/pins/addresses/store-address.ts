import type { BoardId, SectionId, UserId } from '@tessera/contracts/ids'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { boards, sections } from '../boards/tables.ts'
import { formerBoardSlugs, formerSectionSlugs } from './tables.ts'

/** Stores the address that a board is about to lose, so that it redirects to the board. */
export async function storeBoardAddress(
  tx: Sql,
  board: {
    readonly id: BoardId
    readonly ownerId: UserId
    readonly slug: string
    readonly privacy: string
  },
  now: Date,
): Promise<void> {
  const { id, ownerId, slug, privacy } = board
  const row = { boardId: id, wasHidden: privacy !== 'public', replacedAt: now }
  await tx
    .insert(formerBoardSlugs)
    .values({ ownerId, slug, ...row })
    .onConflictDoUpdate({ target: [formerBoardSlugs.ownerId, formerBoardSlugs.slug], set: row })
}

/** Stores the former address of a section, so that it redirects to the section. */
export async function storeSectionAddress(
  tx: Sql,
  address: { readonly boardId: BoardId; readonly slug: string; readonly sectionId: SectionId },
  now: Date,
): Promise<void> {
  const { boardId, slug, sectionId } = address
  await tx.execute(sql`insert into ${formerSectionSlugs}
      (board_id, slug, section_id, was_hidden, replaced_at)
    select ${boardId}::bigint, ${slug}, ${sectionId}::bigint, privacy <> 'public', ${now.toISOString()}::timestamptz
      from ${boards} where id = ${boardId}::bigint
    on conflict (board_id, slug) do update set section_id = excluded.section_id,
      was_hidden = excluded.was_hidden, replaced_at = excluded.replaced_at`)
}

/**
 * Redirects the section addresses of a merged board, former ones included, to the sections of
 * the same title on the target board. Addresses that the target board uses already stay.
 */
export async function storeMergedSections(
  tx: Sql,
  merge: { readonly from: BoardId; readonly to: BoardId },
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into ${formerSectionSlugs}
      (board_id, slug, section_id, was_hidden, replaced_at)
    select distinct on (known.slug) there.board_id, known.slug, there.id,
      known.was_hidden, ${now.toISOString()}::timestamptz
    from (
      select id as section_id, slug, privacy <> 'public' as was_hidden from (
        select part.id, part.slug, board.privacy from ${sections} part
        join ${boards} board on board.id = part.board_id
        where part.board_id = ${merge.from}::bigint and part.deleted_at is null) live
      union all
      select section_id, slug, was_hidden from ${formerSectionSlugs}
        where board_id = ${merge.from}::bigint
    ) known
    join ${sections} here on here.id = known.section_id
    join ${sections} there on there.title_key = here.title_key
      and there.board_id = ${merge.to}::bigint and there.deleted_at is null
    where there.slug <> known.slug
    order by known.slug
    on conflict (board_id, slug) do nothing`)
}
