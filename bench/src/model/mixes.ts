import { type ModelCall, modelCalls, personsDay } from './assumptions.ts'

/** A mix of calls that is sent to compare the model with what happens. */
export interface Mix {
  readonly name: string
  readonly clients: number
  /** The share of each call. */
  readonly shares: ReadonlyMap<ModelCall, number>
}

const sharesOf = (weights: Partial<Record<ModelCall, number>>): ReadonlyMap<ModelCall, number> => {
  const all = modelCalls.map((call) => [call, weights[call] ?? 0] as const)
  const sum = all.reduce((total, [, weight]) => total + weight, 0)
  return new Map(all.map(([call, weight]) => [call, weight / sum]))
}

const day = sharesOf(
  Object.fromEntries(modelCalls.map((call) => [call, personsDay[call].value] as const)),
)

/** The mixes: a day of people, readers alone, and many who save. */
export const mixes: readonly Mix[] = [
  { name: 'a day of people, one at a time', clients: 1, shares: day },
  { name: 'a day of people, 16 at once', clients: 16, shares: day },
  {
    name: 'saves and closeups, 16 at once',
    clients: 16,
    shares: sharesOf({ save: 2, closeup: 1, board: 1 }),
  },
  {
    name: 'searches, 16 at once',
    clients: 16,
    shares: sharesOf({ search: 2, typeahead: 3, related: 1 }),
  },
]

/** Returns the calls of a mix in an order that is the same each time and not in blocks. */
export function callsOf({ shares }: Mix, number: number): readonly ModelCall[] {
  const given = new Map<ModelCall, number>()
  return Array.from({ length: number }, (_, at) => {
    // The call that is the farthest behind its share.
    const [next] = [...shares].toSorted(
      ([one, share], [other, otherShare]) =>
        otherShare * (at + 1) -
        (given.get(other) ?? 0) -
        (share * (at + 1) - (given.get(one) ?? 0)),
    )
    const call = next?.[0] ?? 'home'
    given.set(call, (given.get(call) ?? 0) + 1)
    return call
  })
}
