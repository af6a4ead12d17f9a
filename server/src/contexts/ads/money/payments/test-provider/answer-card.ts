import { type CardAnswer, CardEntry } from '@tessera/contracts/ads/card-provider'
import { testCards } from '@tessera/contracts/ads/test-cards'
import { z } from '@tessera/contracts/schema'
import { readBody } from '../../../../../calls/body.ts'
import type { RequestContext } from '../../../../../calls/request-context.ts'
import { testPaymentCards } from '../../billing/tables.ts'
import { hasExpired } from './outcome.ts'

const bodyMaxBytes = 2_048
const headers = { 'Cache-Control': 'private, no-store' }

const answered = (answer: CardAnswer, status = 200): Response =>
  Response.json(answer, { status, headers })

/** Reads a body that is never logged, as it has the number of a card. */
async function entryOf(request: Request): Promise<CardEntry | undefined> {
  const bytes = await readBody(request, bodyMaxBytes)
  try {
    return z.safeParse(CardEntry, JSON.parse(new TextDecoder().decode(bytes))).data
  } catch {
    return undefined
  }
}

/**
 * The test provider's own endpoint: takes a card from a browser and answers with a token. Numbers other
 * than those of test cards are refused and kept nowhere.
 */
export async function answerTestCard({
  ports,
  request,
  isFromOwnPage,
}: RequestContext): Promise<Response> {
  if (!isFromOwnPage) return answered({ fault: 'number' }, 403)
  const entry = await entryOf(request)
  const card = testCards.find(({ number }) => number === entry?.number)
  if (entry === undefined || card === undefined) return answered({ fault: 'number' }, 422)
  const facts = { expMonth: entry.exp_month, expYear: entry.exp_year }
  if (hasExpired(facts, ports.clock.now())) return answered({ fault: 'expiry' }, 422)
  const token = `test_${ports.keys.next()}`
  await ports.db.insert(testPaymentCards).values({
    token,
    kind: card.kind,
    brand: card.brand,
    lastDigits: card.number.slice(-4),
    ...facts,
    createdAt: ports.clock.now(),
  })
  return answered({ token })
}
