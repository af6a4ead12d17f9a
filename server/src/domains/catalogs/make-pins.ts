import { createPin } from '@tessera/contracts/calls/pins'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { BoardId, type MediaId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { and, eq, isNull, sql } from '../../platform/database/sql.ts'
import type { Ports } from '../../ports.ts'
import { nameKeyOf } from '../boards/rules.ts'
import { addBoard } from '../boards/store.ts'
import { boards } from '../boards/tables.ts'
import { noParts } from '../pin-parts/store.ts'
import { addPin } from '../pins/add.ts'
import { placeFor } from '../pins/place.ts'
import { indexBoard } from '../search/name-words.ts'
import type { Sql } from '../sql.ts'
import { productPrints } from './build-product.ts'
import { productsOf, type SourceProduct } from './products-of.ts'
import { runsOf, type SourceRow } from './store.ts'
import { catalogProducts, catalogReport, catalogSources } from './tables.ts'

/** Products that get their pins in one transaction, of those that share a picture. */
const perStep = 50

/** The place of a picture's fault, after those of its row. */
const pictureAt = 1_000

/** Returns the live board of a source; finds or creates one with its name when it has none. */
async function boardFor(
  tx: Sql,
  ports: Ports,
  source: SourceRow,
): Promise<{ readonly id: BoardId } | ErrorCode> {
  const isLive = isNull(boards.deletedAt)
  if (source.boardId !== null) {
    const [chosen] = await tx
      .select({ id: boards.id })
      .from(boards)
      .where(and(eq(boards.id, source.boardId), isLive))
    if (chosen !== undefined) return chosen
  }
  const named = and(eq(boards.ownerId, source.userId), eq(boards.nameKey, nameKeyOf(source.name)))
  const [there] = await tx.select({ id: boards.id }).from(boards).where(and(named, isLive))
  const id = there?.id ?? BoardId.parse(ports.ids.next())
  if (there === undefined) {
    const fault = await addBoard(tx, {
      ...{ id, ownerId: source.userId, advertiserId: null, name: source.name },
      ...{ description: '', privacy: 'public', now: ports.clock.now() },
    })
    if (fault !== undefined) return fault
    await indexBoard(tx, id)
  }
  await tx.update(catalogSources).set({ boardId: id }).where(eq(catalogSources.id, source.id))
  return { id }
}

/** What the products that share a picture are known by. */
interface Sharing {
  readonly source: SourceRow
  readonly pictureKey: string
}

const isMeant = ({ source, pictureKey }: Sharing) =>
  and(
    eq(catalogProducts.sourceId, source.id),
    eq(catalogProducts.pictureKey, pictureKey),
    sql`${catalogProducts.pictureState} = 'waiting' and ${catalogProducts.isListed}`,
  )

async function addOne(
  tx: Sql,
  ports: Ports,
  given: { readonly source: SourceRow; readonly boardId: BoardId; readonly mediaId: MediaId },
  { key, built }: SourceProduct,
): Promise<ErrorCode | undefined> {
  const { source, boardId, mediaId } = given
  const wanted = { board_id: boardId, share_facebook: false, share_twitter: false }
  const place = await placeFor(tx, { id: source.userId }, wanted)
  if (!place.ok) return place.code
  const input = z.parse(createPin.input, {
    ...{ board_id: boardId, media_upload_id: mediaId, method: 'scraped' },
    ...{ title: built.title, description: built.description, link: built.link },
  })
  const originId = await addPin(tx, ports, {
    ...{ place, input, mediaId, parts: noParts },
    product: built.facts,
  })
  await tx
    .update(catalogProducts)
    .set({ pictureState: 'made', originId, why: null, ...productPrints(built) })
    .where(and(eq(catalogProducts.sourceId, source.id), eq(catalogProducts.key, key)))
  return undefined
}

/** Makes the pins of some products that share a picture; the others follow in the next step. */
export async function addProductPins(
  tx: Sql,
  ports: Ports,
  given: Sharing & { readonly mediaId: MediaId },
): Promise<void> {
  const board = await boardFor(tx, ports, given.source)
  if (typeof board === 'string') return failPictures(tx, given, board)
  const some = await tx
    .select({ key: catalogProducts.key })
    .from(catalogProducts)
    .where(isMeant(given))
    .orderBy(catalogProducts.key)
    .limit(perStep)
    .for('update')
  const keys = some.map(({ key }) => key)
  for (const product of await productsOf(tx, given.source.id, keys)) {
    const fault = await addOne(tx, ports, { ...given, boardId: board.id }, product)
    if (fault !== undefined) return failPictures(tx, given, fault)
  }
}

/** Notes in the report of the latest run that the picture of some products can't be fetched. */
export async function failPictures(tx: Sql, given: Sharing, why: ErrorCode): Promise<void> {
  const runs = await runsOf(tx, given.source.id, limits.catalogRunsKept)
  const run = runs.find(({ state }) => state === 'done')
  const isPicture = eq(catalogReport.fault, 'picture-unfetched')
  const told =
    run === undefined
      ? limits.catalogFaultsMax
      : await tx.$count(catalogReport, and(eq(catalogReport.runId, run.id), isPicture))
  await tx.execute(sql`
    with failed as (
      update ${catalogProducts} set picture_state = 'failed', why = ${why}
      where ${isMeant(given)} returning row, item_id, picture_url
    )
    insert into ${catalogReport} (run_id, row, at, item, column_name, fault, value, why)
    select ${run?.id ?? ''}, row, ${pictureAt}::int, item_id, null, 'picture-unfetched',
      left(picture_url, ${limits.catalogValueShown}::int), ${why}::text
    from failed limit ${Math.max(0, limits.catalogFaultsMax - told)}
    on conflict do nothing`)
}
