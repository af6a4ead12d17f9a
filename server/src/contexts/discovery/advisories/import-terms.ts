import { Severity } from '@tessera/contracts/entities/advisory'
import { z } from '@tessera/contracts/schema'
import type { advisoryTerms } from './tables.ts'
import { termKeyOf } from './term-keys.ts'

/** A term as stored. */
export type AdvisoryTerm = typeof advisoryTerms.$inferInsert

/** The result of reading a list: the terms, and the lines that couldn't be read. */
export interface TermList {
  readonly terms: readonly AdvisoryTerm[]
  readonly faults: readonly { readonly line: number; readonly reason: string }[]
}

const termMax = 100
const Match = z.enum(['exact', 'contains'])
const Country = z.string().check(z.regex(/^([A-Z]{2})?$/))
const Type = z.string().check(z.regex(/^[a-z0-9-]{1,50}$/))
const severities: Readonly<Record<string, number>> = { abusive: 0, sensitive: 1, 'brand-unsafe': 2 }

/**
 * Parses a list of terms: one per line, with tabs between term, match, severity, type,
 * details and country. Skips empty lines and lines that start with #.
 *
 *     termListOf('how to hurt myself\tcontains\tsensitive\tself-harm\tSelf-harm\t')
 */
export function termListOf(text: string): TermList {
  const read = text
    .split(/\r?\n/)
    .map((line, at) => ({ line: at + 1, text: line }))
    .filter((each) => each.text.trim() !== '' && !each.text.startsWith('#'))
    .map(({ line, text: row }) => ({ line, term: termOf(row) }))
  return {
    terms: read.flatMap(({ term }) => (typeof term === 'string' ? [] : [term])),
    faults: read.flatMap(({ line, term }) =>
      typeof term === 'string' ? [{ line, reason: term }] : [],
    ),
  }
}

function termOf(row: string): AdvisoryTerm | string {
  const [term = '', match, level = '', type, details = '', country = ''] = row
    .split('\t')
    .map((cell) => cell.trim())
  const key = termKeyOf(term)
  if (key === '' || term.length > termMax) return 'the term is empty or too long'
  const kind = z.safeParse(Match, match)
  if (!kind.success) return "the match is neither 'exact' nor 'contains'"
  const severity = z.safeParse(Severity, severities[level] ?? Number(level))
  if (level === '' || !severity.success)
    return "the severity is none of 'abusive', 'sensitive', 'brand-unsafe'"
  const about = z.safeParse(Type, type)
  if (!about.success) return 'the type is not in small letters, digits and hyphens'
  const where = z.safeParse(Country, country.toUpperCase())
  if (!where.success) return 'the country is not two letters'
  return {
    key,
    term,
    match: kind.data,
    severity: severity.data,
    type: about.data,
    details: details.slice(0, 200),
    country: where.data,
  }
}
