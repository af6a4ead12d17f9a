/** What doesn't mean the same at another level, taken away. */
export const levelOnly = {
  ...{ search: undefined, states: undefined, sort: 'spend', is_ascending: false },
} as const
