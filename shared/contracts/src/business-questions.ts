import { z } from './schema.ts'

/** The answers of a business question, by their numbers (S9.18). */
export const businessAnswers = { notAnswered: 0, yes: 1, no: 2, notSure: 3 } as const

const Answer = z.enum(businessAnswers)

/** The answer of a business question. */
export type BusinessAnswer = z.infer<typeof Answer>

/** The questions that a business is asked when it signs up. */
export const businessQuestions = ['sells_products', 'plans_ads'] as const

/** The question of a business sign-up. */
export type BusinessQuestion = (typeof businessQuestions)[number]

/** The answers of a business; a question that is left out is not answered. */
export const BusinessAnswers = z.strictObject({
  sells_products: z._default(Answer, businessAnswers.notAnswered),
  plans_ads: z._default(Answer, businessAnswers.notAnswered),
})

export type BusinessAnswers = z.infer<typeof BusinessAnswers>
