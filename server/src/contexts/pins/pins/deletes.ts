import { eq } from '../../../platform/database/sql.ts'
import type { DeletedPart } from '../../base/whole-account-parts.ts'
import { deleteSomePins } from './delete-some-pins.ts'
import { pinReports, pins } from './tables.ts'

/** Deletes the pins of an account and those on its boards; pins that it sponsored stay. */
export const pinDeletes: readonly DeletedPart[] = [
  {
    name: 'pins',
    when: 'before',
    run: async (ports, id, signal) => {
      while ((await deleteSomePins(ports, id)) > 0) signal.throwIfAborted()
    },
  },
  {
    name: 'sponsorships',
    when: 'with',
    run: async (tx, { id }) => {
      await tx.update(pins).set({ sponsorId: null, sponsorship: 0 }).where(eq(pins.sponsorId, id))
    },
  },
]

/** Deletes the reports that the account made of pins. */
export const pinReportDeletes: readonly DeletedPart[] = [
  {
    name: 'pin-reports',
    when: 'with',
    run: async (tx, { id }) => {
      await tx.delete(pinReports).where(eq(pinReports.userId, id))
    },
  },
]
