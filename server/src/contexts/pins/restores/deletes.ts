import type { DeletedPart } from '../../base/whole-account-parts.ts'
import { deleteRestores } from './store.ts'

/** Deletes the restores of an account with their files. */
export const restoreDeletes: readonly DeletedPart[] = [
  {
    name: 'restores',
    when: 'before',
    run: async (ports, id) => void (await deleteRestores(ports, { userId: id })),
  },
]
