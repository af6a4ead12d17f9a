import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import type { FeedItem, FeedRow, KeptPages, RowFault } from './feed/feed-row.ts'

/** The facts about an item before a row of it is read. */
export interface KnownItem {
  readonly productKey: string
  readonly row: number
  readonly print: string
  readonly state: 'added' | 'changed' | 'applied'
  readonly runId: string
  /** The page of a website that it is from. */
  readonly page?: string | null
}

/** An item to be written. */
export interface WrittenItem {
  readonly item_id: string
  readonly product_key: string
  readonly row: number
  readonly print: string
  readonly item: FeedItem
  readonly state: 'added' | 'changed'
}

/** A row, at its place among those of the same page, where a website has several products on one. */
export type PlacedRow = FeedRow & { readonly place?: number }

/** A fault of a row, at its place among those of the row. */
export interface ReportedFault extends RowFault {
  readonly row: number
  readonly at: number
  readonly item: string | null
}

/** The plan for some rows. */
export interface BatchPlan {
  readonly written: readonly WrittenItem[]
  /** Items that are as they were, with their rows. */
  readonly touched: readonly { readonly item_id: string; readonly row: number }[]
  /** Products that an item has left. */
  readonly left: readonly string[]
  readonly faults: readonly ReportedFault[]
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

/** Returns the key of the product that an item is, or is a kind of. */
export const productKeyOf = ({ id, groupId }: Pick<FeedItem, 'id' | 'groupId'>): string =>
  groupId === null ? `item:${id}` : `group:${groupId}`

/** Returns the hash of what a row says. */
export const printOf = (value: unknown): string => sha256OfText(JSON.stringify(value)).slice(0, 32)

/** More faults than a row can have. */
const faultsMost = 100

const faultsOf = (
  { row, place = 0 }: PlacedRow,
  item: string | null,
  faults: readonly RowFault[],
): readonly ReportedFault[] =>
  faults.map((fault, at) => ({
    ...fault,
    row,
    item,
    at: place * faultsMost + at,
  }))

/** Returns a function that tells whether the products of a page stay as they were. */
function keeper(keeps: KeptPages): (page: string) => boolean {
  if ('of' in keeps) return (page) => page === keeps.of
  const read = new Set(keeps.allBut)
  return (page) => !read.has(page)
}

/** A row that was refused leaves its product as it was, whatever else the file says about it. */
const refusedRow = 0

/**
 * Decides what rows change, given what is known about their items. Rows that this run has read before,
 * because it was interrupted, change and count nothing.
 */
export function planBatch(
  rows: readonly PlacedRow[],
  known: ReadonlyMap<string, KnownItem>,
  runId: string,
): BatchPlan {
  const now = new Map(known)
  const written = new Map<string, WrittenItem>()
  const touched = new Map<string, number>()
  const left: string[] = []
  const faults: ReportedFault[] = []
  const counts = { added: 0, changed: 0, unchanged: 0 }

  const refuse = (row: PlacedRow, id: string | null, found: readonly RowFault[]) => {
    faults.push(...faultsOf(row, id, found))
    if (id !== null) stay(id)
  }

  const stay = (id: string) => {
    const was = now.get(id)
    if (was === undefined || was.runId === runId) return
    now.set(id, { ...was, runId, row: refusedRow })
    touched.set(id, refusedRow)
  }

  const keep = (keeps: KeptPages) => {
    const isKept = keeper(keeps)
    for (const [id, { page }] of now) if (page && isKept(page)) stay(id)
  }

  const take = (placed: PlacedRow, item: FeedItem) => {
    const { row } = placed
    const was = now.get(item.id)
    const isRead = was?.runId === runId && was.row !== refusedRow
    if (isRead && was.row === row) return
    if (isRead) {
      faults.push(...faultsOf(placed, item.id, [{ column: 'id', fault: 'twice', value: item.id }]))
      return
    }
    const productKey = productKeyOf(item)
    const print = printOf(item)
    const isSame = was?.print === print && was.productKey === productKey
    const state = isSame
      ? was.state
      : was === undefined || was.state === 'added'
        ? 'added'
        : 'changed'
    counts[state === 'applied' ? 'unchanged' : state] += 1
    now.set(item.id, { productKey, row, print, state, runId })
    if (was !== undefined && was.productKey !== productKey) left.push(was.productKey)
    if (isSame) touched.set(item.id, row)
    else if (state !== 'applied')
      written.set(item.id, {
        item_id: item.id,
        product_key: productKey,
        row,
        print,
        item,
        state,
      })
  }

  for (const each of rows)
    if ('item' in each) take(each, each.item)
    else {
      refuse(each, each.itemId, each.faults)
      if (each.keeps !== undefined) keep(each.keeps)
    }
  return {
    written: [...written.values()],
    touched: [...touched]
      .filter(([id]) => !written.has(id))
      .map(([item_id, row]) => ({ item_id, row })),
    left: [...new Set(left)],
    faults,
    ...counts,
  }
}
