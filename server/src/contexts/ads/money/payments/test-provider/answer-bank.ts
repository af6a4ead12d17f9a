import { challengeAnswered } from '@tessera/contracts/ads/card-provider'
import { microText } from '@tessera/contracts/ads/micro'
import { defineTexts } from '@tessera/contracts/messages'
import { readBody } from '../../../../../calls/body.ts'
import type { RequestContext } from '../../../../../calls/request-context.ts'
import { answerChallenge, challengeOf } from './test-payments.ts'

const bodyMaxBytes = 256

const words = defineTexts({
  bank: 'Test bank',
  confirm: 'Confirm your payment of {amount} to {brand}.',
  confirmCard: 'Confirm that {brand} may charge your card.',
  nothing: 'This page belongs to the test provider. No money moves.',
  yes: 'Confirm',
  no: 'Decline',
  done: 'You can close this page.',
})

/** The texts of the bank's page. */
export interface BankPage {
  readonly title: string
  readonly paragraphs: readonly string[]
  /** The buttons, by the answer that each gives; none once it was answered. */
  readonly buttons: readonly { readonly answer: 'yes' | 'no'; readonly label: string }[]
  /** The message to the page around it; null while the question is open. */
  readonly message: string | null
}

/** Answers the bank's page of a charge, and what is pressed on it; undefined without such a charge. */
export async function bankPageOf(
  { ports, request, language }: RequestContext,
  key: string,
): Promise<BankPage | undefined> {
  if (request.method === 'POST') {
    const bytes = await readBody(request, bodyMaxBytes)
    const answer = new URLSearchParams(new TextDecoder().decode(bytes)).get('answer')
    await answerChallenge(ports, key, answer === 'yes')
  }
  const charge = await challengeOf(ports, key)
  if (charge === undefined) return undefined
  const say = words(language)
  const { brand } = ports.settings
  const title = say.bank()
  if (charge.state !== 'challenge')
    return { title, paragraphs: [say.done()], buttons: [], message: challengeAnswered }
  const amount = microText(
    { micro: charge.amountMicro, currency: charge.currency },
    language.locale,
  )
  return {
    title,
    paragraphs: [
      charge.amountMicro === 0 ? say.confirmCard({ brand }) : say.confirm({ amount, brand }),
      say.nothing(),
    ],
    buttons: [
      { answer: 'yes', label: say.yes() },
      { answer: 'no', label: say.no() },
    ],
    message: null,
  }
}
