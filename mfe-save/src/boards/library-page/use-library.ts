import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listOptions, queryOptions } from '@tessera/client'
import { countLibrary, libraryPins } from '@tessera/contracts/calls/library'
import { useShell } from '@tessera/module/react'
import { useKeyedState } from '@tessera/module/use-keyed-state'
import {
  allChoice,
  type Choice,
  changedChoice,
  chosenAmong,
  countChosen,
  noChoice,
} from '../../moving/chosen-pins/choice.ts'
import type { ChosenPins } from './act-on-library.ts'
import { filtersOf, orderOf } from './library-query.ts'

/** The pins of a library that an address asks for, and which of them are selected. */
export function useLibrary(query: URLSearchParams) {
  const { client } = useShell()
  const filters = filtersOf(query)
  const sort = orderOf(query)
  const list = useInfiniteQuery({
    ...listOptions(client, libraryPins, { ...filters, sort }),
    refetchOnMount: 'always',
  })
  const count = useQuery({
    ...queryOptions(client, countLibrary, filters),
    refetchOnMount: 'always',
  })
  // The selection is of what the filters show, in whatever order.
  const [choice, setChoice] = useKeyedState<Choice>(JSON.stringify(filters), noChoice)
  const pins = list.data?.pages.flatMap(({ data }) => data) ?? []
  const ids = pins.map(({ id }): string => id)
  const total = count.data?.total
  const selected = chosenAmong(choice, ids)
  const chosen: ChosenPins =
    choice.type === 'some'
      ? { pin_ids: [...choice.ids] }
      : { ...filters, except_pin_ids: [...choice.but] }
  return {
    list,
    pins,
    total,
    selection: {
      ids: selected,
      count: countChosen(choice, total ?? ids.length),
      isAll: choice.type === 'all' && choice.but.size === 0,
      chosen,
      set: (next: ReadonlySet<string>) => setChoice(changedChoice(choice, ids, next)),
      all: () => setChoice(allChoice),
      clear: () => setChoice(noChoice),
    },
  }
}

/** A library with its selection. */
export type Library = ReturnType<typeof useLibrary>
