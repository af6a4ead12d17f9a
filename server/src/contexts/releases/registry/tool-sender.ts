import type { Ports } from '../../../ports.ts'
import { isOperator } from './operator-proof.ts'
import { readProof } from './token-text.ts'
import { type Publisher, publisherOf } from './tokens.ts'
import { toolRefusal } from './tool-answer.ts'

const noToken = (): Response =>
  toolRefusal({
    code: 'no-token',
    message:
      'This needs a token; make one with: npm run module -- token make, and give it in TESSERA_TOKEN.',
  })

/** Returns who sent a request by its token; a refusal without one, or with one that is not accepted. */
export async function senderOf(ports: Ports, request: Request): Promise<Publisher | Response> {
  const proof = readProof(request.headers.get('Authorization'))
  if (proof?.kind !== 'token') return noToken()
  const publisher = await publisherOf(ports, proof)
  if ('fault' in publisher) {
    ports.log.warn('registry.token-refused', { id: proof.id })
    return toolRefusal({ code: 'wrong-token', message: `${publisher.fault}.` })
  }
  return publisher
}

/** Refuses everybody who does not have the service's key. */
export function operatorRefusal(ports: Ports, request: Request): Response | undefined {
  const proof = readProof(request.headers.get('Authorization'))
  const { secrets, clock, settings } = ports
  const known = { secrets, clock, origin: settings.publicOrigin }
  if (proof?.kind === 'operator' && isOperator(known, proof)) return undefined
  return toolRefusal({
    code: 'wrong-token',
    message:
      'This needs the key of the service; run the command where its configuration or data folder is, with a clock that is right.',
  })
}
