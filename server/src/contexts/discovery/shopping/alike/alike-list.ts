import type { PinId } from '@tessera/contracts/ids'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { alikeListName } from '../../feed/list-names.ts'
import { currentList, type StoredList } from '../../feed/stored-lists.ts'
import { isSameProduct, likenessTo, tellingWords } from './likeness.ts'
import { listedLooks, type ProductLook, productLook } from './product-look.ts'
import { productsWithWords } from './products-with-words.ts'

/** A list is reused for an hour. */
export const currentMilliseconds = 3_600_000

/** Max products of a list. */
export const productsMax = 60

/** Max words of a product to look up, and how far. */
const wordsMax = 12
const reach = { walked: 400, taken: 80 }

/** Returns the list of products like one, the likest first; it's the same for everybody within an hour. */
export const alikeList = (
  ports: Pick<Ports, 'db' | 'ids' | 'clock'>,
  originId: PinId,
): Promise<StoredList> =>
  currentList(ports, {
    name: alikeListName(originId),
    milliseconds: currentMilliseconds,
    make: () => alikeTo(ports.db, originId),
  })

async function alikeTo(db: Sql, originId: PinId): Promise<readonly PinId[]> {
  const one = await productLook(db, originId)
  if (one === undefined) return []
  const found = await productsWithWords(db, tellingWords(one, wordsMax), reach)
  const likeness = likenessTo(one)
  return ranked(await listedLooks(db, found), likeness).map(({ id }) => id)
}

/**
 * Returns products by their score, best first and the newest of equals, each in one kind; those without a
 * score are left out.
 */
export function ranked(
  looks: readonly ProductLook[],
  scoreOf: (look: ProductLook) => number | undefined,
): readonly ProductLook[] {
  const scored = looks.flatMap((look) => {
    const score = scoreOf(look)
    return score === undefined ? [] : [{ look, score }]
  })
  scored.sort(
    (one, other) =>
      other.score - one.score || (BigInt(one.look.id) > BigInt(other.look.id) ? -1 : 1),
  )
  const kept: ProductLook[] = []
  for (const { look } of scored)
    if (kept.length < productsMax && !kept.some((one) => isSameProduct(one, look))) kept.push(look)
  return kept
}
