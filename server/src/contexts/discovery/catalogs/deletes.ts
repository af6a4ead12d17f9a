import type { DeletedPart } from '../../base/whole-account-parts.ts'
import { deleteCatalogs } from './delete-source.ts'

/** Deletes the sources of an account's products with their files. */
export const catalogDeletes: readonly DeletedPart[] = [
  {
    name: 'catalogs',
    when: 'before',
    run: async (ports, id) => void (await deleteCatalogs(ports, id)),
  },
]
