import { isThing, type Truth } from './made-idea.ts'
import { colors, fillers, materials, rooms, things } from './scale-words.ts'
import { rareNames } from './scale-world.ts'

/** A search whose results are judged by what each pin was made from. */
interface ScaleSearch {
  readonly query: string
  /** True for a pin that has the thing. */
  readonly hasThing?: (truth: Truth) => boolean
  /** True for a pin whose thing has what narrows it, too. */
  readonly isNarrowed?: (truth: Truth) => boolean
}

/** Searches of one sort. */
export interface SearchSort {
  readonly name: string
  readonly searches: readonly ScaleSearch[]
}

const common = [
  'vase',
  'armchair',
  'rug',
  'cake',
  'lamp',
  'chair',
  'sofa',
  'table',
  'basket',
  'poster',
]
const narrowedThings = [
  'vase',
  'armchair',
  'rug',
  'lamp',
  'chair',
  'sofa',
  'table',
  'mug',
  'desk',
  'bowl',
]

const ofThing = (query: string, name = query): ScaleSearch => ({
  query,
  hasThing: (truth) => isThing(truth, name),
})

const at = <Item extends { readonly name: string }>(items: readonly Item[], place: number) =>
  items[place % items.length]?.name ?? ''

const narrowed = (query: string, name: string, by: Partial<Omit<Truth, 'thing'>>): ScaleSearch => ({
  query,
  hasThing: (truth) => isThing(truth, name),
  isNarrowed: (truth) =>
    isThing(truth, name) &&
    (by.color === undefined || truth.color === by.color) &&
    (by.material === undefined || truth.material === by.material) &&
    (by.room === undefined || truth.room === by.room) &&
    (by.adjective === undefined || truth.adjective === by.adjective),
})

/** Returns a word with two letters in its middle changed over. */
const misspelled = (word: string): string => {
  const middle = Math.floor(word.length / 2)
  return `${word.slice(0, middle - 1)}${word[middle]}${word[middle - 1]}${word.slice(middle + 1)}`
}

const germanSearches = [
  ['blaue vase', 'vase', { color: 'blue' }],
  ['sessel wohnzimmer', 'armchair', { room: 'living room' }],
  ['teppich wolle', 'rug', { material: 'wool' }],
  ['spiegel badezimmer', 'mirror', { room: 'bathroom' }],
  ['grünes sofa', 'sofa', { color: 'green' }],
  ['tischlampe schlafzimmer', 'table lamp', { room: 'bedroom' }],
] as const

/** A made-up thing, which search knows by the words of pins alone. */
const madeUpThings = things.filter(({ german, kindOf }, place) => place < 200 && !german && !kindOf)

export const searchSorts: readonly SearchSort[] = [
  { name: 'a common word', searches: common.map((word) => ofThing(word)) },
  { name: 'a rare word', searches: rareNames.map((word) => ofThing(word)) },
  {
    name: 'a color and a thing',
    searches: narrowedThings.map((thing, place) => {
      const color = at(colors, place)
      return narrowed(`${color} ${thing}`, thing, { color })
    }),
  },
  {
    name: 'a room and a thing',
    searches: narrowedThings.map((thing, place) => {
      const room = at(rooms, place)
      return narrowed(`${room} ${thing}`, thing, { room })
    }),
  },
  {
    name: 'a room and a made-up word',
    searches: madeUpThings.slice(4, 14).map(({ name }, place) => {
      const room = at(rooms, place)
      return narrowed(`${room} ${name}`, name, { room })
    }),
  },
  {
    name: 'three words',
    searches: narrowedThings.map((thing, place) => {
      const [color, material] = [at(colors, place + 2), at(materials, place)]
      return narrowed(`${color} ${material} ${thing}`, thing, { color, material })
    }),
  },
  {
    name: 'two words of German',
    searches: germanSearches.map(([query, thing, by]) => narrowed(query, thing, by)),
  },
  {
    name: 'two common words that rarely meet',
    searches: common.map((_, place) => ({
      query: `${fillers[3 + place]} ${fillers[40 + 3 * place]}`,
    })),
  },
  {
    name: 'a typo',
    searches: ['armchair', 'blanket', 'bookshelf', 'curtain', 'basket', 'necklace'].map((word) =>
      ofThing(misspelled(word), word),
    ),
  },
  {
    name: 'nothing found',
    searches: ['xqzwvk', 'jkptyq', 'vvbbqq zzyyxx', 'qwxzjv kkpp', 'ppqqxx'].map((query) => ({
      query,
    })),
  },
]

/** Common things, whose later pages are read. */
export const commonThings = common
