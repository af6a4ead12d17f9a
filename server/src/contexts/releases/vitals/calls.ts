import { getVitals } from '@tessera/contracts/calls/page-vitals'
import { sendVitals } from '@tessera/contracts/calls/vitals'
import { shellName } from '@tessera/contracts/releases/build-limits'
import { timings } from '@tessera/contracts/timings'
import { isbot } from 'isbot'
import { answer, given } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { activeBuilds } from '../canary/chosen-registry.ts'
import { readSigned } from '../canary/signed-set.ts'
import { findSet } from '../canary/store.ts'
import { rightRefusal } from '../override-calls/change-overrides.ts'
import { daysAgo } from './days-ago.ts'
import { countedVitals, isCountable, pageVitals } from './rules.ts'
import { sumVitals } from './store.ts'
import { writeVitals } from './write-vitals.ts'

/** True for visits that are not counted: robots, and people who ask not to be watched. */
const isUncounted = ({ isUnwatched, userAgent }: Visit): boolean =>
  isUnwatched || userAgent === '' || isbot(userAgent)

/** Counts the vitals of a document that this service served, with the builds that it was served. */
const answerSendVitals = answer(sendVitals, async (visit, { served: signed, ...sent }) => {
  const { ports } = visit
  const now = ports.clock.now()
  const served = readSigned(ports.secrets, signed)
  if (served === undefined || isUncounted(visit)) return given(null)
  if (!isCountable(served, { now, share: ports.settings.vitalsShare })) return given(null)
  const found = await findSet(ports.db, served.set)
  // What people try out says nothing of what others get.
  if (found === undefined || found.overridden) return given(null)
  const state = await ports.releases.state()
  ports.vitals.add(served.document, countedVitals(sent, { state, set: found.builds, now }))
  if (ports.vitals.isDue(now.getTime())) await writeVitals(ports)
  return given(null)
})

const answerVitals = answer(getVitals, async (visit, { builds_of: of, device }) => {
  const barred = rightRefusal(visit)
  if (barred !== undefined) return barred
  const { ports } = visit
  await writeVitals(ports)
  const since = daysAgo(ports.clock.now(), timings.vitalDaysShown - 1)
  const sums = await sumVitals(ports.db, { since, of, device })
  const active = await activeBuilds(ports)
  return given({
    share: ports.settings.vitalsShare,
    pages: pageVitals(sums, (module) => active[of === 'shell' ? shellName : module]),
  })
})

/** Handlers of the calls about vitals. */
export const vitalCalls = [answerSendVitals, answerVitals]
