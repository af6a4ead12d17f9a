import type { ListsRequest } from '@tessera/contracts/house-list-tools'
import { type Answer, given } from '../../../calls/answer.ts'
import type { Ports } from '../../../ports.ts'
import { operator } from '../log/actor.ts'
import {
  addListedDomains,
  addListedTerms,
  dropEntries,
  planOfDomains,
  planOfTerms,
  tryTermsOn,
  undoListChange,
} from './answer-lists.ts'
import { versionsBelow } from './change-list.ts'
import { actOnFetched, addFetched, allFetched } from './fetched.ts'
import { domainsBy, fileOf, termsBy } from './list-files.ts'

type Told = Answer<Readonly<Record<string, unknown>>>

const told = async <Data>(name: string, answer: Promise<Answer<Data>>): Promise<Told> => {
  const came = await answer
  return came.ok ? given({ [name]: came.data }) : came
}

const shownMost = 1_000
const versionsMost = 50

/** Answers a request of the operator's command about lists. */
export async function answerListTools(ports: Ports, asked: ListsRequest): Promise<Told> {
  const { db } = ports
  switch (asked.do) {
    case 'show': {
      const page = { query: asked.query, skip: 0, most: shownMost }
      return asked.list === 'terms'
        ? given({ terms: await termsBy(db, page) })
        : given({ domains: await domainsBy(db, page) })
    }
    case 'export':
      return given({ csv: await fileOf(db, asked.list) })
    case 'versions': {
      const page = { before: undefined, most: versionsMost }
      return given({ versions: await versionsBelow(db, asked.list, page) })
    }
    case 'undo': {
      const { version_id: versionId, reason } = asked
      return told('version', undoListChange(ports, operator, { versionId, reason }))
    }
    case 'plan-terms':
      return told('plan', planOfTerms(ports, operator, asked))
    case 'try-terms':
      return told('trial', tryTermsOn(ports, operator, asked))
    case 'add-terms':
      return told('version', addListedTerms(ports, operator, asked))
    case 'plan-domains':
      return told('plan', planOfDomains(ports, operator, asked))
    case 'add-domains':
      return told('version', addListedDomains(ports, operator, asked))
    case 'remove':
      return told('version', dropEntries(ports, operator, asked))
    case 'fetched':
      return given({ fetched: await allFetched(db) })
    case 'fetch-from': {
      const added = await addFetched(ports, operator, asked)
      return added.ok ? given({ fetched: await allFetched(db) }) : added
    }
    case 'fetched-act': {
      const { id, act, reason } = asked
      return told('fetched', actOnFetched(ports, operator, { id, do: act, reason }))
    }
  }
}
