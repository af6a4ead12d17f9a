import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import { boardPins, getBoard } from '@tessera/contracts/calls/boards'
import { sectionPins } from '@tessera/contracts/calls/sections'
import type { Board } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import { countOf, type PinAct } from './pin-act.ts'

type List = InfiniteData<{ readonly data: readonly Pin[] }>

/** A list of pins in the cache, and its input. */
interface KnownList {
  readonly of: Readonly<Record<string, unknown>>
  readonly pins: readonly Pin[]
}

/** The facts that the cache knows about the pins of an act. */
export interface TakenPins {
  readonly ids: ReadonlySet<string>
  readonly count: number
  /** The known pins, newest first. */
  readonly known: readonly Pin[]
  /** The number of pins that each section loses. */
  readonly perSection: ReadonlyMap<string, number>
  /** The pins that stay, newest first, by the id of their board or section. */
  readonly staying: ReadonlyMap<string, readonly Pin[]>
}

/** Returns the input of a query. */
function inputOf([, , input]: QueryKey): Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null ? { ...input } : {}
}

/** Returns a call's lists in the cache, each with the latest pin first. */
function listsOf(queries: QueryClient, call: string): readonly KnownList[] {
  return queries.getQueriesData<List>({ queryKey: [call, 'list'] }).flatMap(([key, list]) => {
    const of = inputOf(key)
    if (list === undefined) return []
    const pins = list.pages.flatMap(({ data }) => data)
    return [{ of, pins: of.sort === 'oldest' ? pins.toReversed() : pins }]
  })
}

/** True when a list starts with the latest of all pins of its place. */
const isPlain = ({ of }: KnownList): boolean =>
  of.section === undefined && of.query === undefined && of.sort === undefined

const unique = (pins: readonly Pin[]): readonly Pin[] => [
  ...new Map(pins.map((pin) => [pin.id, pin])).values(),
]

/** Returns the sections of a board, from the answer of its page. */
const sectionsOf = (queries: QueryClient, boardId: string) =>
  queries
    .getQueriesData<Board>({ queryKey: [getBoard.name, 'one'] })
    .find(([, board]) => board?.id === boardId)?.[1]?.sections ?? []

/** Collects the facts that the cache knows about the pins of an act. */
export function takenPins(queries: QueryClient, act: PinAct): TakenPins {
  const { from, chosen } = act
  const onBoard = listsOf(queries, boardPins.name).filter(({ of }) => of.board_id === from.boardId)
  const inSections = listsOf(queries, sectionPins.name)
  const own = from.sectionId
  const source = own === null ? onBoard : inSections.filter(({ of }) => of.section_id === own)
  const there = unique([...source, ...inSections].flatMap(({ pins }) => pins))
  const excepted = new Set(chosen.type === 'all' ? chosen.but : [])
  const ofSource = new Set<string>(source.flatMap(({ pins }) => pins.map(({ id }) => id)))
  const ids: ReadonlySet<string> =
    chosen.type === 'some'
      ? new Set(chosen.ids)
      : new Set([...ofSource].filter((id) => !excepted.has(id)))
  const perSection = new Map<string, number>()
  const inSection = (id: string) =>
    unique(inSections.flatMap(({ of, pins }) => (of.section_id === id ? pins : [])))
  const isAll = chosen.type === 'all' && own === null
  for (const { id, pin_count: count } of isAll ? sectionsOf(queries, from.boardId) : []) {
    const kept = inSection(id).filter((pin) => excepted.has(pin.id))
    perSection.set(id, count - kept.length)
  }
  if (own !== null) perSection.set(own, countOf(chosen))
  else if (!isAll)
    for (const id of new Set(inSections.map(({ of }) => String(of.section_id))))
      perSection.set(id, inSection(id).filter((pin) => ids.has(pin.id)).length)
  const stays = (pins: readonly Pin[]) => pins.filter(({ id }) => !ids.has(id))
  const plain = onBoard.find(isPlain)
  const staying = new Map(
    inSections.filter(isPlain).map(({ of, pins }) => [String(of.section_id), stays(pins)] as const),
  )
  if (plain !== undefined) staying.set(from.boardId, stays(plain.pins))
  const known = there.filter(({ id }) => ids.has(id))
  return { ids, count: countOf(chosen), known, perSection, staying }
}
