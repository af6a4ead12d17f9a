import { defineDomain } from '../../base/define-domain.ts'
import { handleWeeklyEmail, handleWeeklySweep } from './weekly-job.ts'

/** The weekly email of ideas. */
export const weeklyEmailDomain = defineDomain({
  jobs: [handleWeeklySweep, handleWeeklyEmail],
})
