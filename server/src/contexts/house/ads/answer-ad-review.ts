import { AdDecision } from '@tessera/contracts/ad-review-tools'
import { messageOf } from '@tessera/contracts/errors/message-of'
import { english } from '@tessera/contracts/language'
import type { Answer } from '../../../calls/answer.ts'
import { pageOf } from '../../../calls/bookmark.ts'
import { refusalOfThrow } from '../../../calls/refusal-of-throw.ts'
import type { Ports } from '../../../ports.ts'
import { failed, inputOf, operatorRefusal, toolAnswer, toolRefusal } from '../../releases/index.ts'
import { operator } from '../log/actor.ts'
import { adDecisions, decideWaiting, undoAd } from './decisions.ts'
import { queuePlace } from './places.ts'
import { adsThatWait } from './queue.ts'

/** Ads of one answer. */
const shownMost = 100

/** Answers the operator's command, which has the service's key. */
export async function answerAdReview(
  ports: Ports,
  request: Request,
  id: string,
): Promise<Response> {
  try {
    return await answered(ports, request)
  } catch (cause) {
    return failed(refusalOfThrow(ports, cause, { id, event: 'ad-review' }), ports.settings.brand)
  }
}

async function answeredQueue(ports: Ports, request: Request): Promise<Response> {
  const after = queuePlace(new URL(request.url).searchParams.get('after') ?? undefined)
  if (after === 'unreadable')
    return toolRefusal({ code: 'refused', message: 'The place to go on from is unreadable.' })
  const rows = await adsThatWait(ports, { after, most: shownMost + 1 })
  const page = pageOf(rows, shownMost, ({ place }) => [...place])
  return toolAnswer({
    ads: page.rows.map(({ ad: { id: ad, ...facts } }) => ({ ad, ...facts })),
    next: page.bookmark,
  })
}

async function answered(ports: Ports, request: Request): Promise<Response> {
  const refusal = operatorRefusal(ports, request)
  if (refusal !== undefined) return refusal
  if (request.method === 'GET') return answeredQueue(ports, request)
  const read = await inputOf(request, AdDecision)
  if (read instanceof Response) return read
  const asked = read.input
  if (asked.do === 'decisions')
    return toolAnswer({
      decisions: await adDecisions(ports, { after: undefined, most: shownMost }),
    })
  if (asked.do === 'undo') {
    const { decision: decisionId, note: reason } = asked
    const missing = `There is no decision ${decisionId}; see npm run ads -- decisions.`
    return toolAnswerOf(ports, await undoAd(ports, operator, { decisionId, reason }), missing)
  }
  const { ads: ids, note: reason } = asked
  const rejection = asked.do === 'reject' ? asked.reason : null
  const missing = `There is no ad ${ids.join(', ')}; see npm run ads -- list.`
  const done = await decideWaiting(ports, operator, { ids, rejection, reason })
  return toolAnswerOf(ports, done, missing)
}

function toolAnswerOf({ settings }: Ports, answer: Answer<object>, missing: string): Response {
  if (answer.ok) return toolAnswer(answer.data)
  const { code, data } = answer
  if (code === 'not-found') return toolRefusal({ code, message: missing })
  const message = messageOf(code, { brand: settings.brand, ...data }, english)
  return toolRefusal({ code: 'refused', message })
}
