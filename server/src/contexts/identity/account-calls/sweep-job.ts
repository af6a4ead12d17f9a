import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../../base/handle-job.ts'
import { sweepIdentity } from './sweep.ts'

/** Deletes expired sessions, devices, attempts and captchas every hour. */
export const handleIdentitySweep = handleJob(
  defineSweep({ name: 'sweep-identity', everySeconds: 3_600 }),
  ({ db, settings, clock }) => sweepIdentity(db, settings.session, clock.now()),
)
