import type { DeletedPart } from '../../base/whole-account-parts.ts'
import { dropScheduled } from './store.ts'

/** Deletes the scheduled pins of an account; their pictures go with the next sweep. */
export const scheduledPinDeletes: readonly DeletedPart[] = [
  {
    name: 'scheduled-pins',
    when: 'with',
    run: async (tx, { id }) => {
      await dropScheduled(tx, { ownerId: id }, new Date(0))
    },
  },
]
