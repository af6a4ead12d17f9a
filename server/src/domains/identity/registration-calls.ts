import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import { convertToBusiness, register } from '@tessera/contracts/calls/registration'
import { UserId } from '@tessera/contracts/ids'
import { answer, answerMember, given, refused } from '../../calls/answer.ts'
import type { Visit } from '../../calls/visit.ts'
import { keptLocale } from '../../languages/language-of.ts'
import { eq } from '../../platform/database/sql.ts'
import { indexPerson } from '../search/name-words.ts'
import { settingsFault } from '../users/settings-rules.ts'
import { queueVerification } from '../verification/queue-verification.ts'
import { type Account, viewerOf } from './account.ts'
import { hasBlockedEmail } from './blocked-email.ts'
import { countryOfVisit } from './country-of-visit.ts'
import { limitSignUp } from './limits.ts'
import { logInMember } from './log-in.ts'
import { namesOf, registrationFault } from './rules.ts'
import { addUser, emailIsTaken, type NewUser } from './store.ts'
import { users } from './tables.ts'

type Wanted = ParsedInputOf<typeof register>

/** Returns the country from the form, else from the visit. */
const countryOf = (visit: Visit, wanted: Wanted): string | null =>
  wanted.country ?? countryOfVisit(visit)

const answerRegister = answer(register, async (visit, wanted) => {
  const { db, clock, settings, log } = visit.ports
  const country = countryOf(visit, wanted)
  if (hasBlockedEmail(wanted, settings)) return refused('email-invalid')
  const fault = registrationFault(wanted, {
    brand: settings.brand,
    strong: settings.strongPasswords,
    needsConsents: country !== null && settings.consentCountries.includes(country),
    now: clock.now(),
  })
  if (fault !== undefined) return refused(fault)
  const barred = await limitSignUp(visit, wanted)
  if (barred !== undefined) return barred
  if (await emailIsTaken(db, wanted.email)) return refused('email-taken')
  const added = await addAccount(visit, wanted)
  if (added === 'email-taken') return refused('email-taken')
  const { signup_source: source = null, account_type: type } = wanted
  log.info('identity.registered', { user: added.id, source, type, address: visit.address })
  await logInMember(visit, added, { tellOfDevice: false })
  return given({ user: viewerOf(added) })
})

async function addAccount(visit: Visit, wanted: Wanted): Promise<Account | 'email-taken'> {
  const { db, ids, passwords } = visit.ports
  const user = newUserOf(visit, wanted, await passwords.hash(wanted.password))
  return db.transaction(async (tx) => {
    const added = await addUser(tx, user, () => ids.next().slice(-4))
    if (added === 'email-taken') return added
    await indexPerson(tx, added.id)
    await queueVerification(tx, visit.ports, added)
    return added
  })
}

function newUserOf(visit: Visit, wanted: Wanted, passwordHash: string): NewUser {
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
    },
    inviterId: wanted.inviter_id ?? null,
    consentedAt: wanted.kr_privacy_consent_opt_in === true ? now : null,
    marketingOptedOut: wanted.marketing_notifs_opt_out ?? false,
    now,
  }
}

const answerConvert = answerMember(convertToBusiness, async ({ ports, viewer }, wanted) => {
  const fault = settingsFault({ full_name: wanted.business_name })
  if (fault !== undefined) return refused(fault.code, fault.data)
  const name = wanted.business_name
  await ports.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ isPartner: true, fullName: name, firstName: name })
      .where(eq(users.id, viewer.id))
    await indexPerson(tx, viewer.id)
  })
  ports.log.info('identity.converted', { user: viewer.id })
  const account = { ...viewer, isPartner: true, fullName: name, firstName: name }
  return given({ user: viewerOf(account) })
})

/** Handlers of the calls that create accounts and convert them to business accounts. */
export const registrationCalls = [answerRegister, answerConvert]
