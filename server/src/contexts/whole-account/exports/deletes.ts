import type { DeletedPart } from '../../base/whole-account-parts.ts'
import { deleteExport } from './delete-export.ts'

/** Deletes the download of an account. */
export const exportDeletes: readonly DeletedPart[] = [
  { when: 'before', run: (ports, id) => deleteExport(ports, id) },
]
