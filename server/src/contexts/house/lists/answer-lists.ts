import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import {
  type addDomains,
  type addTerms,
  type ListPlan,
  type ListVersion,
  listLinesMost,
  type planDomains,
  type planTerms,
  type TermTrial,
} from '@tessera/contracts/calls/house-lists'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { listedTerms } from '../../base/terms/tables.ts'
import { domainListReader } from '../../pins/index.ts'
import type { Actor } from '../log/actor.ts'
import { changeList, type Entry, planOf, undoChange, type Wanted } from './change-list.ts'
import { domainList, termList } from './list-kinds.ts'
import { listVersions } from './tables.ts'
import { termListReader } from './term-lines.ts'
import { termTrialReader } from './term-trial.ts'
import { recentThings, trialOf } from './try-terms.ts'

type SentTerms = ParsedInputOf<typeof planTerms>
type SentDomains = ParsedInputOf<typeof planDomains>

const readerOf = ({ by, id }: Actor) => ({ who: id ?? by })

async function termsIn(ports: Ports, actor: Actor, { text, ...usual }: SentTerms) {
  const { act, match, language, places } = usual
  const read = await ports.readers.read(termListReader, {
    input: { lines: text, act, match, language, places },
    by: readerOf(actor),
  })
  if (!read.ok) return refused(read.fault)
  const { terms } = read.output
  const wanted = new Map<string, Entry | null>(terms.map(([key, term]) => [key, { ...term }]))
  return { ok: true, read: read.output, wanted } as const
}

async function domainsIn(ports: Ports, actor: Actor, { text, status }: SentDomains) {
  const read = await ports.readers.read(domainListReader, {
    input: { text, status, most: listLinesMost },
    by: readerOf(actor),
  })
  if (!read.ok) return refused(read.fault)
  const { rows, repeated, refused: faults, samples } = read.output
  const wanted: Wanted = new Map(rows.map(({ domain, ...entry }) => [domain, entry]))
  const faulty = Object.values(faults).reduce((sum, count) => sum + count, 0)
  const counted: Pick<ListPlan, 'repeated' | 'faulty' | 'faults'> = {
    repeated,
    faulty,
    faults: [...samples],
  }
  return { ok: true, wanted, read: counted } as const
}

/** Says what a list of terms would change. */
export async function planOfTerms(
  ports: Ports,
  actor: Actor,
  sent: SentTerms,
): Promise<Answer<ListPlan>> {
  const came = await termsIn(ports, actor, sent)
  if (!came.ok) return came
  const { repeated, faulty, faults } = came.read
  return given(
    await planOf(ports.db, termList, came.wanted, { repeated, faulty, faults: [...faults] }),
  )
}

/** Tries a list of terms on what was written lately. */
export async function tryTermsOn(
  ports: Ports,
  actor: Actor,
  sent: SentTerms,
): Promise<Answer<TermTrial>> {
  const came = await termsIn(ports, actor, sent)
  if (!came.ok) return came
  const things = await recentThings(ports.db, ports.clock.now())
  const allowed = await ports.db.select().from(listedTerms).where(eq(listedTerms.act, 'allow'))
  const read = await ports.readers.read(termTrialReader, {
    input: { terms: [...allowed, ...came.read.terms.map(([, term]) => term)], things },
    by: readerOf(actor),
  })
  return read.ok ? given(trialOf(things, read.output)) : refused(read.fault)
}

/** Adds terms, or changes them. */
export async function addListedTerms(
  ports: Ports,
  actor: Actor,
  { reason, ...sent }: ParsedInputOf<typeof addTerms>,
): Promise<Answer<ListVersion | null>> {
  const came = await termsIn(ports, actor, sent)
  return came.ok ? changeList(ports, actor, termList, { wanted: came.wanted, reason }) : came
}

/** Says what a list of domains would change. */
export async function planOfDomains(
  ports: Ports,
  actor: Actor,
  sent: SentDomains,
): Promise<Answer<ListPlan>> {
  const came = await domainsIn(ports, actor, sent)
  return came.ok ? given(await planOf(ports.db, domainList, came.wanted, came.read)) : came
}

/** Adds domains, or changes them. */
export async function addListedDomains(
  ports: Ports,
  actor: Actor,
  { reason, ...sent }: ParsedInputOf<typeof addDomains>,
): Promise<Answer<ListVersion | null>> {
  const came = await domainsIn(ports, actor, sent)
  return came.ok ? changeList(ports, actor, domainList, { wanted: came.wanted, reason }) : came
}

/** Takes entries off a list. */
export const dropEntries = (
  ports: Ports,
  actor: Actor,
  { list, keys, reason }: { list: 'terms' | 'domains'; keys: readonly string[]; reason: string },
): Promise<Answer<ListVersion | null>> =>
  changeList(ports, actor, list === 'terms' ? termList : domainList, {
    wanted: new Map(keys.map((key) => [key, null])),
    reason,
  })

/** Undoes a change of either list. */
export async function undoListChange(
  ports: Ports,
  actor: Actor,
  wanted: { readonly versionId: string; readonly reason: string },
): Promise<Answer<ListVersion | null>> {
  const [version] = await ports.db
    .select({ list: listVersions.list })
    .from(listVersions)
    .where(eq(listVersions.id, wanted.versionId))
  if (version === undefined) return refused('not-found')
  return undoChange(ports, actor, version.list === 'terms' ? termList : domainList, wanted)
}
