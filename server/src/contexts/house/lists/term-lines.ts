import { termMatches, termPlaces, termsMost } from '@tessera/contracts/calls/house-lists'
import { type Reader, TooMuch } from '../../../platform/readers/port.ts'
import { foldLetters, wordsOf } from '../../base/terms/fold-letters.ts'
import type { Term } from '../../base/terms/term-matcher.ts'

/** A list of terms that somebody sends, with what applies to lines that don't say so. */
interface SentTerms extends Omit<Term, 'text'> {
  readonly lines: string
}

/** Terms by their keys, and the lines that have none. */
export interface ReadTerms {
  readonly terms: readonly (readonly [key: string, term: Term])[]
  readonly repeated: number
  readonly faulty: number
  readonly faults: readonly {
    readonly line: number
    readonly fault: 'no-term' | 'status-unknown'
  }[]
}

const lineMax = 1_000
const termMax = 100
const faultsMost = 20

/** Splits a CSV line; quoted fields may contain commas and doubled quotes. */
function fieldsOf(line: string): readonly string[] {
  const fields = line.matchAll(/(?:^|,)(?:\s*"((?:[^"]|"")*)"\s*|([^,]*))(?=,|$)/g)
  return [...fields].map(([, quoted, bare = '']) => (quoted?.replaceAll('""', '"') ?? bare).trim())
}

const acts = ['refuse', 'queue', 'hide', 'allow'] as const

/** The words of other programs for a match: Mastodon's filters say whether whole words are meant. */
const otherMatches: Readonly<Record<string, Term['match']>> = { true: 'word', false: 'part' }

type Named = ReadonlyMap<string, number>

function columnsIn(line: string): Named | undefined {
  const names = line.split(',').map((name) => name.replace(/^[\s"#]+|[\s"]+$/g, '').toLowerCase())
  if (!/^(?:term|keyword|word|phrase)$/.test(names[0] ?? '') || names.length < 2) return undefined
  return new Map(names.map((name, at) => [name === 'whole_word' ? 'match' : name, at]))
}

/** Reads one line; undefined when a field says something unknown. */
function termOf(line: string, columns: Named | undefined, usual: SentTerms): Term | undefined {
  const { lines: _, ...fallback } = usual
  if (columns === undefined) return { ...fallback, text: line }
  const fields = fieldsOf(line)
  const said = (name: string) => fields[columns.get(name) ?? -1] ?? ''
  // Our own files have a quote before what a spreadsheet would run.
  const text = (fields[0] ?? '').replace(/^'(?=[=+\-@\t\r])/, '')
  const act = said('act') === '' ? fallback.act : acts.find((known) => known === said('act'))
  const named = said('match').toLowerCase()
  const match =
    named === ''
      ? fallback.match
      : (otherMatches[named] ?? termMatches.find((known) => known === named))
  const places =
    said('places') === ''
      ? fallback.places
      : termPlaces.filter((place) => said('places').split(/\s+/).includes(place))
  if (act === undefined || match === undefined || places.length === 0) return undefined
  const isSaid = columns.has('language')
  const language = isSaid ? said('language') || null : fallback.language
  return { text, act, match, places, language }
}

/** Reads a list of terms: one to a line, or CSV with named columns as `term,act,match,language,places`. */
export function readTerms(usual: SentTerms): ReadTerms {
  const terms = new Map<string, Term>()
  const faults: { line: number; fault: 'no-term' | 'status-unknown' }[] = []
  let columns: Named | undefined
  let [repeated, faulty] = [0, 0]
  for (const [at, whole] of usual.lines.split(/\r?\n/).entries()) {
    const line = whole.trim()
    if (line === '') continue
    const named = terms.size === 0 && line.length < lineMax ? columnsIn(line) : undefined
    if (named !== undefined) {
      columns = named
      continue
    }
    const term = line.length > lineMax ? undefined : termOf(line, columns, usual)
    const key =
      term === undefined || term.text.length > termMax ? '' : wordsOf(foldLetters(term.text))
    if (term === undefined || key === '') {
      faulty += 1
      const fault = term === undefined && line.length <= lineMax ? 'status-unknown' : 'no-term'
      if (faults.length < faultsMost) faults.push({ line: at + 1, fault })
      continue
    }
    if (terms.has(key)) repeated += 1
    terms.set(key, term)
    if (terms.size > termsMost) throw new TooMuch()
  }
  return { terms: [...terms], repeated, faulty, faults }
}

/** Reads a list of terms that somebody sends. */
export const termListReader: Reader<SentTerms, ReadTerms> = { name: 'term-list', read: readTerms }
