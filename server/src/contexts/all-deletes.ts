import { reportDeletes } from './ads/reports/center/deletes.ts'
import type { DeletedPart } from './base/whole-account-parts.ts'
import { catalogDeletes } from './discovery/catalogs/deletes.ts'
import { nameDeletes } from './discovery/search/deletes.ts'
import { homeListDeletes } from './discovery/tuner/deletes.ts'
import { caseReportDeletes } from './house/reports/deletes.ts'
import { suppressionDeletes } from './identity/email-delivery/deletes.ts'
import { phoneDeletes } from './identity/second-factor/deletes.ts'
import { usernameDeletes } from './identity/usernames/deletes.ts'
import { importDeletes } from './pins/imports/deletes.ts'
import { pinDeletes, pinReportDeletes } from './pins/pins/deletes.ts'
import { restoreDeletes } from './pins/restores/deletes.ts'
import { scheduledPinDeletes } from './pins/scheduled-pins/deletes.ts'
import { uploadDeletes } from './pins/uploads/deletes.ts'
import { followDeletes } from './pins/users/deletes.ts'
import { exportDeletes } from './whole-account/exports/deletes.ts'

/**
 * All that domains do when an account is deleted, in this order: first what is deleted before the
 * account, then what is deleted with it, whose order is that of its locks.
 */
export const allDeletes: readonly DeletedPart[] = [
  ...followDeletes,
  ...pinDeletes,
  ...exportDeletes,
  ...scheduledPinDeletes,
  ...importDeletes,
  ...restoreDeletes,
  ...pinReportDeletes,
  ...caseReportDeletes,
  ...catalogDeletes,
  ...nameDeletes,
  ...homeListDeletes,
  ...reportDeletes,
  ...uploadDeletes,
  ...phoneDeletes,
  ...suppressionDeletes,
  ...usernameDeletes,
]
