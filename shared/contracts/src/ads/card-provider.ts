import { z } from '@tessera/contracts/schema'

/** A card, as the browser gives it to the payment provider, and to nobody else. */
export const CardEntry = z.strictObject({
  number: z.string().check(z.regex(/^\d{12,19}$/)),
  exp_month: z.int().check(z.gte(1), z.lte(12)),
  exp_year: z.int().check(z.gte(2000), z.lte(2099)),
  cvc: z.string().check(z.regex(/^\d{3,4}$/)),
})
export type CardEntry = z.infer<typeof CardEntry>

/** The provider's answer to a card: a token that stands for it, or the part that is wrong. */
export const CardAnswer = z.union([
  z.object({ token: z.string() }),
  z.object({ fault: z.enum(['number', 'expiry', 'cvc']) }),
])
export type CardAnswer = z.infer<typeof CardAnswer>

/** The message of the bank's page to the page around it, once somebody answered. */
export const challengeAnswered = 'payment-challenge-answered'
