import { emailExists, getViewer, logIn, logOut, register } from '@tessera/contracts/calls/session'
import { UserId } from '@tessera/contracts/ids'
import { type Answer, answer, given, refused } from '../../calls/answer.ts'
import type { Visit } from '../../calls/visit.ts'
import { memberTopic, sessionEnded } from '../notifications/news.ts'
import { type Account, viewerOf } from './account.ts'
import { attemptLimits, forgetAttempts, takeAttempt } from './attempts.ts'
import { looksLikeEmail, type Registration, registrationFault } from './rules.ts'
import { endSession, startSession } from './sessions.ts'
import { addUser, emailIsTaken, findByLogin } from './store.ts'

/** Logs somebody in: a new token each time, and the one that came along ends. */
async function enter(visit: Visit, account: Account) {
  const { db, clock, tokens } = visit.ports
  const token = tokens.next()
  await db.transaction(async (tx) => {
    if (visit.token !== null) await endSession(tx, visit.token)
    await startSession(tx, { token, userId: account.id, now: clock.now() })
  })
  visit.setToken(token)
  return given({ user: viewerOf(account) })
}

/** Takes one attempt of a kind from this visit's address. */
const may = (visit: Visit, kind: keyof typeof attemptLimits, rest = ''): Promise<boolean> =>
  takeAttempt(
    visit.ports.db,
    `${kind}:${visit.address}${rest}`,
    attemptLimits[kind],
    visit.ports.clock.now(),
  )

const answerEmailExists = answer(emailExists, async (visit, { email }) => {
  if (!looksLikeEmail(email)) return refused('email-invalid')
  if (!(await may(visit, 'lookUpFromAddress'))) return refused('too-fast')
  return given(await emailIsTaken(visit.ports.db, email))
})

const answerRegister = answer(register, async (visit, input) => {
  const { db, clock, settings, log } = visit.ports
  const fault = registrationFault(input, { brand: settings.brand, now: clock.now() })
  if (fault !== undefined) return refused(fault)
  if (!(await may(visit, 'registerFromAddress'))) return refused('too-fast')
  if (await emailIsTaken(db, input.email)) return refused('email-taken')
  const added = await addAccount(visit, input)
  if (added === 'email-taken') return refused('email-taken')
  log.info('identity.registered', { user: added.id })
  return enter(visit, added)
})

async function addAccount(
  visit: Visit,
  input: Registration & { readonly signup_source?: string | undefined },
): Promise<Account | 'email-taken'> {
  const { db, ids, clock, passwords } = visit.ports
  const digits = () => ids.next().slice(-4)
  const user = {
    id: UserId.parse(ids.next()),
    email: input.email,
    passwordHash: await passwords.hash(input.password),
    birthday: new Date((input.birthday ?? 0) * 1000),
    signupSource: input.signup_source ?? null,
    now: clock.now(),
  }
  return addUser(db, user, digits)
}

const answerLogIn = answer(logIn, async (visit, { username_or_email, password }) => {
  const { db, passwords, log } = visit.ports
  const login = username_or_email.toLowerCase()
  const inTime =
    (await may(visit, 'logInFromAddress')) && (await may(visit, 'logInToAccount', `:${login}`))
  if (!inTime) return refused('too-fast')
  const found = await findByLogin(db, login)
  // Somebody unknown costs as much work as somebody known, so that time does not tell them apart.
  if (found === undefined) {
    await passwords.burn(password)
    return refused('email-unknown')
  }
  if (!(await passwords.verify(password, found.passwordHash))) {
    log.info('identity.log-in-failed', { user: found.account.id })
    return refused('password-wrong')
  }
  await forgetAttempts(db, `logInToAccount:${visit.address}:${login}`)
  log.info('identity.logged-in', { user: found.account.id })
  return enter(visit, found.account)
})

const answerLogOut = answer(logOut, async (visit): Promise<Answer<null>> => {
  if (visit.token !== null) await endSession(visit.ports.db, visit.token)
  if (visit.viewer !== null)
    visit.ports.live.publish(memberTopic(visit.viewer.id), { kind: sessionEnded, id: 'log-out' })
  visit.setToken(null)
  return given(null)
})

const answerGetViewer = answer(getViewer, async ({ viewer }) =>
  given(viewer === null ? null : viewerOf(viewer)),
)

/** The calls of getting in and out. */
export const identityCalls = [
  answerEmailExists,
  answerRegister,
  answerLogIn,
  answerLogOut,
  answerGetViewer,
]
