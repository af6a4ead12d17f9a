import { eq } from '../../../platform/database/sql.ts'
import type { DeletedPart } from '../../base/whole-account-parts.ts'
import { caseReports } from '../cases/tables.ts'
import { copyrightNotices, counterNotices } from '../copyright/tables.ts'

/** Deletes the reports that the account made, and its notices about copyright. */
export const caseReportDeletes: readonly DeletedPart[] = [
  {
    name: 'case-reports',
    when: 'with',
    run: async (tx, { id }) => {
      await tx.delete(caseReports).where(eq(caseReports.reporterId, id))
      await tx.delete(copyrightNotices).where(eq(copyrightNotices.reporterId, id))
      await tx.delete(counterNotices).where(eq(counterNotices.ownerId, id))
    },
  },
]
