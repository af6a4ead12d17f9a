import { type Reader, TooMuch } from '../../../platform/readers/port.ts'
import type { FlagStatus } from '../../base/link-lists/statuses.ts'
import { entriesIn, type ReadList, readList } from './import-list.ts'

/** A list that somebody sends. */
interface SentList {
  readonly text: string
  readonly status: FlagStatus
  /** The entries at most. */
  readonly most: number
}

/** Reads a list of domains that somebody sends. */
export const domainListReader: Reader<SentList, ReadList> = {
  name: 'domain-list',
  read({ text, status, most }) {
    const list = readList(text, status)
    if (list.rows.length > most) throw new TooMuch()
    return list
  },
}

/** A list that was fetched, and the domains of its last version, one to a line. */
interface CameList {
  readonly text: string
  readonly known: string
  readonly most: number
}

/** The differences of two versions of a fetched list. Domains stand one to a line. */
export interface FetchedDomains {
  readonly entries: number
  readonly faulty: number
  readonly added: string
  readonly removed: string
}

/**
 * Reads a fetched list and compares it with its last version, so that only what changed comes back from the
 * thread.
 */
export const fetchedListReader: Reader<CameList, FetchedDomains> = {
  name: 'fetched-list',
  read({ text, known, most }) {
    const added = new Set<string>()
    let faulty = 0
    for (const { entry } of entriesIn(text, 'blocked')) {
      if (typeof entry === 'string') faulty += 1
      else added.add(entry.domain)
      if (added.size > most) throw new TooMuch()
    }
    const entries = added.size
    const removed: string[] = []
    for (let at = 0; at < known.length; ) {
      const end = known.indexOf('\n', at)
      const domain = known.slice(at, end < 0 ? known.length : end)
      if (!added.delete(domain)) removed.push(domain)
      at = end < 0 ? known.length : end + 1
    }
    return { entries, faulty, added: [...added].join('\n'), removed: removed.join('\n') }
  },
}
