import { conversionsHear } from './ads/conversions/hears.ts'
import { audiencesHear } from './ads/delivery/audiences/hears.ts'
import { experimentsHear } from './ads/delivery/experiments/hears.ts'
import { keywordsHear } from './ads/delivery/keywords/hears.ts'
import { reviewHears } from './ads/manage/review/hears.ts'
import type { Heard } from './base/domain-events/hear.ts'
import { searchHears } from './discovery/search/hears.ts'
import { classifierHears } from './house/classifier/classify-pin.ts'
import { reportHears } from './house/reports/gather.ts'
import { collaboratorHears } from './pins/collaborators/hears.ts'

/** All handlers of domain events, in the order in which they run. */
export const allHeard: readonly Heard[] = [
  ...collaboratorHears,
  ...searchHears,

  ...keywordsHear,
  ...conversionsHear,
  ...audiencesHear,
  ...experimentsHear,
  ...reviewHears,

  ...reportHears,
  ...classifierHears,
]
