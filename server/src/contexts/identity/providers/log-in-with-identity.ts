import type { IdentityProvider } from '@tessera/contracts/entities/connected-identity'
import { loginMethods } from '@tessera/contracts/limits'
import { type Answer, type Refusal, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { isPaused, stateRefusal } from '../accounts/account-states.ts'
import { hasBlockedEmail } from '../accounts/blocked-email.ts'
import { isReachable } from '../accounts/email-rules.ts'
import { notifyTabs } from '../accounts/end-sessions.ts'
import { findById, findByLogin, type LogInAccount } from '../accounts/store.ts'
import {
  connectIdentity,
  IdentityOfOther,
  ownerOf,
  touchIdentity,
} from '../identities/connect-identity.ts'
import { emailConnected } from '../identities/email-connections.ts'
import type { ProvenIdentity } from '../identities/proven-identity.ts'
import { offerTicket } from '../identities/tickets.ts'
import { type Entrance, enterAccount, failedLogIn, type LoggedIn } from '../log-in/enter-account.ts'
import { proveMailbox } from '../verification/prove-mailbox.ts'
import { companyOf } from './company-of.ts'
import { reopenAccount } from './reopen-account.ts'

/** The numbers of log-ins with a provider; the first is the usual one. */
const methods: Readonly<Record<IdentityProvider, readonly [number, ...number[]]>> = {
  google: [loginMethods.google, loginMethods.googleOneTap],
  facebook: [loginMethods.facebook],
  line: [loginMethods.line],
  sso: [loginMethods.sso],
}

const methodOf = (provider: IdentityProvider, told: number | undefined): number =>
  methods[provider].find((each) => each === told) ?? methods[provider][0]

type How = Pick<Entrance, 'origin' | 'resume'> & {
  /** The number that the browser tells; another provider's is ignored. */
  readonly method?: number | undefined
}

/**
 * Logs in with what a provider proved:
 *
 * - a connected identity logs in to its account;
 * - otherwise a verified email connects it with the account that has the email, and logs in;
 * - an email that the provider has not verified opens nothing: 'identity-email-taken' asks for the
 *   account's own proof;
 * - with no account, 'identity-unknown' begins a sign-up.
 *
 * The last two carry a ticket for the next step. Account states and the second factor are those of
 * every log-in.
 */
export async function logInWithIdentity(
  visit: Visit,
  proven: ProvenIdentity,
  how: How,
): Promise<Answer<LoggedIn>> {
  const { db, clock } = visit.ports
  const owner = await ownerOf(db, proven)
  const connected = owner === undefined ? undefined : await findById(db, owner)
  if (connected !== undefined) {
    await touchIdentity(db, proven, clock.now())
    return entered(visit, await reopenAccount(visit, connected, proven), { proven, how })
  }
  const { email, emailVerified } = proven
  const found = email === null ? undefined : await findByLogin(db, email)
  if (found === undefined) return unknown(visit, proven)
  if (!emailVerified) return refused('identity-email-taken', await offerTicket(visit, proven))
  return connectByEmail(visit, found, { proven, how })
}

interface Proof {
  readonly proven: ProvenIdentity
  readonly how: How
}

async function entered(
  visit: Visit,
  found: LogInAccount,
  { proven, how }: Proof,
): Promise<Answer<LoggedIn>> {
  const { account, state, pausedAt, waitingSince, closesAt } = found
  const method = methodOf(proven.provider, how.method)
  const opened = { account, state, pausedAt, waitingSince, closesAt }
  const company = companyOf(proven)
  const answer = await enterAccount(visit, opened, { ...how, method, company })
  if (answer.ok || answer.code !== 'account-paused') return answer
  // The provider's token is used up, so coming back needs a proof of its own.
  return refused(answer.code, { ...answer.data, ...(await offerTicket(visit, proven)) })
}

/** Begins a sign-up, unless nobody may sign up with this address. */
async function unknown(visit: Visit, proven: ProvenIdentity): Promise<Refusal> {
  const { provider } = proven
  const email = proven.email ?? ''
  const { settings } = visit.ports
  const isBarred = email !== '' && (!isReachable(email) || hasBlockedEmail({ email }, settings))
  if (isBarred && (provider === 'google' || provider === 'facebook'))
    return failedLogIn(visit, undefined, `${provider}-register-prevented`)
  return refused('identity-unknown', await offerTicket(visit, proven))
}

/**
 * Connects an identity with the account of its verified email. If nobody had proved that mailbox
 * before, whatever somebody else set up in the account goes: password, sessions and factors.
 */
async function connectByEmail(
  visit: Visit,
  found: LogInAccount,
  proof: Proof,
): Promise<Answer<LoggedIn>> {
  const { ports } = visit
  const { account } = found
  const barred = isPaused(found) ? undefined : stateRefusal(found)
  if (barred !== undefined || hasBlockedEmail(account, ports.settings))
    return failedLogIn(visit, account, barred ?? 'deactivated')
  const { proven } = proof
  try {
    const isFirstProof = await ports.db.transaction(async (tx) => {
      const first = await proveMailbox(tx, ports, { userId: account.id, keeps: null })
      const { isNew } = await connectIdentity(tx, ports, { userId: account.id, proven })
      if (isNew) await emailConnected(tx, ports, { account, proven })
      return first
    })
    if (isFirstProof) notifyTabs(ports, account.id)
  } catch (cause) {
    if (cause instanceof IdentityOfOther) return refused('identity-of-other')
    throw cause
  }
  const verified = { ...found, account: { ...account, emailVerified: true } }
  return entered(visit, verified, proof)
}
