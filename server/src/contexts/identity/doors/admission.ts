import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { Visit } from '../../../calls/visit.ts'
import type { Tx } from '../../../platform/database/port.ts'
import type { Sql } from '../../base/sql.ts'
import { type DoorRules, doorRules, isInvited, lockInvite } from './doors.ts'
import { inviteCookie } from './invite-link.ts'

/** The reason that somebody may not sign up. */
export type DoorFault = Extract<
  ErrorCode,
  'sign-up-closed' | 'sign-up-invite-needed' | 'sign-up-invite-gone' | 'sign-up-domain'
>

/** The way in which somebody may sign up. */
export interface Admission {
  readonly ok: true
  /** The invite to count, which is locked. */
  readonly invite: string | null
  /** True when the account waits for an approval. */
  readonly waits: boolean
  /** The domain that lets the account in, while nobody proved its email; else null. */
  readonly limitedForDomain: string | null
}

interface Newcomer {
  readonly email: string
  /** True when a provider proved the email. */
  readonly isProven: boolean
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/**
 * Decides whether somebody may sign up. An invite opens every door but a closed one, and in the mode `domain` an
 * email that nobody proved yet lets its account in without letting it post.
 */
async function decide(
  { mode, domains }: DoorRules,
  { email, isProven }: Newcomer,
  invited: () => Promise<string | null | undefined>,
): Promise<Admission | DoorFault> {
  const open = { ok: true, invite: null, waits: false, limitedForDomain: null } as const
  if (mode === 'open') return open
  if (mode === 'closed') return 'sign-up-closed'
  const domain = domainOf(email)
  if (mode === 'domain' && domains.includes(domain))
    return { ...open, limitedForDomain: isProven ? null : domain }
  const invite = await invited()
  if (invite) return { ...open, invite }
  if (mode === 'approval') return { ...open, waits: true }
  if (mode === 'domain') return 'sign-up-domain'
  return invite === null ? 'sign-up-invite-needed' : 'sign-up-invite-gone'
}

/** Returns the first reason that somebody may not sign up; undefined when they may, for now. */
export async function doorFault(
  db: Sql,
  visit: Visit,
  newcomer: Newcomer,
): Promise<DoorFault | undefined> {
  const code = visit.cookie(inviteCookie)
  const { clock } = visit.ports
  const found = await decide(await doorRules(db), newcomer, async () => {
    if (code === null) return null
    return (await isInvited(db, code, clock.now())) ? 'invited' : undefined
  })
  return typeof found === 'string' ? found : undefined
}

/** Decides for good, in the transaction that adds the account: the last place of an invite goes to one person. */
export async function admit(
  tx: Tx,
  visit: Visit,
  newcomer: Newcomer,
): Promise<Admission | DoorFault> {
  const code = visit.cookie(inviteCookie)
  return decide(await doorRules(tx), newcomer, async () =>
    code === null ? null : lockInvite(tx, code, visit.ports.clock.now()),
  )
}
