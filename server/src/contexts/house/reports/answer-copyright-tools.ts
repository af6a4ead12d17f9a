import type { CopyrightRequest } from '@tessera/contracts/house-copyright-tools'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import type { Ports } from '../../../ports.ts'
import { operator } from '../log/actor.ts'
import { changeCopyrightRules } from './copyright-calls.ts'
import { copyrightRulesOf, noticesOfCases } from './copyright-notices.ts'
import { storeCounter, storeCourt } from './counter-notices.ts'
import { decideCase } from './decide.ts'
import { decisionsBelow, openCases } from './queue.ts'

type Told = Answer<Readonly<Record<string, unknown>>>

const shownMost = 50

async function done(answer: Promise<Answer<unknown>>): Promise<Told> {
  const came = await answer
  return came.ok ? given({ done: null }) : came
}

/** Decides a case that has a copyright notice; any other is not found here. */
async function decideNotice(
  ports: Ports,
  { do: act, case_id: caseId, reason }: Extract<CopyrightRequest, { case_id: string }>,
): Promise<Told> {
  if (!(await noticesOfCases(ports.db, [caseId])).has(caseId)) return refused('not-found')
  const decision = act === 'uphold' ? 'remove' : 'dismiss'
  return done(decideCase(ports, operator, { caseId, decision, reason, until: null }))
}

/** Answers a request of the operator's command about copyright notices. */
export async function answerCopyrightTools(ports: Ports, asked: CopyrightRequest): Promise<Told> {
  const { db, clock } = ports
  switch (asked.do) {
    case 'notices': {
      const page = { below: undefined, most: shownMost, hasNotice: true }
      return given({ reports: (await openCases(db, operator, page)).map(({ report }) => report) })
    }
    case 'decided': {
      const page = { before: undefined, most: shownMost, ground: 'copyright' } as const
      return given({ decisions: await decisionsBelow(db, clock.now(), page) })
    }
    case 'rules':
      return given({ rules: await copyrightRulesOf(db) })
    case 'set-rules': {
      const set = await changeCopyrightRules(ports, operator, asked)
      return given({ rules: set.data })
    }
    case 'counter': {
      const { decision_id: id, name, address, words, reason } = asked
      return done(storeCounter(ports, { id, name, address, words, actor: operator, reason }))
    }
    case 'court': {
      const { decision_id: id, words, reason } = asked
      return done(storeCourt(ports, { id, words, actor: operator, reason }))
    }
    default:
      return decideNotice(ports, asked)
  }
}
