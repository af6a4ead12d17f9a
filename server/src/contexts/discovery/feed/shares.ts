/** A source of a list, with the number of its turns in a round. */
export interface Share {
  readonly turns: number
  /** The reason for its share. */
  readonly why: string
}

/** Shares by the name of the source; where one has nothing left, earlier ones fill in first. */
export type Shares<Name extends string> = Readonly<Record<Name, Share>>

/** The list that a member's feed starts with. */
export const memberShares = {
  people: {
    turns: 6,
    why: 'Pins of followed people and boards: the member asked for them by name.',
  },
  boards: {
    turns: 6,
    why: "Ideas like the member's latest saves and opens, by kind, look and taste: the best sign of what fits.",
  },
  interests: {
    turns: 3,
    why: 'Pins on chosen topics: all that is known of a new member.',
  },
  searches: {
    turns: 2,
    why: 'What the member searched for lately: they said it in words, and look on for some days.',
  },
  more: {
    turns: 1,
    why: 'People and boards that the member asked for more of, beyond those they follow.',
  },
  popular: {
    turns: 1,
    why: 'What all others see, so that a member knows what is talked of.',
  },
  finds: {
    turns: 5,
    why: 'A little of the unexpected, a fifth: a feed of known tastes alone gets narrower by the day.',
  },
} as const satisfies Shares<string>

/** The list that all feeds share. */
export const sharedShares = {
  ranked: { turns: 4, why: 'What is new and saved most.' },
  finds: {
    turns: 1,
    why: 'Pins of all ages, others each day: without them a quiet product shows the same for weeks.',
  },
} as const satisfies Shares<string>

/** The turns of a feed between its lists and the newest pins. */
export const feedShares = {
  personal: { turns: 7, why: "The member's own list, while it lasts; others have none." },
  popular: { turns: 0, why: 'The shared list, after the own one.' },
  fresh: {
    turns: 1,
    why: 'Pins that came since the lists were made, so that new creators are seen at once.',
  },
} as const satisfies Shares<string>

/** Returns the names of sources, in order. */
export const namesOf = <Name extends string>(shares: Shares<Name>): readonly Name[] => {
  const names: Name[] = []
  for (const name in shares) names.push(name)
  return names
}

/** Returns a round of turns in which each source comes as evenly as its share allows. */
export function roundOf<Name extends string>(shares: Shares<Name>): readonly Name[] {
  const names = namesOf(shares)
  const all = names.reduce((sum, name) => sum + shares[name].turns, 0)
  const due = new Map(names.map((name) => [name, 0]))
  return Array.from({ length: all }, () => {
    for (const name of names) due.set(name, (due.get(name) ?? 0) + shares[name].turns)
    const next = names.reduce((one, other) =>
      (due.get(other) ?? 0) > (due.get(one) ?? 0) ? other : one,
    )
    due.set(next, (due.get(next) ?? 0) - all)
    return next
  })
}
