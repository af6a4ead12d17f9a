import { whileBusy, whileChecking, whileConfirming } from './answering.ts'
import { whileResting } from './choosing.ts'
import { whileProving } from './proving.ts'
import type { Event, State } from './state.ts'

/** What follows from an event. What does not fit changes nothing. */
export function next(state: State, event: Event): State {
  const { work } = state
  switch (work.is) {
    case 'resting':
      return whileResting(state, event)
    case 'busy':
      return whileBusy(state, work, event)
    case 'confirming':
      return whileConfirming(state, work, event)
    case 'checking':
      return whileChecking(state, work, event)
    case 'proving':
      return whileProving(state, work, event)
  }
}
