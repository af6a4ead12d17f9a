import type { Heard } from './base/domain-events/hear.ts'
import { searchHears } from './discovery/search/hears.ts'
import { collaboratorHears } from './pins/collaborators/hears.ts'

/** All handlers of domain events, in the order in which they run. */
export const allHeard: readonly Heard[] = [...collaboratorHears, ...searchHears]
