import { AdDecision } from '@tessera/contracts/ad-review-tools'
import { refusalOfThrow } from '../../../../calls/refusal-of-throw.ts'
import type { Ports } from '../../../../ports.ts'
import {
  failed,
  inputOf,
  operatorRefusal,
  toolAnswer,
  toolRefusal,
} from '../../../releases/index.ts'
import { decideAds } from './decide.ts'
import { adQueue } from './queue.ts'

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

async function answered(ports: Ports, request: Request): Promise<Response> {
  const refusal = operatorRefusal(ports, request)
  if (refusal !== undefined) return refusal
  const { db, log } = ports
  if (request.method === 'GET') return toolAnswer(await adQueue(ports))
  const read = await inputOf(request, AdDecision)
  if (read instanceof Response) return read
  const { do: done, ads } = read.input
  const decision = done === 'approve' ? 'approved' : 'rejected'
  const reason = read.input.do === 'reject' ? read.input.reason : null
  const decided = await db.transaction((tx) =>
    decideAds(tx, ads, { decision, reason, decidedBy: 'operator' }, ports),
  )
  const missing = ads.filter((ad) => !decided.includes(ad))
  log.info('ads.reviewed', { decision, ads: decided.join(' '), reason: reason ?? '' })
  if (decided.length === 0)
    return toolRefusal({
      code: 'not-found',
      message: `There is no ad ${missing.join(', ')}; see npm run ads -- list.`,
    })
  return toolAnswer({ decided })
}
