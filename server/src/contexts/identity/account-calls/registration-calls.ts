import type { BusinessAnswers } from '@tessera/contracts/business-questions'
import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import { convertToBusiness, register } from '@tessera/contracts/calls/registration'
import { answer, answerMember, given, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { eq, sql } from '../../../platform/database/sql.ts'
import { refusedTerm } from '../../base/terms/check-texts.ts'
import { countedViewer, viewerOf } from '../accounts/account.ts'
import { accountNamed } from '../accounts/events.ts'
import { limitSignUp } from '../accounts/limits.ts'
import { namesOf } from '../accounts/rules.ts'
import { settingsFault } from '../accounts/settings-rules.ts'
import { emailIsTaken } from '../accounts/store.ts'
import { users } from '../accounts/tables.ts'
import { ssoRefusal } from '../companies/sso-refusal.ts'
import { registerWithProof } from '../providers/register-with-proof.ts'
import { logInMember } from '../sessions/log-in.ts'
import { addAccount } from '../sign-up/new-account.ts'
import { signUpFault } from '../sign-up/sign-up-fault.ts'
import { queueVerification } from '../verification/queue-verification.ts'

type Wanted = ParsedInputOf<typeof register>

const answerRegister = answer(register, async (visit, wanted) => {
  if (wanted.type !== 'email') return registerWithProof(visit, { ...wanted, type: wanted.type })
  const { email, password } = wanted
  if (email === undefined) return refused('bad-input', { fields: { email: 'Missing' } })
  if (password === undefined) return refused('bad-input', { fields: { password: 'Missing' } })
  return registerByEmail(visit, { ...wanted, email, password })
})

/** Refuses a name with a term that the list refuses. */
const nameFault = ({ ports, language }: Visit, name: string) =>
  refusedTerm(ports.db, ports, {
    place: 'profile',
    texts: [name],
    language: language.locale.slice(0, 2),
  })

async function registerByEmail(
  visit: Visit,
  wanted: Wanted & { readonly email: string; readonly password: string },
) {
  const { db, log, passwords } = visit.ports
  const fault = await signUpFault(visit, wanted, { isProven: false })
  if (fault !== undefined) return refused(fault)
  const unfit = await nameFault(visit, namesOf(wanted).fullName)
  if (unfit !== undefined) return unfit
  const barred = await limitSignUp(visit, wanted)
  if (barred !== undefined) return barred
  const sso = await ssoRefusal(db, wanted.email)
  if (sso !== undefined) return sso
  if (await emailIsTaken(db, wanted.email)) return refused('email-taken')
  const passwordHash = await passwords.hash(wanted.password)
  const added = await db.transaction(async (tx) => {
    const added = await addAccount(tx, visit, { wanted, passwordHash, isProven: false })
    if (typeof added !== 'string' && !added.waits)
      await queueVerification(tx, visit.ports, added.account)
    return added
  })
  if (typeof added === 'string') return refused(added)
  const { account, waits } = added
  const { signup_source: source = null, account_type: type } = wanted
  log.info('identity.registered', { user: account.id, source, type, waits, address: visit.address })
  if (waits) return refused('sign-up-waits')
  await logInMember(visit, account, { tellOfDevice: false })
  return given({ user: viewerOf({ ...account, pinCount: 0 }) })
}

/** Adds a business's answers to what is known of its sign-up. */
const withBusiness = (business: BusinessAnswers) =>
  sql`coalesce(${users.signupContext}, '{}'::jsonb) || ${JSON.stringify({ business })}::jsonb`

const answerConvert = answerMember(convertToBusiness, async (visit, wanted) => {
  const { ports, viewer } = visit
  const fault = settingsFault({ full_name: wanted.business_name })
  if (fault !== undefined) return refused(fault.code, fault.data)
  const { business_name: name, business_answers: business } = wanted
  const unfit = await nameFault(visit, name)
  if (unfit !== undefined) return unfit
  await ports.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({
        isPartner: true,
        fullName: name,
        firstName: name,
        ...(business === undefined ? {} : { signupContext: withBusiness(business) }),
      })
      .where(eq(users.id, viewer.id))
    await ports.events.tell(tx, accountNamed, { userId: viewer.id })
  })
  ports.log.info('identity.converted', { user: viewer.id })
  const account = { ...viewer, isPartner: true, fullName: name, firstName: name }
  return given({ user: await countedViewer(ports, account) })
})

/** Handlers of the calls that create accounts and convert them to business accounts. */
export const registrationCalls = [answerRegister, answerConvert]
