import type { Call } from '@tessera/contracts/calls/define-call'
import { moreIdeas } from '@tessera/contracts/calls/more-ideas'
import { relatedPins } from '@tessera/contracts/calls/related'
import { searchPins } from '@tessera/contracts/calls/search'
import { z } from '@tessera/contracts/schema'
import { callOf } from '../service/asked.ts'
import { pinNumber } from '../service/fill-world.ts'
import type { Truth } from './made-idea.ts'
import { savedIdeas } from './scale-reads.ts'
import { searchSorts } from './scale-searches.ts'
import type { ScaleService } from './scale-service.ts'
import { ideaAt, isSecret, readers, subjectOfBoard } from './scale-world.ts'

/** The results that are judged: a page of a search, and what is seen without scrolling far. */
const judged = { search: 25, ideas: 12 } as const

/** The share of results that are right, of as many as there could be. */
export interface JudgedShare {
  readonly name: string
  readonly share: number
}

const Ids = z.array(z.object({ id: z.string() }))
const Listed = z.object({
  resource_response: z.object({ data: z.union([Ids, z.object({ results: Ids })]) }),
})

type Fits = (truth: Truth) => boolean

/** Counts how many public ideas of a world fit each of some judgments, in one walk over all. */
function heldBy({ world }: ScaleService, judges: readonly Fits[]): readonly number[] {
  const held = judges.map(() => 0)
  for (let number = 1; number <= world.pins; number += 2) {
    const idea = ideaAt(world, number)
    if (isSecret(idea.board)) continue
    for (const [at, fits] of judges.entries()) if (fits(idea)) held[at] = (held[at] ?? 0) + 1
  }
  return held
}

/** A list whose first results are judged. */
interface JudgedList {
  readonly name: string
  readonly call: Call
  readonly input: Readonly<Record<string, unknown>>
  readonly fits: Fits
  readonly most: number
  /** True for a pin that the list leaves out, such as the one that it is about. */
  readonly without?: number
}

const searchLists: readonly JudgedList[] = searchSorts.flatMap(({ name, searches }) =>
  searches.flatMap(({ query, hasThing, isNarrowed }) =>
    (
      [
        [`search, ${name}: has the thing`, hasThing],
        [`search, ${name}: has the thing and what narrows it`, isNarrowed],
      ] as const
    ).flatMap(([each, fits]) =>
      fits === undefined
        ? []
        : [{ name: each, call: searchPins, input: { query }, fits, most: judged.search }],
    ),
  ),
)

const sameThing =
  (name: string): Fits =>
  ({ thing }) =>
    thing.name === name

async function ideaLists(scale: ScaleService): Promise<readonly JudgedList[]> {
  const like = (await savedIdeas(scale, 40)).map((id) => {
    const { thing } = ideaAt(scale.world, pinNumber(id))
    return {
      name: 'More like this: has the thing',
      call: relatedPins,
      input: { pin_id: id },
      fits: sameThing(thing.name),
      most: judged.ideas,
      without: pinNumber(id),
    }
  })
  const boards = Array.from({ length: readers.people * readers.boardsEach }, (_, at) => {
    const board = 1 + (at % readers.people) + Math.floor(at / readers.people) * scale.world.people
    const { thing } = subjectOfBoard(board)
    if (thing === undefined || isSecret(board)) return []
    return [
      {
        name: "ideas for a board: have the board's thing",
        call: moreIdeas,
        input: { board_id: String(board) },
        fits: sameThing(thing.name),
        most: judged.ideas,
      },
    ]
  }).flat()
  return [...like, ...boards]
}

/** Judges the lists of a world. A pin knows what it is, because it was made from that. */
export async function judgeScale(scale: ScaleService): Promise<readonly JudgedShare[]> {
  const lists: readonly JudgedList[] = [...searchLists, ...(await ideaLists(scale))]
  const held = heldBy(
    scale,
    lists.map(({ fits }) => fits),
  )
  const shares = new Map<string, number[]>()
  for (const [at, { name, call, input, fits, most, without }] of lists.entries()) {
    const text = await callOf(scale, call, { input, at: 0 })
    const { data } = Listed.parse(JSON.parse(text)).resource_response
    const ids = ('results' in data ? data.results : data).slice(0, most)
    const right = ids.filter(({ id }) => fits(ideaAt(scale.world, pinNumber(id)))).length
    const could = Math.min(most, (held[at] ?? 0) - (without === undefined ? 0 : 1))
    if (could <= 0) continue
    shares.set(name, [...(shares.get(name) ?? []), Math.min(1, right / could)])
  }
  return [...shares].map(([name, each]) => ({
    name: `${name} (${each.length})`,
    share: each.reduce((sum, one) => sum + one, 0) / each.length,
  }))
}
