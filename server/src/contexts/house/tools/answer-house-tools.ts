import { listMaxBytes } from '@tessera/contracts/calls/house-lists'
import { messageOf } from '@tessera/contracts/errors/message-of'
import { HouseRequest } from '@tessera/contracts/house-tools'
import type { UserId } from '@tessera/contracts/ids'
import { english } from '@tessera/contracts/language'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import { refusalOfThrow } from '../../../calls/refusal-of-throw.ts'
import type { Ports } from '../../../ports.ts'
import { failed, inputOf, operatorRefusal, toolAnswer, toolRefusal } from '../../releases/index.ts'
import { copiesOf } from '../content/find-copies.ts'
import { markPictures } from '../content/mark-pictures.ts'
import { removalsBelow, removePictures, undoRemoval } from '../content/removals.ts'
import { answerJobTools } from '../jobs/answer-job-tools.ts'
import { answerListTools } from '../lists/answer-tools.ts'
import { operator } from '../log/actor.ts'
import { verifyLog } from '../log/verify.ts'
import {
  close,
  endSessions,
  keep,
  lift,
  limit,
  prepareExport,
  removeFactors,
  sendReset,
  suspend,
  verifyEmail,
  type Wanted,
} from '../people/acts.ts'
import { accountNamed, peopleFor } from '../people/find-people.ts'
import { wholePerson } from '../people/see-person.ts'
import { answerCopyrightTools } from '../reports/answer-copyright-tools.ts'
import { decideCase, handOn } from '../reports/decide.ts'
import { decisionsBelow, openCases } from '../reports/queue.ts'
import { changeReasons, reasonsOf } from '../reports/reasons.ts'
import { decideAppealed, undoDecided } from '../reports/take-back.ts'
import { transparencyMonths } from '../reports/transparency.ts'
import { giveRole } from '../roles/give-role.ts'
import { changeDoors, decide, doorsOf } from '../sign-ups/doors.ts'
import { makeInvite } from '../sign-ups/invites.ts'
import { largestPeople, storageOf } from '../storage/shown.ts'
import { answerWords } from '../words/answer-words.ts'

const foundMost = 50

/** Bytes of a request with a list of domains, the largest that there is. */
const largestText = listMaxBytes

/** Answers the operator's commands, which have the service's key. */
export async function answerHouseTools(
  ports: Ports,
  request: Request,
  id: string,
): Promise<Response> {
  try {
    const refusal = operatorRefusal(ports, request)
    if (refusal !== undefined) return refusal
    const read = await inputOf(request, HouseRequest, largestText)
    if (read instanceof Response) return read
    const answer = await answered(ports, read.input)
    if (answer.ok) return toolAnswer(answer.data)
    const { code, data } = answer
    const slots = { brand: ports.settings.brand, ...data }
    const message =
      code === 'not-found' && 'account' in read.input
        ? `There is no account ${read.input.account}; find it with npm run tessera -- people find.`
        : messageOf(code, slots, english)
    return toolRefusal({ code: code === 'not-found' ? code : 'refused', message })
  } catch (cause) {
    return failed(refusalOfThrow(ports, cause, { id, event: 'house-tools' }), ports.settings.brand)
  }
}

const plain = {
  'verify-email': verifyEmail,
  'send-reset': sendReset,
  'remove-factors': removeFactors,
  'end-sessions': endSessions,
  lift,
  delete: close,
  keep,
  export: prepareExport,
  limit: (ports: Ports, actor: typeof operator, wanted: Wanted) =>
    limit(ports, actor, { ...wanted, limited: true }),
  unlimit: (ports: Ports, actor: typeof operator, wanted: Wanted) =>
    limit(ports, actor, { ...wanted, limited: false }),
  approve: (ports: Ports, actor: typeof operator, wanted: Wanted) =>
    decide(ports, actor, { ...wanted, approved: true }),
} as const

type Told = Answer<Readonly<Record<string, unknown>>>

const told = async <Data>(name: string, answer: Promise<Answer<Data>>): Promise<Told> => {
  const came = await answer
  return came.ok ? given({ [name]: came.data }) : came
}

/** Runs a request about an account, which it names by email, username or id. */
async function onAccount(
  { db }: Ports,
  account: string,
  run: (userId: UserId) => Promise<Told>,
): Promise<Told> {
  const userId = await accountNamed(db, account)
  return userId === undefined ? refused('not-found') : run(userId)
}

async function answered(ports: Ports, asked: HouseRequest): Promise<Told> {
  const { db } = ports
  switch (asked.do) {
    case 'find': {
      const page = { before: undefined, most: foundMost }
      const wanted = { query: asked.query, state: undefined, limited: undefined }
      return given({ people: await peopleFor(db, wanted, page) })
    }
    case 'see':
      return onAccount(ports, asked.account, async (userId) => {
        const person = await wholePerson(ports, userId)
        return person === undefined ? refused('not-found') : given({ person })
      })
    case 'role':
      return onAccount(ports, asked.account, (userId) => {
        const { role, reason } = asked
        return told('person', giveRole(ports, operator, { userId, role, reason }))
      })
    case 'suspend':
      return onAccount(ports, asked.account, (userId) => {
        const { until, reason } = asked
        return told('person', suspend(ports, operator, { userId, until, reason }))
      })
    case 'doors':
      return given({ doors: await doorsOf(db) })
    case 'set-doors':
      return told('doors', changeDoors(ports, operator, asked))
    case 'invite': {
      const made = await makeInvite(ports, operator, asked)
      return made.ok ? given({ ...made.data }) : made
    }
    case 'find-copies':
      return told('copies', copiesOf(ports, operator, asked.address))
    case 'remove-pictures': {
      const { pictures: mediaIds, reason } = asked
      return told('removal', removePictures(ports, operator, { mediaIds, reason }))
    }
    case 'mark-pictures': {
      const { pictures: mediaIds, sensitive: isSensitive, reason } = asked
      return told('done', markPictures(ports, operator, { mediaIds, isSensitive, reason }))
    }
    case 'removals':
      return given({ removals: await removalsBelow(db, { before: undefined, most: foundMost }) })
    case 'undo-removal': {
      const { removal: removalId, reason } = asked
      return told('removal', undoRemoval(ports, operator, { removalId, reason }))
    }
    case 'reports': {
      const found = await openCases(db, operator, { below: undefined, most: foundMost })
      return given({ reports: found.map(({ report }) => report) })
    }
    case 'decisions': {
      const page = { before: undefined, most: foundMost }
      return given({ decisions: await decisionsBelow(db, ports.clock.now(), page) })
    }
    case 'reasons':
      return given({ reasons: await reasonsOf(db) })
    case 'transparency':
      return given({ months: await transparencyMonths(db, ports.clock.now()) })
    case 'decide': {
      const { case_id: caseId, decision, reason, until } = asked
      return told('done', decideCase(ports, operator, { caseId, decision, reason, until }))
    }
    case 'hand-on': {
      const wanted = { caseId: asked.case_id, note: asked.reason }
      return told('done', handOn(ports, operator, wanted))
    }
    case 'answer-appeal': {
      const { case_id: caseId, outcome, reason } = asked
      return told('done', decideAppealed(ports, operator, { caseId, outcome, reason }))
    }
    case 'undo': {
      const { decision_id: decisionId, reason } = asked
      return told('done', undoDecided(ports, operator, { decisionId, reason }))
    }
    case 'set-reasons':
      return told('reasons', changeReasons(ports, operator, asked))
    case 'lists':
      return answerListTools(ports, asked.asked)
    case 'copyright':
      return answerCopyrightTools(ports, asked.asked)
    case 'jobs':
      return answerJobTools(ports, asked.asked)
    case 'storage':
      return given({ storage: await storageOf(db) })
    case 'storage-people': {
      const page = { after: asked.after, most: foundMost }
      return given({ people: await largestPeople(db, page) })
    }
    case 'words':
      return answerWords(ports, asked.asked)
    case 'verify-log':
      return given({ log: await verifyLog(ports, asked.kept) })
    default: {
      const { do: act, account, reason } = asked
      return onAccount(ports, account, (userId) =>
        told('person', plain[act](ports, operator, { userId, reason })),
      )
    }
  }
}
