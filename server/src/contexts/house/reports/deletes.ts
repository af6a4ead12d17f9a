import { eq } from '../../../platform/database/sql.ts'
import type { DeletedPart } from '../../base/whole-account-parts.ts'
import { caseReports } from '../cases/tables.ts'

/** Deletes the reports that the account made. */
export const caseReportDeletes: readonly DeletedPart[] = [
  {
    name: 'case-reports',
    when: 'with',
    run: async (tx, { id }) => {
      await tx.delete(caseReports).where(eq(caseReports.reporterId, id))
    },
  },
]
