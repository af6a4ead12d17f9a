import type { BoardLink } from '@tessera/contracts/entities/board'
import type { Embed, Pin } from '@tessera/contracts/entities/pin'
import type { BoardId, PinId, UserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { captionsOf, clearly, imagesOf, type ShownMedia, videoOf } from '../../base/media/rules.ts'
import { cardOf, type PersonRow } from '../../identity/index.ts'

/** `quick_create` for the board that saves without a board go to. */
export type BoardLayout = 'default' | 'quick_create'

/** The name and address of a board. */
export interface BoardRow {
  readonly id: BoardId
  readonly name: string
  readonly slug: string
  readonly username: string
  /** Left out where nobody needs to tell a quick board from others. */
  readonly layout?: BoardLayout
}

/** A pin with all that a list shows. */
export interface PinRow {
  readonly id: PinId
  readonly title: string
  readonly description: string
  readonly link: string | null
  readonly altText: string
  readonly place: PinId
  readonly originId: PinId
  /** The creator, regardless of who may know. */
  readonly creatorId: UserId | null
  /** The creator, if the viewer may know. */
  readonly creator: Omit<PersonRow, 'portraitKey'> | null
  readonly creatorPortraitKey: string | null
  readonly viaPinnerId: UserId | null
  readonly sponsorship: number
  readonly sponsor: { readonly username: string; readonly fullName: string } | null
  readonly priceAmount: number | null
  readonly priceCurrency: string | null
  readonly createdAt: Date
  readonly picture: ShownMedia
  /** True when the viewer sees the picture as it is; see `isClearTo`. */
  readonly isClear: boolean
  readonly pinner: PersonRow
  readonly board: BoardRow
  /** The viewer's board that also holds it. */
  readonly mine: BoardRow | null
}

/** Returns a board for a link. */
export const linkOf = (board: BoardRow): BoardLink => ({
  id: board.id,
  name: board.name,
  url: paths.board.to({ username: board.username, boardSlug: board.slug }),
  layout: board.layout ?? 'default',
})

/** Returns the video of a pin, as it is played. */
function embedOf(picture: ShownMedia): Embed | null {
  const video = videoOf(picture)
  if (video === null) return null
  const { url: src, mime_type: type, duration_ms } = video
  return { src, type, duration_ms, ...captionsOf(picture) }
}

/** Returns a pin as lists and the closeup show it. */
export function pinOf(row: PinRow): Pin {
  const { priceAmount, priceCurrency } = row
  const { sponsor, sponsorship, isClear } = row
  const clear = clearly(row.picture)
  const embed = embedOf(clear)
  return {
    id: row.id,
    type: embed === null ? 'pin' : 'video',
    title: row.title,
    description: row.description,
    link: row.link,
    alt_text: row.altText,
    images: imagesOf(isClear ? clear : row.picture),
    dominant_color: row.picture.dominantColor,
    embed: isClear ? embed : null,
    sensitive: isClear ? null : { images: imagesOf(clear), embed },
    pinner: cardOf(row.pinner),
    creator:
      row.creator === null ? null : cardOf({ ...row.creator, portraitKey: row.creatorPortraitKey }),
    board: linkOf(row.board),
    price:
      priceAmount === null || priceCurrency === null
        ? null
        : { amount: priceAmount, currency: priceCurrency },
    is_promoted: false,
    promoted_by: null,
    promoted_is_removable: false,
    tracking_params: null,
    sponsorship:
      sponsor === null
        ? null
        : {
            status: sponsorship,
            sponsor_name: sponsor.fullName,
            sponsor_username: sponsor.username,
          },
    pinned_to_board: row.mine === null ? null : linkOf(row.mine),
    created_at: row.createdAt.toISOString(),
  }
}

/** The time in milliseconds that outweighs e times as many saves. */
export const freshness = 12 * 3_600_000

/**
 * Returns the rank that feeds sort by: newer and more saved is higher. It only grows with saves.
 */
export function rankOf(createdAt: Date, saves: number): number {
  return createdAt.getTime() / freshness + Math.log(1 + saves)
}
