import { z } from '@tessera/contracts/schema'
import { limits } from './limits.ts'

/** The address that the operator's command manages codes for credit at. */
export const creditCodesPath = '/connect/credit-codes'

/** A code for credit to make. A code is never changed: it is made once. */
export const NewCreditCode = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z0-9][A-Z0-9-]{3,39}$/)),
  amount_micro: z.int().check(z.gte(1), z.lte(limits.paymentMaxMicro)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** The first moment at which it can't be used any more. */
  expires_at: z.string().check(z.regex(/^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{3}Z$/)),
})

/** A code for credit, and how many ad accounts used it. */
export const ListedCreditCode = z.object({
  code: z.string(),
  amount_micro: z.int(),
  currency: z.string(),
  expires_at: z.string(),
  uses: z.int(),
})

export type NewCreditCode = z.infer<typeof NewCreditCode>
export type ListedCreditCode = z.infer<typeof ListedCreditCode>
