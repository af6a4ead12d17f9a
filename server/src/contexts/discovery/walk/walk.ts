import { PinId } from '@tessera/contracts/ids'
import { chanceOf } from './chance.ts'

/** An idea on a board. Ids are plain strings here because there are many edges. */
export interface Edge {
  readonly boardId: string
  readonly originId: string
}

/** Max ideas that a walk returns. */
const foundMax = 400

/** The total number of steps, and the probability that a step restarts. */
const steps = 3_000
const restart = 0.4

type Lines = ReadonlyMap<string, readonly string[]>

/**
 * Ranks ideas by a random walk with restarts: from an idea to one of its boards, to another idea on
 * that board, and so on. Ideas reached through several boards rank higher than those reached
 * through one. The same edges and seed give the same order.
 */
export function walk(
  edges: readonly Edge[],
  starts: readonly PinId[],
  seed: string,
): readonly PinId[] {
  const boardsOf = linesOf(
    edges,
    ({ originId }) => originId,
    ({ boardId }) => boardId,
  )
  const ideasOn = linesOf(
    edges,
    ({ boardId }) => boardId,
    ({ originId }) => originId,
  )
  const from = starts.filter((start) => boardsOf.has(start))
  const visits = visited({ boardsOf, ideasOn }, from, seed)
  const known = new Set<string>(starts)
  return [...visits]
    .filter(([idea]) => !known.has(idea))
    .map(([idea, byBoard]) => ({ idea, weight: weightOf(byBoard) }))
    .sort((one, other) => other.weight - one.weight || newerFirst(one.idea, other.idea))
    .slice(0, foundMax)
    .map(({ idea }) => PinId.parse(idea))
}

function linesOf(
  edges: readonly Edge[],
  from: (edge: Edge) => string,
  to: (edge: Edge) => string,
): Lines {
  return new Map(
    [...Map.groupBy(edges, from)].map(([each, own]) => [each, [...new Set(own.map(to))]]),
  )
}

type Visits = Map<string, Map<string, number>>

function visited(
  graph: { readonly boardsOf: Lines; readonly ideasOn: Lines },
  starts: readonly string[],
  seed: string,
): Visits {
  const chance = chanceOf(seed)
  const visits: Visits = new Map()
  let at: string | undefined
  for (let step = 0; step < steps; step += 1) {
    const idea = at === undefined || chance() < restart ? oneOf(starts, chance) : at
    const board = idea === undefined ? undefined : oneOf(graph.boardsOf.get(idea), chance)
    const next = board === undefined ? undefined : oneOf(graph.ideasOn.get(board), chance)
    if (board === undefined || next === undefined) return visits
    const byBoard = visits.get(next) ?? new Map<string, number>()
    visits.set(next, byBoard.set(board, (byBoard.get(board) ?? 0) + 1))
    at = next
  }
  return visits
}

const oneOf = <Each>(all: readonly Each[] | undefined, chance: () => number): Each | undefined =>
  all?.[Math.floor(chance() * all.length)]

/** Visits through several boards weigh more than as many through one. */
const weightOf = (byBoard: ReadonlyMap<string, number>): number =>
  [...byBoard.values()].reduce((sum, count) => sum + Math.sqrt(count), 0) ** 2

const newerFirst = (one: string, other: string): number => (BigInt(one) > BigInt(other) ? -1 : 1)
