import type { DeletedPart } from '../../../base/whole-account-parts.ts'
import { deleteReportFiles } from './delete-reports.ts'

/** Deletes the files of the reports of an account. */
export const reportDeletes: readonly DeletedPart[] = [
  {
    name: 'reports',
    when: 'before',
    run: async (ports, id) => void (await deleteReportFiles(ports, id)),
  },
]
