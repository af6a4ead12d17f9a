import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { register } from '@tessera/contracts/calls/registration'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { viewerOf } from '../accounts/account.ts'
import { limitSignUp } from '../accounts/limits.ts'
import { emailIsTaken } from '../accounts/store.ts'
import { ssoRefusal } from '../companies/sso-refusal.ts'
import { connectIdentity, IdentityOfOther, ownerOf } from '../identities/connect-identity.ts'
import type { ProvenIdentity } from '../identities/proven-identity.ts'
import { socialNames } from '../identities/social-names.ts'
import { offerTicket } from '../identities/tickets.ts'
import { logInMember } from '../sessions/log-in.ts'
import { addAccount, type WithEmail } from '../sign-up/new-account.ts'
import { signUpFault } from '../sign-up/sign-up-fault.ts'
import { proveMailbox } from '../verification/prove-mailbox.ts'
import { queueVerification } from '../verification/queue-verification.ts'
import { companyOf } from './company-of.ts'

type Wanted = ParsedInputOf<typeof register>

/** A registration that a provider's proof stands for. */
export type SocialRegistration = Omit<Wanted, 'type'> & {
  readonly type: Exclude<Wanted['type'], 'email'>
}

/**
 * Creates an account from what a provider proved and what the person added, such as a birthday, and
 * logs it in. The address is the provider's; only where it gave none, the typed one. A verified
 * address needs no email of ours.
 */
export async function registerWithIdentity(
  visit: Visit,
  proven: ProvenIdentity,
  {
    wanted,
    spend,
  }: {
    readonly wanted: SocialRegistration
    /** Uses up the proof; false when another call did. Runs once nothing else is wrong. */
    readonly spend: () => Promise<boolean>
  },
): Promise<Answer<{ user: Viewer }>> {
  const { db, log } = visit.ports
  const { provider } = proven
  const email = proven.email ?? wanted.email
  if (email === undefined) return refused('email-invalid')
  const { password: _, ...fields } = wanted
  const person: WithEmail = { ...fields, ...socialNames(wanted, proven), email }
  const isProven = isProvenBy(proven, email)
  const fault = await signUpFault(visit, person, { isProven })
  if (fault !== undefined) return refused(fault)
  const barred = await limitSignUp(visit, wanted)
  if (barred !== undefined) return barred
  const company = companyOf(proven)
  const sso = await ssoRefusal(db, email, company)
  if (sso !== undefined) return sso
  if ((await ownerOf(db, proven)) !== undefined) return refused('identity-of-other')
  if (await emailIsTaken(db, email)) return taken(visit, proven, email)
  if (!(await spend())) return refused('connect-gone')
  const added = await addConnected(visit, person, proven)
  if (added === 'email-taken') return taken(visit, proven, email)
  if (typeof added === 'string') return refused(added)
  const { account, waits } = added
  const { signup_source: source = null, account_type: type } = wanted
  const told = { user: account.id, source, type, provider, waits, address: visit.address }
  log.info('identity.registered', told)
  if (waits) return refused('sign-up-waits')
  await logInMember(visit, account, { tellOfDevice: false, company })
  return given({ user: viewerOf({ ...account, pinCount: 0 }) })
}

/** Sends somebody whose address has an account to that account's own proof. */
const taken = async (visit: Visit, proven: ProvenIdentity, email: string) =>
  refused('identity-email-taken', { ...(await offerTicket(visit, proven)), email })

/** True when the provider proved this address. */
const isProvenBy = (proven: ProvenIdentity, email: string): boolean =>
  proven.emailVerified && proven.email === email

async function addConnected(visit: Visit, wanted: WithEmail, proven: ProvenIdentity) {
  const { ports } = visit
  const isVerified = isProvenBy(proven, wanted.email)
  try {
    return await ports.db.transaction(async (tx) => {
      const given = { wanted, passwordHash: null, isProven: isVerified }
      const added = await addAccount(tx, visit, given)
      if (typeof added === 'string') return added
      const { account, waits } = added
      await connectIdentity(tx, ports, { userId: account.id, proven })
      if (isVerified) await proveMailbox(tx, ports, { userId: account.id, keeps: null })
      else if (!waits) await queueVerification(tx, ports, account)
      return { account: { ...account, emailVerified: isVerified }, waits }
    })
  } catch (cause) {
    if (cause instanceof IdentityOfOther) return 'identity-of-other'
    throw cause
  }
}
