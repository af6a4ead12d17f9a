import { headOfQuery, partOfName } from '../kinds/head.ts'
import { usualName } from '../kinds/relations.ts'
import { groupOf, meantFrom, weights } from '../kinds/word-groups.ts'
import type { KnownGroup } from './known-groups.ts'

/** The names of a thing, each with its weight: of itself, of other words for it, and of its kinds. */
export type Names = ReadonlyMap<string, number>

/** The thing that a query asks for. */
export interface QueryHead {
  readonly group: KnownGroup
  readonly names: Names
  /** The names of what is near it too: what it is a kind of, what belongs to it, and what is alike. */
  readonly nearNames: Names
  /** The last word of a phrase: the cake of 'birthday cake'. */
  readonly last: string | undefined
}

/** The groups of a query by what they ask for. */
export interface QueryParts {
  /** The thing, when the families know it; otherwise all words count alike. */
  readonly head: QueryHead | undefined
  /** The words that narrow the thing: rooms, materials, other things, adjectives and sizes. */
  readonly narrowing: readonly KnownGroup[]
  /** The narrowing words that may be looked for without the thing: no adjectives. */
  readonly nouns: readonly KnownGroup[]
  /** The words that only order the results beside others: colors, and words such as 'ideas'. */
  readonly optional: readonly KnownGroup[]
  /** All groups that say something, as typed. */
  readonly telling: readonly KnownGroup[]
}

const names = new Map<string, Names>()
const namesMost = 5_000

function namesFrom(typed: readonly string[], least: number): Names {
  const text = `${least} ${typed.join(' ')}`
  const kept = names.get(text)
  if (kept !== undefined) return kept
  const found = new Map<string, number>()
  for (const { words, weight } of groupOf(typed).terms) {
    const name = usualName(words.join(' '))
    if (weight >= least && !found.has(name)) found.set(name, weight)
  }
  if (names.size >= namesMost) names.clear()
  names.set(text, found)
  return found
}

/** Returns the names of what some words mean. */
export const namesOf = (typed: readonly string[]): Names => namesFrom(typed, meantFrom)

const isTelling = ({ terms }: KnownGroup): boolean => terms.length > 0

const partOf = ({ typed }: KnownGroup) => partOfName(typed)

const isOptional = (group: KnownGroup): boolean => group.isColor || partOf(group) === 'light'

/** Returns the group that has the head of a query. */
function headGroup(groups: readonly KnownGroup[]): KnownGroup | undefined {
  const head = headOfQuery(groups.flatMap(({ typed }) => typed))
  if (head === undefined) return undefined
  let end = -1
  return groups.find(({ typed }) => {
    end += typed.length
    return end >= head.at
  })
}

function queryHead(groups: readonly KnownGroup[]): QueryHead | undefined {
  const group = headGroup(groups)
  if (group === undefined || !isTelling(group)) return undefined
  const part = partOf(group)
  if (part !== 'kind' && part !== 'room') return undefined
  const { typed } = group
  const last = typed.length > 1 ? typed.at(-1) : undefined
  return {
    group,
    names: namesOf(typed),
    nearNames: namesFrom(typed, weights.sibling),
    last: last === undefined ? undefined : usualName(last),
  }
}

/** Parts the groups of a query. */
export function queryParts(groups: readonly KnownGroup[]): QueryParts {
  const telling = groups.filter(isTelling)
  const head = queryHead(groups)
  const others = telling.filter((group) => group !== head?.group)
  const needed = others.filter((group) => !isOptional(group))
  const colors = others.filter(({ isColor }) => isColor)
  const alone = colors.length > 0 ? colors : others
  const narrowing = head === undefined && needed.length === 0 ? alone : needed
  return {
    head,
    narrowing,
    nouns: narrowing.filter((group) => partOf(group) !== 'quality'),
    optional: others.filter((group) => !narrowing.includes(group)),
    telling,
  }
}
