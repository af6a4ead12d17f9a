import type { EventDefinition, Request } from './define-event.ts'
import {
  boardCreated,
  deviceForgotten,
  pinCreated,
  pinSaved,
  profileSwitched,
  sessionChanged,
} from './facts.ts'
import { authRequested, saveRequested } from './requests.ts'

/** Every request: the shell opens an overlay for each. */
export const allRequests: readonly Request[] = [authRequested, saveRequested]

/** Every event that may travel on the bus. */
export const allEvents: readonly EventDefinition[] = [
  sessionChanged,
  deviceForgotten,
  pinSaved,
  pinCreated,
  boardCreated,
  profileSwitched,
  ...allRequests,
]
