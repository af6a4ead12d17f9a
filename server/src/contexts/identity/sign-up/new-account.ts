import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { register } from '@tessera/contracts/calls/registration'
import { UserId } from '@tessera/contracts/ids'
import type { Account } from '../../../calls/account.ts'
import type { Visit } from '../../../calls/visit.ts'
import { keptLocale } from '../../../languages/language-of.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { countryOfVisit } from '../accounts/country-of-visit.ts'
import { accountNamed } from '../accounts/events.ts'
import { namesOf } from '../accounts/rules.ts'
import { addUser, type NewUser } from './add-user.ts'

type Wanted = ParsedInputOf<typeof register>

/** A registration whose email is known: typed, or a provider's. */
export type WithEmail = Omit<Wanted, 'email'> & { readonly email: string }

/** Returns the country from the form, else from the visit. */
export const countryOf = (visit: Visit, wanted: Pick<Wanted, 'country'>): string | null =>
  wanted.country ?? countryOfVisit(visit)

/** Adds an account. */
export async function addAccount(
  tx: Tx,
  visit: Visit,
  { wanted, passwordHash }: { readonly wanted: WithEmail; readonly passwordHash: string | null },
): Promise<Account | 'email-taken'> {
  const { ids, events } = visit.ports
  const user = newUserOf(visit, wanted, passwordHash)
  const added = await addUser(tx, user, () => ids.next().slice(-4))
  if (added !== 'email-taken') await events.tell(tx, accountNamed, { userId: added.id })
  return added
}

function newUserOf(visit: Visit, wanted: WithEmail, passwordHash: string | null): NewUser {
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
