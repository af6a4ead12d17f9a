import { filterText } from '@tessera/contracts/filter-params'
import { timings } from '@tessera/contracts/timings'
import { useEffect, useEffectEvent, useState } from 'react'
import { shownCurrency } from '../engine/currency.ts'
import { type FilterState, filterParamsOf, withModels } from '../engine/filter-state.ts'

const textOf = (state: FilterState): string => filterText(filterParamsOf(state))

/**
 * Applies each change at once. Only a moving price waits until it rests, so that a drag is one change
 * of the address.
 */
export function useLiveFilters(state: FilterState, onSubmit: (changed: FilterState) => void) {
  const [held, hold] = useState<{ readonly at: string; readonly draft: FilterState } | undefined>()
  const at = textOf(state)
  const moving = held?.at === at ? held.draft : undefined
  const submit = useEffectEvent((draft: FilterState) => {
    hold(undefined)
    onSubmit(draft)
  })
  useEffect(() => {
    if (moving === undefined) return
    const timer = setTimeout(() => submit(moving), timings.searchWithinRest)
    return () => clearTimeout(timer)
  }, [moving])
  return {
    draft: moving === undefined ? state : withModels(moving, state.models),
    change(next: FilterState) {
      const isMoved = next.chosen.price !== undefined && next.chosen.price !== state.chosen.price
      const isSame = shownCurrency(next) === shownCurrency(state)
      if (isMoved && isSame) return hold({ at, draft: next })
      hold(undefined)
      onSubmit(next)
    },
    /** Applies a price that has not come to rest. */
    settle() {
      if (moving === undefined) return
      hold(undefined)
      onSubmit(moving)
    },
  }
}
