import { businessAnswers } from '@tessera/contracts/business-questions'
import { SelectField } from '@tessera/ui/field'
import { words } from '../../words.ts'

const questions = [
  ['sellsProducts', words.sellsProducts],
  ['plansAds', words.plansAds],
] as const

type Field = (typeof questions)[number][0]

/** The answers of a form, as the numbers that its fields have. */
export type TypedAnswers = Readonly<Record<Field, string>>

const choices = [
  [businessAnswers.notAnswered, words.notAnswered],
  [businessAnswers.yes, words.yes],
  [businessAnswers.no, words.no],
  [businessAnswers.notSure, words.notSure],
] as const

const answerOf = (typed: string) =>
  choices.map(([answer]) => answer).find((answer) => String(answer) === typed) ??
  businessAnswers.notAnswered

/** Returns typed answers as a call takes them. */
export const sentAnswers = ({ sellsProducts, plansAds }: TypedAnswers) => ({
  sells_products: answerOf(sellsProducts),
  plans_ads: answerOf(plansAds),
})

/** Asks a business about itself; it may leave a question open. */
export function BusinessQuestions(props: {
  readonly answers: TypedAnswers
  readonly locked: boolean
  readonly onAnswer: (field: Field, answer: string) => void
}) {
  const { answers, locked, onAnswer } = props
  return questions.map(([field, label]) => (
    <SelectField
      key={field}
      name={field}
      label={label()}
      disabled={locked}
      value={answers[field]}
      onChange={({ currentTarget }) => onAnswer(field, currentTarget.value)}
    >
      {choices.map(([answer, text]) => (
        <option key={answer} value={answer}>
          {text()}
        </option>
      ))}
    </SelectField>
  ))
}
