import { createPin } from '@tessera/contracts/calls/pins'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { BoardId, type MediaId, type PinId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, isNull, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import {
  addBoard,
  addPins,
  boards,
  type NewIdea,
  nameKeyOf,
  noParts,
  placeFor,
} from '../../pins/index.ts'
import { productPrints } from './build-product.ts'
import { jsonText } from './json-text.ts'
import { productsOf, type SourceProduct } from './products-of.ts'
import { runsOf, type SourceRow } from './store.ts'
import { catalogProducts, catalogReport, catalogSources } from './tables.ts'

/** Products that get their pins in one transaction, of those that share a picture. */
const perStep = 50

/** The place of a picture's fault, after those of its row. */
const pictureAt = 1_000_000

/** Returns the live board of a source; finds or creates one with its name when it has none. */
async function boardFor(
  tx: Tx,
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
    const fault = await addBoard(tx, ports, {
      id,
      ownerId: source.userId,
      advertiserId: null,
      name: source.name,
      description: '',
      privacy: 'public',
      now: ports.clock.now(),
    })
    if (fault !== undefined) return fault
  }
  await tx.update(catalogSources).set({ boardId: id }).where(eq(catalogSources.id, source.id))
  return { id }
}

/** The key of the products that share a picture. */
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

const ideaOf = ({ built }: SourceProduct, boardId: BoardId, mediaId: MediaId): NewIdea => ({
  input: z.parse(createPin.input, {
    board_id: boardId,
    media_upload_id: mediaId,
    method: 'scraped',
    title: built.title,
    description: built.description,
    link: built.link,
  }),
  mediaId,
  parts: noParts,
  product: built.facts,
})

/** Notes the pins that products have now. */
async function noteMade(
  tx: Sql,
  sourceId: string,
  made: readonly { readonly product: SourceProduct; readonly originId: PinId }[],
): Promise<void> {
  const rows = made.map(({ product: { key, built }, originId }) => {
    const { wordsPrint, factsPrint } = productPrints(built)
    return { key, origin_id: originId, words_print: wordsPrint, facts_print: factsPrint }
  })
  await tx.execute(sql`
    update ${catalogProducts} set picture_state = 'made', why = null, origin_id = given.origin_id,
      words_print = given.words_print, facts_print = given.facts_print
    from jsonb_to_recordset(${jsonText(rows)}::jsonb) as given(key text, origin_id bigint,
      words_print text, facts_print text)
    where ${catalogProducts.sourceId} = ${sourceId} and ${catalogProducts.key} = given.key`)
}

/** Makes the pins of some products that share a picture; the others follow in the next step. */
export async function addProductPins(
  tx: Tx,
  ports: Ports,
  given: Sharing & { readonly mediaId: MediaId },
): Promise<void> {
  const { source, mediaId } = given
  const board = await boardFor(tx, ports, source)
  if (typeof board === 'string') return failPictures(tx, given, board)
  const some = await tx
    .select({ key: catalogProducts.key })
    .from(catalogProducts)
    .where(isMeant(given))
    .orderBy(catalogProducts.key)
    .limit(perStep)
    .for('update')
  if (some.length === 0) return
  const wanted = { board_id: board.id, share_facebook: false, share_twitter: false }
  const place = await placeFor(tx, { id: source.userId, isPublishing: true }, wanted)
  if (!place.ok) return failPictures(tx, given, place.code)
  const found = await productsOf(
    tx,
    source.id,
    some.map(({ key }) => key),
  )
  const ideas = found.map((product) => ideaOf(product, board.id, mediaId))
  const ids = await addPins(tx, ports, place, ideas)
  const made = found.flatMap((product, at) => {
    const originId = ids[at]
    return originId === undefined ? [] : { product, originId }
  })
  await noteMade(tx, source.id, made)
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
