import { z } from '@tessera/contracts/schema'

/** The answers of a business question, by their numbers (S9.18). */
export const businessAnswers = { notAnswered: 0, yes: 1, no: 2, notSure: 3 } as const

const Answer = z._default(z.enum(businessAnswers), businessAnswers.notAnswered)

/** The answers of a business at sign-up; a question that is left out is not answered. */
export const BusinessAnswers = z.strictObject({ sells_products: Answer, plans_ads: Answer })

export type BusinessAnswers = z.infer<typeof BusinessAnswers>
