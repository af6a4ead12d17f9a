import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { register } from '@tessera/contracts/calls/registration'
import { UserId } from '@tessera/contracts/ids'
import type { Account } from '../../../calls/account.ts'
import type { Visit } from '../../../calls/visit.ts'
import { keptLocale } from '../../../languages/language-of.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { latestVersion } from '../../base/house-words/texts.ts'
import { countryOfVisit } from '../accounts/country-of-visit.ts'
import { accountNamed } from '../accounts/events.ts'
import { namesOf } from '../accounts/rules.ts'
import { keepSignUpConsents } from '../agreements/agreements.ts'
import { type Admission, admit, type DoorFault } from '../doors/admission.ts'
import { countInvite } from '../doors/doors.ts'
import { addUser, type NewUser } from './add-user.ts'

type Wanted = ParsedInputOf<typeof register>

/** A registration whose email is known: typed, or a provider's. */
export type WithEmail = Omit<Wanted, 'email'> & { readonly email: string }

/** Returns the country from the form, else from the visit. */
export const countryOf = (visit: Visit, wanted: Pick<Wanted, 'country'>): string | null =>
  wanted.country ?? countryOfVisit(visit)

/** An account that was added. */
export interface AddedAccount {
  readonly account: Account
  /** True when it waits for an approval, so that nobody is logged in. */
  readonly waits: boolean
}

/** Adds an account, if whoever looks after the product lets it in. */
export async function addAccount(
  tx: Tx,
  visit: Visit,
  {
    wanted,
    passwordHash,
    isProven,
  }: {
    readonly wanted: WithEmail
    readonly passwordHash: string | null
    /** True when a provider proved the email. */
    readonly isProven: boolean
  },
): Promise<AddedAccount | 'email-taken' | DoorFault> {
  const { ids, events } = visit.ports
  const admission = await admit(tx, visit, { email: wanted.email, isProven })
  if (typeof admission === 'string') return admission
  const agreedTerms = await latestVersion(tx, 'terms')
  const fresh = newUserOf(visit, wanted, passwordHash)
  const user = { ...fresh, ...grantedBy(admission), agreedTerms }
  const account = await addUser(tx, user, () => ids.next().slice(-4))
  if (account === 'email-taken') return account
  await keepSignUpConsents(tx, visit, account)
  if (admission.invite !== null) await countInvite(tx, admission.invite)
  await events.tell(tx, accountNamed, { userId: account.id })
  return { account, waits: admission.waits }
}

const grantedBy = ({ waits, limitedForDomain }: Admission) => ({ waits, limitedForDomain })

function newUserOf(
  visit: Visit,
  wanted: WithEmail,
  passwordHash: string | null,
): Omit<NewUser, 'waits' | 'limitedForDomain' | 'agreedTerms'> {
  const { ids, clock } = visit.ports
  const now = clock.now()
  return {
    id: UserId.parse(ids.next()),
    email: wanted.email,
    passwordHash,
    birthday: new Date((wanted.birthday ?? 0) * 1000),
    ...namesOf(wanted),
    isPartner: wanted.account_type === 'business',
    country: countryOf(visit, wanted),
    locale: keptLocale(visit.language),
    gender: wanted.gender ?? null,
    signupSource: wanted.signup_source ?? null,
    signupContext: {
      container: wanted.container,
      page: wanted.page,
      birthdaySource: wanted.birthday_source_site,
      emailSource: wanted.email_source_site,
      business: wanted.business_answers,
    },
    inviterId: wanted.inviter_id ?? null,
    consentedAt: wanted.kr_privacy_consent_opt_in === true ? now : null,
    marketingOptedOut: wanted.marketing_notifs_opt_out ?? false,
    now,
  }
}
