import type { DeletedPart } from '../../base/whole-account-parts.ts'
import { deleteExport } from './delete-export.ts'

/** Deletes the download of an account. */
export const exportDeletes: readonly DeletedPart[] = [
  { name: 'exports', when: 'before', run: (ports, id) => deleteExport(ports, id) },
]
