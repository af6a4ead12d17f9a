import type { EventDefinition, Request } from './define-event.ts'
import {
  boardChanged,
  boardCreated,
  boardFollowed,
  deviceForgotten,
  pinCreated,
  pinHidden,
  pinSaved,
  pinsMoved,
  pinUnsaved,
  profileSwitched,
  saveTapped,
  sessionChanged,
  sessionEnded,
  themeChosen,
  userBlocked,
  userFollowed,
} from './facts.ts'
import {
  authRequested,
  confirmationRequested,
  reportRequested,
  saveRequested,
  shareRequested,
} from './requests.ts'

/** Every request: the shell opens an overlay for each. */
export const allRequests: readonly Request[] = [
  authRequested,
  saveRequested,
  shareRequested,
  reportRequested,
  confirmationRequested,
]

/** Every event that may travel on the bus. */
export const allEvents: readonly EventDefinition[] = [
  sessionChanged,
  sessionEnded,
  themeChosen,
  deviceForgotten,
  pinSaved,
  pinUnsaved,
  saveTapped,
  pinCreated,
  pinHidden,
  boardCreated,
  boardChanged,
  pinsMoved,
  boardFollowed,
  userFollowed,
  userBlocked,
  profileSwitched,
  ...allRequests,
]
