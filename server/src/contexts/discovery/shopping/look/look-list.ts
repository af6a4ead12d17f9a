import type { PinId } from '@tessera/contracts/ids'
import type { Ports } from '../../../../ports.ts'
import { lookListName } from '../../feed/list-names.ts'
import { currentList, type StoredList } from '../../feed/stored-lists.ts'
import { saidWords } from '../../search/said-words.ts'
import { currentMilliseconds, ranked } from '../alike/alike-list.ts'
import { listedLooks, type ProductLook } from '../alike/product-look.ts'
import { productsWithWords } from '../alike/products-with-words.ts'
import { thingPlace } from '../alike/thing-place.ts'
import { lookedUpWords, lookFit, type Scene } from './look-fit.ts'

/** Max words to look products up by, and how far. */
const wordsMax = 32
const reach = { walked: 150, taken: 30 }

/** Max products of one thing before those of others: a room shows more than lamps. */
const ofOneThing = 4

/** A pin whose picture is looked at. */
export interface LookedAt {
  readonly originId: PinId
  scene(): Promise<Scene>
}

/**
 * Returns the list of products like what a pin's picture shows, the likest first; it's the same for
 * everybody within an hour.
 */
export const lookList = (
  ports: Pick<Ports, 'db' | 'ids' | 'clock'>,
  { originId, scene }: LookedAt,
): Promise<StoredList> =>
  currentList(ports, {
    name: lookListName(originId),
    milliseconds: currentMilliseconds,
    make: async () => {
      const shown = await scene()
      const found = await productsWithWords(ports.db, lookedUpWords(shown, wordsMax), reach)
      const looks = await listedLooks(ports.db, found)
      return spread(ranked(looks, (look) => lookFit(shown, look)?.score)).map(({ id }) => id)
    },
  })

/** Moves products of a thing that has enough already behind those of other things. */
export function spread(looks: readonly ProductLook[]): readonly ProductLook[] {
  const counts = new Map<string, number>()
  const [first, rest]: [ProductLook[], ProductLook[]] = [[], []]
  for (const look of looks) {
    const thing = thingOf(look)
    const count = (counts.get(thing) ?? 0) + 1
    counts.set(thing, count)
    if (count <= ofOneThing) first.push(look)
    else rest.push(look)
  }
  return [...first, ...rest]
}

/** Returns the word for what a product is. */
function thingOf({ title, said }: ProductLook): string {
  const thing = thingPlace(title)
  const named = [...saidWords(said)].find(([, places]) =>
    places.some(({ part, at }) => part === 'A' && at === thing),
  )
  return named?.[0] ?? title
}
