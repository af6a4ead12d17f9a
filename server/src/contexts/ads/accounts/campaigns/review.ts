import { webLink } from '@tessera/contracts/web-link'
import type { Ports } from '../../../../ports.ts'
import { findAdvisory } from '../../../discovery/index.ts'
import { judgeLink } from '../../../pins/index.ts'
import type { ReviewState } from './tables.ts'

/** The parts of an ad that are checked before it runs. */
export interface Checked {
  readonly link: string
  /** The pin's words and the campaign's name. */
  readonly texts: readonly string[]
  /** The country of the ad account, whose sensitive terms count too. */
  readonly country: string
}

/** Terms are looked for in so many words at a time; neighbors share some, so that no term is cut. */
const [wordsAtATime, shared] = [30, 6]

function passagesOf(text: string): readonly string[] {
  const words = text.split(/\s+/u).filter((word) => word !== '')
  const step = wordsAtATime - shared
  return Array.from({ length: Math.ceil(words.length / step) }, (_, index) =>
    words.slice(index * step, index * step + wordsAtATime).join(' '),
  )
}

async function isLinkFine(ports: Ports, text: string): Promise<boolean> {
  const link = webLink(text)
  return link !== undefined && (await judgeLink(ports, link)).status === 'ok'
}

async function areWordsFine({ db }: Ports, { texts, country }: Checked): Promise<boolean> {
  const reader = { country, viewerId: null, spoken: undefined }
  for (const passage of texts.flatMap(passagesOf))
    if ((await findAdvisory(db, passage, reader)) !== null) return false
  return true
}

/** Returns what the check of an ad finds: a link to a listed domain, or words that are sensitive terms. */
export async function reviewFaults(
  ports: Ports,
  checked: Checked,
): Promise<readonly ('link' | 'words')[]> {
  const [link, words] = await Promise.all([
    isLinkFine(ports, checked.link),
    areWordsFine(ports, checked),
  ])
  return [...(link ? [] : (['link'] as const)), ...(words ? [] : (['words'] as const))]
}

/**
 * Checks an ad before it runs: its link is well-formed and its domain in no list, and its words are
 * no sensitive terms. Anything else waits for a person.
 */
export async function reviewOf(
  ports: Ports,
  checked: Checked,
): Promise<Extract<ReviewState, 'approved' | 'waiting'>> {
  return (await reviewFaults(ports, checked)).length === 0 ? 'approved' : 'waiting'
}
