import {
  createCounterNotice,
  createCourtNotice,
  getCopyrightRules,
  setCopyrightRules,
} from '@tessera/contracts/calls/copyright'
import { answer, given, refused } from '../../../calls/answer.ts'
import type { Ports } from '../../../ports.ts'
import type { AttemptLimit } from '../../base/rate-limits/attempts.ts'
import { networkOf } from '../../base/rate-limits/network.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import { answerHouse } from '../acting/answer-house.ts'
import type { Actor } from '../log/actor.ts'
import { appendToLog, lockLog } from '../log/append.ts'
import { copyrightRulesOf, storeCopyrightRules } from './copyright-notices.ts'
import { takeCounter, takeCourt } from './counter-notices.ts'
import { decisionByToken } from './told.ts'

/** Answers by the links of letters, from one network. */
const fromNetwork: AttemptLimit = { most: 20, windowMinutes: 60 }

interface NewRules {
  readonly days: number
  readonly upheld: number
  readonly reason: string
}

/** Changes the clocks of copyright notices, and logs it. */
export async function changeCopyrightRules(
  ports: Ports,
  actor: Actor,
  { reason, days, upheld }: NewRules,
) {
  await ports.db.transaction(async (tx) => {
    await lockLog(tx)
    const before = await copyrightRulesOf(tx)
    await storeCopyrightRules(tx, { days, upheld }, ports.clock.now())
    const after = { days, upheld }
    await appendToLog(tx, ports, { actor, act: 'reports.reasons.copyright', reason, before, after })
  })
  return given(await copyrightRulesOf(ports.db))
}

/** Handlers of the calls about answers to copyright notices, and their clocks. */
export const copyrightCalls = [
  answer(createCounterNotice, async ({ ports, language, address }, input) => {
    const barred = await refuseBeyond(ports, `counter:${networkOf(address)}`, fromNetwork)
    if (barred !== undefined) return barred
    const taken = await takeCounter(ports, input)
    if (!taken.ok) return taken
    const told = await decisionByToken(ports, input.token, language.locale)
    return told === undefined ? refused('not-found') : given(told)
  }),
  answer(createCourtNotice, async ({ ports, language, address }, input) => {
    const barred = await refuseBeyond(ports, `counter:${networkOf(address)}`, fromNetwork)
    if (barred !== undefined) return barred
    const taken = await takeCourt(ports, input)
    if (!taken.ok) return taken
    const told = await decisionByToken(ports, input.token, language.locale)
    return told === undefined ? refused('not-found') : given(told)
  }),
  answerHouse(getCopyrightRules, async ({ ports: { db } }) => given(await copyrightRulesOf(db))),
  answerHouse(setCopyrightRules, ({ ports, actor }, input) =>
    changeCopyrightRules(ports, actor, input),
  ),
]
