import type { BoardLink } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { UserCard } from '@tessera/contracts/entities/user'
import type { BoardId, PinId, UserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { imagesOf, pictureUrl, type ShownMedia, videoOf } from '../media/rules.ts'

/** Somebody as the tables hold them. */
export interface PersonRow {
  readonly id: UserId
  readonly username: string
  readonly fullName: string
  readonly portraitKey: string | null
}

/** A board as a line of text needs it. */
export interface BoardRow {
  readonly id: BoardId
  readonly name: string
  readonly slug: string
  readonly username: string
}

/** A pin with all that a list shows of it. */
export interface PinRow {
  readonly id: PinId
  readonly title: string
  readonly description: string
  readonly link: string | null
  readonly place: PinId
  readonly originId: PinId
  /** Whose idea it is, whoever may know that. */
  readonly creatorId: UserId | null
  /** Whose idea it is, as far as the viewer may know. */
  readonly creator: Omit<PersonRow, 'portraitKey'> | null
  readonly creatorPortraitKey: string | null
  readonly viaPinnerId: UserId | null
  readonly sponsorship: number
  readonly sponsor: { readonly username: string; readonly fullName: string } | null
  readonly priceAmount: number | null
  readonly priceCurrency: string | null
  readonly createdAt: Date
  readonly picture: ShownMedia
  readonly pinner: PersonRow
  readonly board: BoardRow
  /** The viewer's board that holds it too. */
  readonly mine: BoardRow | null
}

/** A person as a byline shows them. */
export const cardOf = (person: PersonRow): UserCard => ({
  id: person.id,
  username: person.username,
  full_name: person.fullName,
  image_medium_url: person.portraitKey === null ? null : pictureUrl(person.portraitKey, '236x'),
})

/** A board as a line of text names it. */
export const linkOf = (board: BoardRow): BoardLink => ({
  id: board.id,
  name: board.name,
  url: paths.board.to({ username: board.username, boardSlug: board.slug }),
  layout: 'default',
})

/** A pin as lists and the closeup show it. */
export function pinOf(row: PinRow): Pin {
  const { priceAmount, priceCurrency } = row
  const { sponsor, sponsorship } = row
  const video = videoOf(row.picture)
  return {
    id: row.id,
    type: video === null ? 'pin' : 'video',
    title: row.title,
    description: row.description,
    link: row.link,
    images: imagesOf(row.picture),
    dominant_color: row.picture.dominantColor,
    embed:
      video === null
        ? null
        : { src: video.url, type: video.mime_type, duration_ms: video.duration_ms },
    pinner: cardOf(row.pinner),
    creator:
      row.creator === null ? null : cardOf({ ...row.creator, portraitKey: row.creatorPortraitKey }),
    board: linkOf(row.board),
    price:
      priceAmount === null || priceCurrency === null
        ? null
        : { amount: priceAmount, currency: priceCurrency },
    is_promoted: false,
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

/** How many milliseconds newer a pin must be to stand level with one that e times as many people saved. */
export const freshness = 12 * 3_600_000

/** What feeds order by: when a pin came, and how many people took it. It only grows with saves. */
export function rankOf(createdAt: Date, saves: number): number {
  return createdAt.getTime() / freshness + Math.log(1 + saves)
}
