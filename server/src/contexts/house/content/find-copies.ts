import { type HouseCopy, removedPicturesMost } from '@tessera/contracts/calls/house-content'
import { sensitiveBy } from '@tessera/contracts/entities/pin'
import { MediaId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import { eq, or, type SQL, sql } from '../../../platform/database/sql.ts'
import { type Look, lookSide } from '../../../platform/images/look.ts'
import { alteredPerceptualHashes } from '../../../platform/images/perceptual-hash.ts'
import type { Ports } from '../../../ports.ts'
import { clearKeyColumn } from '../../base/media/columns.ts'
import { blobKey, pictureUrl } from '../../base/media/rules.ts'
import { media } from '../../base/media/tables.ts'
import { bandsOf, hasBand } from '../../base/refused-pictures/bands.ts'
import { withheldMedia } from '../../base/refused-pictures/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { boards, pins, products, scheduledPins } from '../../pins/index.ts'
import type { Actor } from '../log/actor.ts'

/** Pictures that differ in more bits are hardly ever alike. */
const bitsMost = 10

/** The columns of a picture that its copies are found by. */
const sought = { id: media.id, key: clearKeyColumn, sha: media.sha, phash: media.phash }

type Sought = Pick<typeof media.$inferSelect, keyof typeof sought>

/** Finds the picture of a pin, by its id or address, or a picture by its own address. */
async function pictureAt(db: Sql, address: string): Promise<Sought | undefined> {
  const [, key] = /\/media\/([0-9a-f]{32,64})\//.exec(address) ?? []
  if (key !== undefined) {
    const [found] = await db
      .select(sought)
      .from(media)
      .where(or(eq(media.key, key), eq(media.clearKey, key)))
      .limit(1)
    return found
  }
  const [, id] = /(?:^|\/pin\/(?:[^/]*--)?)(\d{1,19})\/?(?:[?#].*)?$/.exec(address) ?? []
  if (id === undefined || BigInt(id) > 9_223_372_036_854_775_807n) return undefined
  const [found] = await db
    .select(sought)
    .from(pins)
    .innerJoin(media, eq(media.id, pins.mediaId))
    .where(sql`${pins.id} = ${id}::bigint`)
  return found
}

/** Reads the look of a stored picture; undefined when its file is gone. */
export async function lookOfStored(
  { blobs, images }: Pick<Ports, 'blobs' | 'images'>,
  key: string,
  who: string,
): Promise<Look | undefined> {
  const blob = (await blobs.get(blobKey(key, '236x'))) ?? (await blobs.get(blobKey(key, 'orig')))
  if (blob === undefined) return undefined
  const read = await images.look(blob.bytes, { who })
  return read.ok && read.image.length === 3 * lookSide ** 2 ? read.image : undefined
}

/** The one who marked a picture that may be sensitive. */
const markedBy = sql`case when ${media.clearKey} is not null then ${media.sensitiveBy} end`

const countOf = (from: SQL): SQL => sql`(select count(*)::int from ${from})`

const Found = z.array(
  z.object({
    id: MediaId,
    key: z.string(),
    marked_by: z.nullable(z.enum(sensitiveBy)),
    is_same: z.boolean(),
    distance: z.int(),
    pins: z.int(),
    people: z.int(),
    covers: z.int(),
    portraits: z.int(),
    products: z.int(),
    scheduled: z.int(),
  }),
)

const halvesOf = (hash: bigint): readonly [high: number, low: number] => [
  Number(BigInt.asIntN(32, hash >> 32n)),
  Number(BigInt.asIntN(32, hash)),
]

/** Counts the bits that are set in a number of 32 bits. */
function bitsIn(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55_55_55_55)
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33)
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24
}

const Candidates = z.array(
  z.object({
    id: MediaId,
    is_same: z.boolean(),
    high: z.nullable(z.int()),
    low: z.nullable(z.int()),
  }),
)

type Near = { readonly id: MediaId; readonly distance: number }

/**
 * Finds pictures that are the same file, or whose hash differs in few bits from one of these, the nearest first.
 * Bits are counted here, because there are a hundred hashes for each of some thousand pictures with a band in common.
 * Each band is looked up by itself: of several hundred at once the planner expects most pictures, and reads them all.
 */
async function nearest(db: Sql, sha: string, hashes: readonly bigint[]): Promise<readonly Near[]> {
  const bands = sql.param([...new Set(hashes.flatMap(bandsOf))])
  const columns = sql`${media.id}, ${media.sha}, ${media.phash}`
  const { rows } = await db.execute(sql`
    select distinct found.id::text as id, found.sha = ${sha} as is_same,
      (found.phash >> 32)::int as high, ((found.phash << 32) >> 32)::int as low
    from (
      select ${columns} from ${media} where ${media.sha} = ${sha}
      union all
      select near.id, near.sha, near.phash from unnest(${bands}::int[]) wanted(band) cross join lateral (
        select ${columns} from ${media} where ${hasBand(media.phash, sql`wanted.band`)} offset 0) near) found
    where not exists (select from ${withheldMedia} where ${withheldMedia.mediaId} = found.id)`)
  const wanted = hashes.map(halvesOf)
  return z
    .parse(Candidates, rows)
    .map(({ id, is_same: isSame, high, low }) => {
      if (isSame) return { id, distance: -1 }
      const [top, bottom] = [high ?? 0, low ?? 0]
      const away = wanted.map(([one, other]) => bitsIn(one ^ top) + bitsIn(other ^ bottom))
      return { id, distance: Math.min(...away) }
    })
    .filter(({ distance }) => distance <= bitsMost)
    .toSorted(
      (one, other) => one.distance - other.distance || (BigInt(one.id) < BigInt(other.id) ? -1 : 1),
    )
    .slice(0, removedPicturesMost)
}

/** Lists pictures that are the same file, or look alike however they are turned or cut, the nearest first. */
async function picturesLike(db: Sql, { sha, phash }: Sought, hashes: readonly bigint[]) {
  const all = hashes.length > 0 ? hashes : phash === null ? [] : [phash]
  const near = await nearest(db, sha, all)
  const column = <Value>(of: (one: Near) => Value) => sql.param(near.map(of))
  const shown = sql`from ${pins} where ${pins.mediaId} = alike.id and ${pins.deletedAt} is null`
  const { rows } = await db.execute(sql`with alike as (
      select found.id, ${clearKeyColumn} as key, ${markedBy} as marked_by,
        found.distance
      from unnest(${column(({ id }) => id)}::bigint[], ${column(({ distance }) => distance)}::int[])
        found(id, distance) join ${media} on ${media.id} = found.id)
    select alike.id::text, alike.key, alike.marked_by, alike.distance < 0 as is_same,
      greatest(0, alike.distance) as distance,
      (select count(*)::int ${shown}) as pins,
      (select count(distinct ${pins.pinnerId})::int ${shown}) as people,
      ${countOf(sql`${boards} where ${boards.coverId} = alike.id and ${boards.deletedAt} is null`)} as covers,
      ${countOf(sql`${users} where ${users.portraitId} = alike.id`)} as portraits,
      ${countOf(sql`${pins} join ${products} on ${products.originId} = ${pins.originId}
        where ${pins.mediaId} = alike.id and ${pins.deletedAt} is null`)} as products,
      ${countOf(sql`${scheduledPins} where ${scheduledPins.mediaId} = alike.id`)} as scheduled
    from alike order by alike.distance, alike.id`)
  return z.parse(Found, rows)
}

/** Lists the copies of a picture with all that shows them. */
export async function copiesOf(
  ports: Ports,
  actor: Actor,
  address: string,
): Promise<Answer<HouseCopy[]>> {
  const { db } = ports
  const picture = await pictureAt(db, address)
  if (picture === undefined) return refused('not-found')
  const look = await lookOfStored(ports, picture.key, actor.id ?? actor.by)
  const hashes = look === undefined ? [] : alteredPerceptualHashes(look)
  const found = await picturesLike(db, picture, hashes)
  return given(
    found.map(({ id, key, is_same, marked_by, ...counts }) => ({
      media_id: id,
      image_url: pictureUrl(key, '236x'),
      is_same_file: is_same,
      sensitive_by: marked_by,
      ...counts,
    })),
  )
}
