import { testCardPath, testChallengePath } from '@tessera/contracts/ads/test-cards'
import { answerTestCard } from '../contexts/ads/index.ts'
import type { Ports } from '../ports.ts'
import { answerTestBank } from './answer-test-bank.ts'
import { type EdgeApp, limitNetwork, loadSession } from './edge.ts'
import { bare, refuseInEnvelope } from './route-steps.ts'

/** Adds the pages and endpoints of the test provider of payments. */
export function addPayments(app: EdgeApp, ports: Ports): void {
  const counted = limitNetwork(ports, () => 'write', refuseInEnvelope(ports))
  if ((ports.payments?.testCards.length ?? 0) === 0) return
  const edge = [counted, loadSession(ports, refuseInEnvelope(ports))] as const
  app.post(bare(testCardPath), ...edge, ({ var: { request } }) => answerTestCard(request))
  app.on(
    ['GET', 'POST'],
    bare(`${testChallengePath}:key/`),
    ...edge,
    async ({ var: { request }, req }, next) =>
      (await answerTestBank(request, req.param('key') ?? '')) ?? next(),
  )
}
