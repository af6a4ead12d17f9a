import { type Answer, given, refused } from '../../../../calls/answer.ts'
import type { FacebookPerson } from '../../../../platform/facebook/port.ts'
import type { Ports } from '../../../../ports.ts'
import { provesPerson } from './judge-token.ts'

/**
 * Returns the person whom a Facebook token proves. The service asks Facebook for both: ids of a page prove
 * nothing. An id that comes with the token must be the token's.
 */
export async function proveFacebook(
  { ports }: { readonly ports: Pick<Ports, 'facebook' | 'clock' | 'log'> },
  shown: { readonly token: string; readonly id?: string },
): Promise<Answer<FacebookPerson>> {
  const { facebook, clock, log } = ports
  if (facebook === null) return refused('identity-refused')
  const inspected = await facebook.inspect(shown.token)
  if (inspected === 'unreachable') return refused('too-busy')
  const proves =
    inspected !== null && provesPerson(inspected, { appId: facebook.appId, now: clock.now() })
  if (!proves || (shown.id !== undefined && shown.id !== inspected.userId)) {
    log.info('facebook.token-refused', { app: inspected?.appId ?? null })
    return refused('identity-refused')
  }
  const person = await facebook.person(shown.token)
  if (person === 'unreachable') return refused('too-busy')
  return person?.id === inspected.userId ? given(person) : refused('identity-refused')
}
