import type { Ports } from '../../ports.ts'
import { type AttemptLimit, takeAttempt } from '../rate-limits/attempts.ts'

/** How often pages of other sites are looked at: for a member, and for everybody at one address. */
export const lookLimits = {
  lookByMember: { most: 120, windowMinutes: 60 },
  lookFromAddress: { most: 300, windowMinutes: 60 },
  lookByVisitor: { most: 20, windowMinutes: 60 },
  keepByMember: { most: 120, windowMinutes: 60 },
} as const satisfies Readonly<Record<string, AttemptLimit>>

/** Takes one look of a kind out of somebody's budget; false when none is left. */
export const mayLook = (
  { db, clock }: Ports,
  kind: keyof typeof lookLimits,
  who: string,
): Promise<boolean> => takeAttempt(db, `${kind}:${who}`, lookLimits[kind], clock.now())
