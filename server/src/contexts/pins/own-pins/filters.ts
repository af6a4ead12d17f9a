import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { countLibrary } from '@tessera/contracts/calls/library'
import type { UserId } from '@tessera/contracts/ids'
import { and, eq, isNotNull, isNull, type SQL, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import { boards } from '../boards/tables.ts'
import { isVisibleTo } from '../boards/visibility.ts'
import { ownPinsOfSite, ownPinsWith } from '../pins/look-up.ts'
import { pins } from '../pins/tables.ts'
import { products } from '../products/tables.ts'

/** The filters of a library. */
export type LibraryFilters = ParsedInputOf<typeof countLibrary>

/** The site that a pin links to, without `www.`; null without a link. */
export const siteOfPin = sql<string | null>`tessera_site(${pins.link})`

const hasPicture = (condition: SQL) =>
  sql`exists (select from ${media} where ${media.id} = ${pins.mediaId} and ${condition})`

/**
 * Matches pins on boards that a member may see. Their own boards are read once for all pins; whether a board of
 * others is visible takes longer to find.
 */
const isOnSeenBoard = (
  userId: UserId,
) => sql`(${pins.boardId} in (select ${boards.id} from ${boards}
    where ${boards.ownerId} = ${userId}::bigint and ${boards.deletedAt} is null)
  or exists (select from ${boards} where ${boards.id} = ${pins.boardId} and ${isVisibleTo(userId)}))`

const kinds: Readonly<Record<NonNullable<LibraryFilters['kind']>, SQL>> = {
  picture: hasPicture(sql`${media.kind} = 'image'`),
  video: hasPicture(sql`${media.kind} = 'video'`),
  product: sql`exists (select from ${products} where ${products.originId} = ${pins.originId})`,
  link: isNotNull(pins.link),
}

const marks: Readonly<Record<NonNullable<LibraryFilters['has']>, SQL>> = {
  'no-words': sql`${pins.title} = '' and ${pins.description} = ''`,
  'no-alt-text': sql`${pins.altText} = ''`,
  note: sql`${pins.note} <> ''`,
}

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL) =>
  value === undefined ? undefined : condition(value)

/** Matches live pins of a member that filters show. */
export function inLibrary(userId: UserId, filters: LibraryFilters): SQL | undefined {
  return and(
    eq(pins.pinnerId, userId),
    isNull(pins.deletedAt),
    isOnSeenBoard(userId),
    given(filters.query, (query) => ownPinsWith(query, userId) ?? sql`true`),
    given(filters.board_id, (id) => eq(pins.boardId, id)),
    given(filters.color, (color) => hasPicture(eq(media.plainColor, color))),
    given(filters.site || undefined, (site) => ownPinsOfSite(site)),
    given(filters.kind, (kind) => kinds[kind]),
    given(filters.saved_from, (day) => sql`${pins.createdAt} >= ${day}::date at time zone 'UTC'`),
    given(
      filters.saved_to,
      (day) => sql`${pins.createdAt} < (${day}::date + 1) at time zone 'UTC'`,
    ),
    given(filters.price_min, (least) => sql`${pins.priceAmount} >= ${least}`),
    given(filters.price_max, (most) => sql`${pins.priceAmount} <= ${most}`),
    given(filters.has, (mark) => marks[mark]),
  )
}
