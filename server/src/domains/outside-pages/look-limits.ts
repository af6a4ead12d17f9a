import type { Refusal } from '../../calls/answer.ts'
import type { Visit } from '../../calls/visit.ts'
import type { Ports } from '../../ports.ts'
import type { AttemptLimit } from '../rate-limits/attempts.ts'
import { networkOf } from '../rate-limits/network.ts'
import { refuseBeyond } from '../rate-limits/refuse-beyond.ts'

/**
 * How often pages of other sites are looked at, and pictures of theirs shown and kept: for a member,
 * for a visitor, and for everybody at one address. A page that is looked at shows some fifty pictures.
 */
export const lookLimits = {
  lookByMember: { most: 120, windowMinutes: 60 },
  lookFromAddress: { most: 300, windowMinutes: 60 },
  lookByVisitor: { most: 20, windowMinutes: 60 },
  showByMember: { most: 600, windowMinutes: 60 },
  showFromAddress: { most: 1_200, windowMinutes: 60 },
  showByVisitor: { most: 120, windowMinutes: 60 },
  keepByMember: { most: 120, windowMinutes: 60 },
} as const satisfies Readonly<Record<string, AttemptLimit>>

/** Takes one look of a kind out of somebody's budget; refuses when none is left. */
export const limitLooks = (
  ports: Ports,
  kind: keyof typeof lookLimits,
  who: string,
): Promise<Refusal | undefined> => refuseBeyond(ports, `${kind}:${who}`, lookLimits[kind])

/**
 * Takes one look or one shown picture out of what this visit has. Somebody logged in has a budget of
 * their own; one address has no more than it is due, whoever asks.
 */
export async function limitAsking(
  { ports, viewer, address }: Pick<Visit, 'ports' | 'viewer' | 'address'>,
  does: 'look' | 'show',
): Promise<Refusal | undefined> {
  const network = networkOf(address)
  if (viewer === null) return limitLooks(ports, `${does}ByVisitor`, network)
  return (
    (await limitLooks(ports, `${does}ByMember`, viewer.id)) ??
    (await limitLooks(ports, `${does}FromAddress`, network))
  )
}
