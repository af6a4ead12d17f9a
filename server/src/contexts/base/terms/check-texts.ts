import type { UserId } from '@tessera/contracts/ids'
import { type Refusal, refused } from '../../../calls/answer.ts'
import type { Tx } from '../../../platform/database/port.ts'
import type { Ports } from '../../../ports.ts'
import { defineDomainEvent } from '../domain-events/domain-event.ts'
import type { Sql } from '../sql.ts'
import { currentTerms } from './current-terms.ts'
import type { HeldKind } from './tables.ts'
import type { TermPlace } from './term-matcher.ts'

/** The ports that a look at the list needs. */
export type TermPorts = Pick<Ports, 'live' | 'clock'>

/** Texts that somebody wants to publish in a place. */
export interface Posted {
  readonly place: TermPlace
  readonly texts: readonly string[]
  /** The language of the writer. */
  readonly language?: string | undefined
}

async function foundIn(db: Sql, ports: TermPorts, { place, texts, language }: Posted) {
  const matcher = await currentTerms(db, ports)
  if (matcher.size === 0) return []
  return texts.flatMap((text) => (text === '' ? [] : matcher.find(text, place, language)))
}

/** Refuses texts with a term that the list refuses; undefined when there is none. */
export async function refusedTerm(
  db: Sql,
  ports: TermPorts,
  posted: Posted,
): Promise<Refusal | undefined> {
  const term = (await foundIn(db, ports, posted)).find(({ act }) => act === 'refuse')
  return term === undefined ? undefined : refused('words-refused', { word: term.text })
}

/** A thing whose texts have terms of the list. */
export interface TermsMet {
  readonly kind: HeldKind
  readonly id: string
  readonly ownerId: UserId
  readonly terms: readonly string[]
  /** True when others should not find it until somebody looked at it. */
  readonly isHidden: boolean
}

/** Told when something was published with terms that a person should look at. */
export const termsMet = defineDomainEvent<TermsMet>('terms-met')

/** Tells of the terms in what was just written, so that it becomes a case of the queue. */
export async function tellTerms(
  tx: Tx,
  ports: TermPorts & Pick<Ports, 'events'>,
  { place, texts, language, ...thing }: Posted & Pick<TermsMet, 'kind' | 'id' | 'ownerId'>,
): Promise<void> {
  const found = (await foundIn(tx, ports, { place, texts, language })).filter(
    ({ act }) => act === 'queue' || act === 'hide',
  )
  if (found.length === 0) return
  const terms = [...new Set(found.map(({ text }) => text))]
  const isHidden = found.some(({ act }) => act === 'hide')
  await ports.events.tell(tx, termsMet, { ...thing, terms, isHidden })
}
