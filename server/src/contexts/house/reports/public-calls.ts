import {
  appealDecision,
  myDecisions,
  reportContent,
  seeDecision,
  transparency,
} from '@tessera/contracts/calls/reports'
import { answer, answerMember, given, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { keptLocale } from '../../../languages/language-of.ts'
import type { AttemptLimit } from '../../base/rate-limits/attempts.ts'
import { networkOf } from '../../base/rate-limits/network.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import { storeNotice } from './copyright-notices.ts'
import { reporterOf } from './gather.ts'
import { type NewReport, storeReport } from './store-report.ts'
import { subjectAt } from './subject-address.ts'
import { findSubject } from './subjects.ts'
import { takeAppeal } from './take-back.ts'
import { decisionByToken, decisionsFor } from './told.ts'
import { transparencyMonths } from './transparency.ts'

/** Reports of people without an account, and appeals by links, from one network. */
const fromNetwork: AttemptLimit = { most: 20, windowMinutes: 60 }

const wholeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const incomplete = "This email address isn't complete."

const notFound = refused('not-found', { field: 'address' })

/** Returns who reports: an account, or a network as a fingerprint that tells no address. */
function reporterIn({ ports, viewer, address, language }: Visit, email: string | undefined) {
  if (viewer !== null)
    return { reporter: reporterOf(viewer.id), reporterId: viewer.id, email: null, locale: null }
  const network = ports.secrets.mac('reporter network', networkOf(address))
  return {
    reporter: `network ${network}`,
    reporterId: null,
    email: email ?? null,
    locale: keptLocale(language),
  } satisfies Partial<NewReport>
}

const answerReport = answer(reportContent, async (visit, input) => {
  const { ports, viewer, address } = visit
  const { subject: named, address: typed, kind: reason, words, email, notice } = input
  if (viewer === null) {
    const barred = await refuseBeyond(ports, `visitor-report:${networkOf(address)}`, fromNetwork)
    if (barred !== undefined) return barred
  }
  const asked = named ?? subjectAt(typed ?? '', ports.settings.publicOrigin)
  const viewerId = viewer?.id ?? null
  const subject = asked === undefined ? undefined : await findSubject(ports.db, asked, viewerId)
  if (subject === undefined) return notFound
  if (notice !== undefined && !wholeEmail.test(notice.email))
    return refused('bad-input', { fields: { 'notice.email': incomplete } })
  if (email !== undefined && !wholeEmail.test(email))
    return refused('bad-input', { fields: { email: incomplete } })
  const report = { ...reporterIn(visit, email), reason, words }
  await ports.db.transaction(async (tx) => {
    const caseId = await storeReport(tx, ports, subject, report)
    if (reason !== 'copyright' || notice === undefined) return
    const { reporter, reporterId } = report
    const locale = keptLocale(visit.language)
    await storeNotice(tx, ports, { caseId, reporter, reporterId, locale, notice })
  })
  return given(null)
})

const answerSee = answer(seeDecision, async ({ ports, language }, { token }) => {
  const found = await decisionByToken(ports, token, language.locale)
  return found === undefined ? refused('not-found') : given(found)
})

const answerAppeal = answer(appealDecision, async ({ ports, language, address }, input) => {
  const barred = await refuseBeyond(ports, `appeal:${networkOf(address)}`, fromNetwork)
  if (barred !== undefined) return barred
  const taken = await takeAppeal(ports, input)
  if (!taken.ok) return taken
  const found = await decisionByToken(ports, input.token, language.locale)
  return found === undefined ? refused('not-found') : given(found)
})

/** Handlers of the calls that everybody may make: reports, appeals, and what was decided. */
export const publicReportCalls = [
  answerReport,
  answerSee,
  answerAppeal,
  answerMember(myDecisions, async ({ ports, viewer, language }) =>
    given(await decisionsFor(ports, viewer.id, language.locale)),
  ),
  answer(transparency, async ({ ports }) =>
    given(await transparencyMonths(ports.db, ports.clock.now())),
  ),
]
