import { kits } from '../kits/all.ts'
import { shuffled } from '../kits/choose.ts'
import { goodsPins } from '../kits/goods-pins.ts'
import type { Kit } from '../kits/kit.ts'
import { ideaPins, pathOf } from '../kits/make-pins.ts'
import { chanceFrom, seedFrom } from '../pictures/chance.ts'
import type { DemoBoard, DemoPerson, DemoPin } from './demo-entities.ts'

/** Boards and pins of the themes. */
export interface Added {
  readonly boards: readonly DemoBoard[]
  readonly pins: readonly DemoPin[]
}

/**
 * Returns the owners of a theme's boards: people who like it, then those with the fewest boards.
 */
function keepersOf(kit: Kit, people: readonly DemoPerson[], load: Map<string, number>) {
  const chance = chanceFrom(seedFrom(`keepers ${kit.theme}`))
  const loadOf = ({ username }: DemoPerson) => load.get(username) ?? 0
  const fond = people.filter(({ themes }) => themes.includes(kit.theme))
  const others = shuffled(people, chance)
    .filter((person) => !fond.includes(person))
    .toSorted((one, other) => loadOf(one) - loadOf(other))
  const keepers = [...fond, ...others].slice(0, kit.boards.length)
  for (const person of keepers) load.set(person.username, loadOf(person) + 1)
  return keepers
}

function boardsOf(kit: Kit, keepers: readonly DemoPerson[]): readonly DemoBoard[] {
  const chance = chanceFrom(seedFrom(`boards ${kit.theme}`))
  return kit.boards.map(({ name, description }, index) => ({
    slug: pathOf(name),
    name,
    description,
    owner: keepers[index]?.username ?? '',
    secret: false,
    sections: chance.often(0.45) ? kit.sections : [],
    theme: kit.theme,
  }))
}

function shopBoard(kit: Kit): DemoBoard {
  const { username, name, description } = kit.shop
  return {
    ...{ slug: pathOf(name), name, description, owner: username, secret: false, sections: [] },
    theme: kit.theme,
  }
}

/** Returns a board without its empty sections. */
function withoutEmptySections(board: DemoBoard, pins: readonly DemoPin[]): DemoBoard {
  const used = new Set(
    pins.flatMap(({ board: slug, section }) => (slug === board.slug ? [section] : [])),
  )
  return { ...board, sections: board.sections.filter((name) => used.has(name)) }
}

/** Returns the themes' boards and pins, `total` pins in all. */
export function kitWorld(people: readonly DemoPerson[], total: number): Added {
  const persons = people.filter(({ kind }) => kind === 'person')
  const shops = new Map(people.map((person) => [person.username, person]))
  const goodsCount = kits.reduce((sum, kit) => sum + kit.goods.length, 0)
  const load = new Map<string, number>()
  const added = kits.map((kit, index): Added => {
    const boards = boardsOf(kit, keepersOf(kit, persons, load))
    // The first themes get the remainder, so that the sum is exact.
    const quota = Math.floor((total - goodsCount + kits.length - 1 - index) / kits.length)
    const ideas = ideaPins({ kit, boards, quota })
    const shelf = shopBoard(kit)
    const shop = shops.get(shelf.owner)
    const goods = goodsPins(kit, shelf, { name: shop?.name ?? '', domain: shop?.site ?? '' })
    return {
      boards: [...boards.map((board) => withoutEmptySections(board, ideas)), shelf],
      pins: [...ideas, ...goods],
    }
  })
  return { boards: added.flatMap(({ boards }) => boards), pins: added.flatMap(({ pins }) => pins) }
}
