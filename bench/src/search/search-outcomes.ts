import { searchPins } from '@tessera/contracts/calls/search'
import { limits } from '@tessera/contracts/limits'
import type { Person } from '@tessera/server/conformance/person'
import { type Grade, ndcg } from './judge.ts'
import type { WorldPin } from './judged-world.ts'
import { ideasAfter } from './more-ideas.ts'
import type { JudgedCase, SearchSet } from './search-sets.ts'

/** Results that are judged. */
const top = 10
/** The grade of the thing itself, of which an older set knows closer ones. */
const thing = 2
/** Results among which the thing itself has to be. */
const first = 3

/** The results of a search, judged. */
export interface Outcome {
  readonly query: string
  /** Undefined when the world holds nothing that fits. */
  readonly ndcg: number | undefined
  /** True when the thing that was searched for is among the first three. */
  readonly isHeadRight: boolean
  readonly grades: readonly Grade[]
  readonly titles: readonly string[]
  readonly found: number
  /** True when a promoted pin among those that are judged lacks the thing. */
  readonly hasUnfitAd: boolean
  /** True for nothing at all: neither results nor ideas instead. */
  readonly isEmpty: boolean
  /** True for fewer results than a page, and no ideas after them. */
  readonly isDeadEnd: boolean
}

/** The outcomes of a set: those of searches that the world has something for, and the others. */
export interface SetOutcomes {
  readonly name: string
  readonly told: readonly Outcome[]
  readonly lacking: readonly Outcome[]
}

async function outcomeOf(
  person: Person,
  { query, judge }: JudgedCase,
  { set, pins }: { readonly set: SearchSet; readonly pins: ReadonlyMap<string, WorldPin> },
): Promise<Outcome & { readonly isHeld: boolean }> {
  const { data, bookmark } = await person.call(searchPins, { query })
  const results = data?.results ?? []
  const all = [...pins.values()].map(judge)
  const found = results.map(({ id }) => pins.get(id))
  const grades = found.map((pin) => (pin === undefined ? 0 : judge(pin)))
  const isShort = results.length < limits.pageSize && bookmark === null
  const after = isShort ? await ideasAfter(person, { query }) : undefined
  const isDeadEnd = isShort && (after === undefined || after.length === 0)
  return {
    query,
    ndcg: ndcg(grades, all, top),
    isHeadRight: grades.slice(0, first).some((grade) => grade >= set.thing),
    grades: grades.slice(0, top),
    titles: found.slice(0, top).map((pin) => pin?.title ?? '?'),
    found: results.length,
    hasUnfitAd: results
      .slice(0, top)
      .some((pin, at) => pin.is_promoted && (grades[at] ?? 0) < thing),
    isEmpty: results.length === 0 && isDeadEnd,
    isDeadEnd,
    isHeld: all.some((grade) => grade >= set.held),
  }
}

/** Makes the searches of a set and judges what they find. */
export async function judgeSearches(
  person: Person,
  set: SearchSet,
  pins: ReadonlyMap<string, WorldPin>,
): Promise<SetOutcomes> {
  const outcomes: (Outcome & { readonly isHeld: boolean })[] = []
  for (const each of set.cases) outcomes.push(await outcomeOf(person, each, { set, pins }))
  return {
    name: set.name,
    told: outcomes.filter(({ isHeld }) => isHeld),
    lacking: outcomes.filter(({ isHeld }) => !isHeld),
  }
}
