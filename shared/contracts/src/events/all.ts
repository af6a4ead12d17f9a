import { allRequests } from './all-requests.ts'
import type { EventDefinition } from './define-event.ts'
import * as facts from './facts.ts'

/** Every event that may travel on the bus: the exports of facts.ts, and the requests for overlays. */
export const allEvents: readonly EventDefinition[] = [...Object.values(facts), ...allRequests]
