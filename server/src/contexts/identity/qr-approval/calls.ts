import {
  answerQrLogIn,
  getQrLogIn,
  openQrLogIn,
  startQrLogIn,
} from '@tessera/contracts/calls/qr-log-in'
import { timings } from '@tessera/contracts/timings'
import { type Answer, answer, answerMember, given, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import type { AttemptLimit } from '../../base/rate-limits/attempts.ts'
import { networkOf } from '../../base/rate-limits/network.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import { browserOf } from '../accounts/browser-of.ts'
import { countryOfVisit } from '../accounts/country-of-visit.ts'
import { endRequest, openRequest, requestOfBrowser, startRequest } from '../qr-log-in/requests.ts'
import { isElsewhere, tellAsker } from '../qr-log-in/rules.ts'
import { mayVouch, sessionOfToken, type Voucher } from './may-vouch.ts'

/** Rate limits of QR log-ins: a code is new every two minutes at most. */
export const qrLimits = {
  start: { most: 60, windowMinutes: 15 },
  answer: { most: 40, windowMinutes: 15 },
} as const satisfies Readonly<Record<string, AttemptLimit>>

const answerStart = answer(startQrLogIn, async (visit) => {
  const key = `qr-start:${networkOf(visit.address)}` as const
  const barred = await refuseBeyond(visit.ports, key, qrLimits.start)
  if (barred !== undefined) return barred
  return given({ code: await startRequest(visit), seconds: timings.qrLogInSeconds })
})

const answerGet = answer(getQrLogIn, async (visit) =>
  given(tellAsker(await requestOfBrowser(visit))),
)

/** Returns the viewer's session when it may log in another browser; counts the attempt. */
async function vouching(visit: MemberVisit): Promise<Answer<Voucher>> {
  const { ports, viewer, token, address } = visit
  for (const who of [viewer.id, networkOf(address)]) {
    const barred = await refuseBeyond(ports, `qr-answer:${who}`, qrLimits.answer)
    if (barred !== undefined) return barred
  }
  const session = await sessionOfToken(ports.db, token)
  if (session === undefined) return refused('qr-gone')
  return (await mayVouch(ports.db, viewer.id, session))
    ? given(session)
    : refused('qr-factor-needed')
}

const answerOpen = answerMember(openQrLogIn, async (visit, { code }) => {
  const session = await vouching(visit)
  if (!session.ok) return session
  const { db, clock } = visit.ports
  const found = await openRequest(db, { code, sessionId: session.data.id, now: clock.now() })
  if (found === undefined) return refused('qr-gone')
  const { userAgent, country, createdAt, numbers } = found
  return given({
    ...browserOf(userAgent),
    country,
    from_elsewhere: isElsewhere(country, countryOfVisit(visit)),
    asked_at: createdAt.toISOString(),
    numbers,
  })
})

const answerAnswer = answerMember(answerQrLogIn, async (visit, input): Promise<Answer<null>> => {
  const session = await vouching(visit)
  if (!session.ok) return session
  const { ports, viewer, address } = visit
  const number = input.approve ? input.number : null
  const asked = { code: input.code, sessionId: session.data.id, now: ports.clock.now(), number }
  const outcome = await endRequest(ports.db, asked)
  if (outcome === undefined) return refused('qr-gone')
  const said = number !== null && outcome === 'refused' ? 'number-wrong' : outcome
  ports.log.info(`identity.qr-${said}`, { user: viewer.id, address })
  return said === 'number-wrong' ? refused('qr-number-wrong') : given(null)
})

/** Handlers of the calls about log-ins with a QR code. */
export const qrLogInCalls = [answerStart, answerGet, answerOpen, answerAnswer]
