import type { WordsRequest } from '@tessera/contracts/house-words-tools'
import { type Answer, given } from '../../../calls/answer.ts'
import type { Ports } from '../../../ports.ts'
import { latestVersion } from '../../base/house-words/texts.ts'
import { operator } from '../log/actor.ts'
import { changeRetention, retentionOf } from '../retention/retention.ts'
import { textsOf } from './calls.ts'
import { endNotice, makeNotice, noticesBelow } from './notices.ts'
import { writeText } from './write-text.ts'

type Told = Answer<Readonly<Record<string, unknown>>>

const told = async <Data>(name: string, answer: Promise<Answer<Data>>): Promise<Told> => {
  const came = await answer
  return came.ok ? given({ [name]: came.data }) : came
}

const listed = 50

/** Answers a request of the operator's command about texts, notices and retention. */
export async function answerWords(ports: Ports, asked: WordsRequest): Promise<Told> {
  const { db, clock } = ports
  switch (asked.do) {
    case 'texts':
      return given({ texts: await textsOf(ports) })
    case 'text': {
      const { do: _, ...wanted } = asked
      const after = wanted.after ?? (await latestVersion(db, wanted.kind))
      return told('text', writeText(ports, operator, { ...wanted, after }))
    }
    case 'notices':
      return given({
        notices: await noticesBelow(db, clock.now(), { before: undefined, most: listed }),
      })
    case 'notice': {
      const { do: _, ...wanted } = asked
      return told('notice', makeNotice(ports, operator, wanted))
    }
    case 'end-notice':
      return told(
        'notice',
        endNotice(ports, operator, { id: asked.notice_id, reason: asked.reason }),
      )
    case 'kept':
      return given({ retention: await retentionOf(db) })
    case 'keep':
      return told('retention', changeRetention(ports, operator, asked))
  }
}
