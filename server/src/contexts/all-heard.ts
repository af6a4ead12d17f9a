import { reviewHears } from './ads/manage/review/hears.ts'
import type { Heard } from './base/domain-events/hear.ts'
import { searchHears } from './discovery/search/hears.ts'

/** All handlers of domain events, in the order in which they run. */
export const allHeard: readonly Heard[] = [...searchHears, ...reviewHears]
