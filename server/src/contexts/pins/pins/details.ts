import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import type { UserRow } from '@tessera/contracts/entities/user'
import type { UserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { webLink } from '@tessera/contracts/web-link'
import { registeredDomain } from '../../base/hosts/hosts.ts'
import type { Sql } from '../../base/sql.ts'
import { commentCount } from '../comments/store.ts'
import { partsOf } from '../pin-parts/shown.ts'
import { isProduct } from '../products/read-products.ts'
import { officialUserOf } from '../users/official-user.ts'
import { peopleById } from '../users/people.ts'
import { noteFor } from './notes.ts'
import { type PinRow, pinOf } from './rules.ts'

/**
 * Returns a pin as its closeup shows it; people with a block to or from the viewer aren't named.
 */
export async function detailsOf(
  db: Sql,
  row: PinRow,
  viewerId: UserId | null,
): Promise<PinDetails> {
  const host = row.link === null ? undefined : webLink(row.link)?.host
  const officialId = host === undefined ? undefined : await officialUserOf(db, host)
  const wanted = [row.creator?.id, row.viaPinnerId, officialId]
  const people = await peopleById(
    db,
    wanted.flatMap((id) => id ?? []),
    viewerId,
  )
  const named = (id: UserId | null | undefined) => (id == null ? null : (people.get(id) ?? null))
  const maker = named(row.creator?.id)
  const via = named(row.viaPinnerId)
  return {
    ...pinOf(row),
    via_pinner: via === null ? null : cardIn(via),
    link_domain:
      host === undefined
        ? null
        : { name: registeredDomain(host), official_user: named(officialId) },
    creator_card: maker === null ? null : creatorCardOf(maker, row),
    note: await noteFor(
      db,
      { id: row.id, pinnerId: row.pinner.id, boardId: row.board.id },
      viewerId,
    ),
    ...(await partsOf(db, row.originId, viewerId)),
    sensitive_by: row.picture.clearKey === null ? null : row.picture.sensitiveBy,
    is_product: await isProduct(db, row.originId),
    comment_count: await commentCount(db, row, viewerId),
  }
}

const cardIn = ({ id, username, full_name, image_medium_url }: UserRow) => ({
  id,
  username,
  full_name,
  image_medium_url,
})

const creatorCardOf = (maker: UserRow, { sponsor, sponsorship }: PinRow) => ({
  id: maker.id,
  username: maker.username,
  full_name: maker.full_name,
  follower_count: maker.follower_count,
  followed_by_me: maker.followed_by_me,
  is_verified_identity: maker.is_verified_identity,
  is_verified_merchant: maker.is_verified_merchant,
  image_url: maker.image_medium_url,
  profile_url: paths.profile.to({ username: maker.username }),
  sponsor_name: sponsor?.fullName ?? null,
  sponsor_username: sponsor?.username ?? null,
  sponsorship_status: sponsorship,
})
