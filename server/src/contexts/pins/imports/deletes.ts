import type { DeletedPart } from '../../base/whole-account-parts.ts'
import { deleteImports } from './store.ts'

/** Deletes the imports of an account with their files. */
export const importDeletes: readonly DeletedPart[] = [
  {
    name: 'imports',
    when: 'before',
    run: async (ports, id) => void (await deleteImports(ports, { userId: id })),
  },
]
