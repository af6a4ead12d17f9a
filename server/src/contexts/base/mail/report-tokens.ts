import { z } from '@tessera/contracts/schema'
import { sealedToken } from './sealed-token.ts'

/** Emails carry it in a header, so that a report that brings it back is about one of them. */
export const reportTokens = sealedToken(
  'mail-report',
  z.strictObject({ to: z.string(), at: z.string() }),
)
