import { timings } from '@tessera/contracts/timings'
import { defineSweep } from '../../../../platform/jobs/define-job.ts'
import { handleJob } from '../../../base/handle-job.ts'
import { sumSomePeriods } from './sum-periods.ts'

/** Sums up the days and weeks of ad accounts that are over. */
export const handleReportSums = handleJob(
  defineSweep({ name: 'sum-ad-reports', everySeconds: timings.adReportSumsSeconds }),
  async (ports, { signal }) => {
    for (let summed = 1; summed > 0; ) {
      signal.throwIfAborted()
      summed = await sumSomePeriods(ports)
    }
  },
)
