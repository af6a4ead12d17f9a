import { limits } from '@tessera/contracts/limits'
import { textOfHtml } from '../../../../platform/pages/html-text.ts'
import { fitted } from '../../../base/outside-pages/fitted-text.ts'
import { leadsInside } from '../../../base/outside-pages/leads-inside.ts'
import { availabilityIn } from './availability-words.ts'
import { cutAtWord } from './cut-at-word.ts'
import { type FeedCells, type FeedColumn, neededColumns } from './feed-columns.ts'
import type { Blame, FeedReading } from './feed-reading.ts'
import type { FeedItem, RowFault } from './feed-row.ts'
import { pricesOf } from './item-prices.ts'

/** The product of a row, or all that is wrong with it. */
export type ReadItem =
  | { readonly item: FeedItem }
  | { readonly itemId: string | null; readonly faults: readonly RowFault[] }

/** Returns a value in the form in which a report shows it. */
export const shownValue = (value: string): string =>
  fitted(value.replaceAll('\0', '\uFFFD'), limits.catalogValueShown)

/** Letters that a decoder puts for bytes that are none, and those that Windows-1252 doesn't have. */
const unreadable = /[\0\x81\x8d\x8f\x90\x9d\uFFFD]/

/** Reads an http address without a password, on the public internet. */
function publicUrl(text: string): URL | undefined {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  return url.username !== '' || url.password !== '' || leadsInside(url) ? undefined : url
}

/** Returns the last part of 'Home > Lighting > Lamps'; numbers of a taxonomy name nothing. */
const lastPart = (category: string): string =>
  category
    .split('>')
    .map((part) => part.trim())
    .findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? ''

/** Makes a product of the values of a row, and names each fault of the row. */
export function itemOf(cells: FeedCells, reading: FeedReading): ReadItem {
  const faults: RowFault[] = []
  const text = (column: FeedColumn): string => cells[column]?.value.trim() ?? ''
  const blame: Blame = (column, fault) => {
    const { column: name, value } = cells[column] ?? { column, value: '' }
    faults.push({ column: name, fault, value: shownValue(value) })
  }
  const url = (column: 'link' | 'image_link', fault: 'link-unfit' | 'picture-unfit') => {
    if (text(column) === '') return undefined
    const found = publicUrl(text(column))
    if (found === undefined) blame(column, fault)
    else if (found.href.length > limits.pinLinkMax) blame(column, 'too-long')
    return found
  }
  for (const column of neededColumns) if (text(column) === '') blame(column, 'value-missing')
  for (const cell of Object.values(cells))
    if (unreadable.test(cell.value))
      faults.push({ ...cell, fault: 'letters-unreadable', value: shownValue(cell.value) })
  const id = text('id')
  if (id.length > limits.catalogIdMax) blame('id', 'too-long')
  const link = url('link', 'link-unfit')
  const picture = url('image_link', 'picture-unfit')
  const prices = pricesOf(cells, reading, blame)
  const said = text('availability')
  const availability = said === '' ? 'in stock' : availabilityIn(said)
  if (availability === undefined) blame('availability', 'availability-unknown')
  if (faults.length > 0 || !link || !picture || !prices || !availability)
    return { itemId: id === '' ? null : shownValue(id), faults }
  const domain = link.hostname.replace(/^www\./, '')
  const word = (column: FeedColumn) => cutAtWord(text(column), limits.productWordMax)
  const group = fitted(text('item_group_id'), limits.catalogIdMax)
  return {
    item: {
      id,
      groupId: group === '' ? null : group,
      title: cutAtWord(text('title'), limits.pinTitleMax),
      description: cutAtWord(textOfHtml(text('description')), limits.pinTextMax),
      link: link.href,
      pictureUrl: picture.href,
      size: word('size'),
      facts: {
        brand: cutAtWord(text('brand'), limits.productBrandMax),
        shop: domain,
        domain,
        color: word('color'),
        style: word('style') || null,
        category: cutAtWord(
          lastPart(text('product_type')) || lastPart(text('google_product_category')),
          limits.productWordMax,
        ),
        ...prices,
        availability,
      },
    },
  }
}
