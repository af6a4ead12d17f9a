import type { Refusal } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import type { Ports } from '../../../ports.ts'
import type { AttemptLimit } from '../rate-limits/attempts.ts'
import { networkOf } from '../rate-limits/network.ts'
import { refuseBeyond } from '../rate-limits/refuse-beyond.ts'

/**
 * Rate limits of fetching pages from other sites and of showing and saving their pictures: per
 * member, per visitor and per network. One page shows some fifty pictures.
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

/** Counts an attempt of this kind; refuses it beyond the limit. */
export const limitLooks = (
  ports: Ports,
  kind: keyof typeof lookLimits,
  who: string,
): Promise<Refusal | undefined> => refuseBeyond(ports, `${kind}:${who}`, lookLimits[kind])

/**
 * Counts a page look-up or a shown picture. Members have their own budget, and each network has a
 * limit for all its members together.
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
