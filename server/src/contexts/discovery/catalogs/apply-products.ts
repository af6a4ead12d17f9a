import type { PinId, UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, inArray, isNull, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { changeProducts, changeWords, type IdeaWords, lockBoards, pins } from '../../pins/index.ts'
import { productPrints } from './build-product.ts'
import { jsonText } from './json-text.ts'
import { printOf } from './plan-batch.ts'
import { productsOf, type SourceProduct } from './products-of.ts'
import type { SourceRow } from './store.ts'
import { catalogItems, catalogProducts } from './tables.ts'

const perStep = 500

type Known = typeof catalogProducts.$inferSelect

interface Changed {
  readonly originId: PinId
  readonly product: SourceProduct
  readonly hasNewWords: boolean
}

/** One parameter for all keys, so that the database reads a short statement. */
const isAmong = (
  column: typeof catalogItems.productKey | typeof catalogProducts.key,
  keys: readonly string[],
) => sql`${column} = any(${sql.param([...keys])}::text[])`

const isWaiting = sql`${catalogItems.state} <> 'applied'`

/** Returns the keys of the next products with rows that were not applied, in order. */
async function nextKeys(tx: Sql, sourceId: string, after: string): Promise<readonly string[]> {
  const rows = await tx
    .selectDistinct({ key: catalogItems.productKey })
    .from(catalogItems)
    .where(
      and(
        eq(catalogItems.sourceId, sourceId),
        isWaiting,
        sql`${catalogItems.productKey} > ${after}`,
      ),
    )
    .orderBy(catalogItems.productKey)
    .limit(perStep)
  return rows.map(({ key }) => key)
}

async function knownProducts(tx: Sql, sourceId: string, keys: readonly string[]) {
  const rows = await tx
    .select()
    .from(catalogProducts)
    .where(and(eq(catalogProducts.sourceId, sourceId), isAmong(catalogProducts.key, keys)))
    .orderBy(catalogProducts.key)
    .for('update')
  return new Map(rows.map((row) => [row.key, row]))
}

/** Stores products as they are now. The picture of one that has none yet is fetched later. */
async function storeProducts(tx: Sql, sourceId: string, products: readonly SourceProduct[]) {
  const rows = products.map(({ key, itemId, row, built }) => {
    const { wordsPrint, factsPrint } = productPrints(built)
    return {
      key,
      row,
      item_id: itemId,
      picture_url: built.pictureUrl,
      picture_key: printOf(built.pictureUrl),
      words_print: wordsPrint,
      facts_print: factsPrint,
    }
  })
  await tx.execute(sql`
    insert into ${catalogProducts} as was (source_id, key, item_id, row, is_listed, picture_url,
      picture_key, picture_state, words_print, facts_print)
    select ${sourceId}, given.key, given.item_id, given.row, true, given.picture_url,
      given.picture_key, 'waiting', given.words_print, given.facts_print
    from jsonb_to_recordset(${jsonText(rows)}::jsonb) as given(key text, item_id text, row int,
      picture_url text, picture_key text, words_print text, facts_print text)
    on conflict (source_id, key) do update set item_id = excluded.item_id, row = excluded.row,
      is_listed = true, picture_url = excluded.picture_url, picture_key = excluded.picture_key,
      picture_state = case when was.picture_state = 'made' then 'made' else 'waiting' end,
      why = null, words_print = excluded.words_print, facts_print = excluded.facts_print`)
}

/** Returns what changed about a product that a pin shows; undefined when nothing did. */
function changeOf(product: SourceProduct, known: Known | undefined): Changed | undefined {
  if (known?.originId === undefined || known.originId === null) return undefined
  const prints = productPrints(product.built)
  const hasNewWords = prints.wordsPrint !== known.wordsPrint
  const isSame = prints.factsPrint === known.factsPrint && known.isListed && !hasNewWords
  return isSame ? undefined : { originId: known.originId, product, hasNewWords }
}

/** Locks the pins' boards and returns the live pins whose words change. */
async function livePins(tx: Sql, userId: UserId, ids: readonly PinId[]) {
  const live = and(inArray(pins.id, [...ids]), isNull(pins.deletedAt))
  const select = () =>
    tx
      .select({ id: pins.id, boardId: pins.boardId, altText: pins.altText })
      .from(pins)
      .where(live)
      .orderBy(pins.id)
  const before = await select()
  const ofBoards = before.map(({ boardId }) => boardId)
  const boards = await lockBoards(tx, { userId, advertiser: null }, ofBoards)
  return (await select()).flatMap(({ boardId, ...pin }) => {
    const board = boards.get(boardId)
    return board === undefined ? [] : { ...pin, isPublic: board.privacy === 'public' }
  })
}

async function changePins(
  tx: Tx,
  ports: Pick<Ports, 'clock' | 'jobs' | 'events'>,
  userId: UserId,
  changed: readonly Changed[],
): Promise<void> {
  const byPin = new Map(changed.map((each) => [each.originId, each]))
  const withWords = changed.filter(({ hasNewWords }) => hasNewWords)
  const ids = withWords.map(({ originId }) => originId)
  const live = ids.length === 0 ? [] : await livePins(tx, userId, ids)
  const facts = changed.map(({ originId, product: { built } }) => ({
    originId,
    facts: built.facts,
  }))
  if (facts.length > 0) await changeProducts(tx, ports, facts)
  for (const { id, altText, isPublic } of live) {
    const built = byPin.get(id)?.product.built
    if (built === undefined) continue
    const { title, description, link } = built
    const words: IdeaWords = { title, description, link, altText }
    await changeWords(tx, ports, { originId: id, creatorId: userId, isPublic }, words)
  }
}

/**
 * Applies rows that were read to some products: stores new ones, and changes the pins and products of
 * those whose words or facts are others now. Returns the last one, to go on after it; undefined at the
 * end.
 */
export async function applyProducts(
  tx: Tx,
  ports: Pick<Ports, 'clock' | 'jobs' | 'events'>,
  { id: sourceId, userId }: SourceRow,
  after: string,
): Promise<string | undefined> {
  const keys = await nextKeys(tx, sourceId, after)
  const last = keys.at(-1)
  if (last === undefined) return undefined
  const products = await productsOf(tx, sourceId, keys)
  const known = await knownProducts(tx, sourceId, keys)
  const changed = products.flatMap((each) => changeOf(each, known.get(each.key)) ?? [])
  await changePins(tx, ports, userId, changed)
  await storeProducts(tx, sourceId, products)
  await tx
    .update(catalogItems)
    .set({ state: 'applied' })
    .where(
      and(eq(catalogItems.sourceId, sourceId), isAmong(catalogItems.productKey, keys), isWaiting),
    )
  return last
}
