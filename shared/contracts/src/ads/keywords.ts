import { z } from '@tessera/contracts/schema'
import type { ReportMetric } from './report-metrics.ts'

/** The keywords of campaigns and ad groups: those of a campaign keep its ads out of searches. */
export const KeywordKind = z.enum(['campaign-negative', 'ad-group-negative', 'ad-group-positive'])
export type KeywordKind = z.infer<typeof KeywordKind>

/**
 * The searches that a keyword matches: those with all of its words (`broad`), with its words next to each
 * other in their order (`phrase`), or with these words and no others (`exact`).
 */
export const KeywordMatch = z.enum(['broad', 'phrase', 'exact'])
export type KeywordMatch = z.infer<typeof KeywordMatch>

/** The states of a keyword. An archived one was removed. */
export const KeywordState = z.enum(['active', 'paused', 'archived'])
export type KeywordState = z.infer<typeof KeywordState>

/** The reason that a keyword isn't added: it is there already, comes twice, has no words that count, or is too long. */
export const KeywordFault = z.enum(['there', 'repeated', 'wordless', 'long'])
export type KeywordFault = z.infer<typeof KeywordFault>

/** The metrics of searches and keywords, in the order in which columns are offered. */
export const keywordMetrics = [
  'spend',
  'impressions',
  'clicks',
  'click_rate',
  'cost_per_click',
  'saves',
  'save_rate',
  'closeups',
  'cost_per_thousand',
] as const satisfies readonly ReportMetric[]

export const KeywordMetric = z.enum(keywordMetrics)
export type KeywordMetric = z.infer<typeof KeywordMetric>

/** A keyword as it is typed. */
export interface TypedKeyword {
  readonly text: string
  readonly match: KeywordMatch
}

/**
 * Reads keywords, one a line. Brackets make one exact and quotation marks a phrase, as other tools write
 * them; lines without either have the usual match, and empty lines are left out.
 *
 *     typedKeywords('[table lamp]\n"green lamp"\nlamps', 'broad')
 */
export function typedKeywords(text: string, usual: KeywordMatch): readonly TypedKeyword[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const trimmed = line.trim()
    if (trimmed === '') return []
    const [, exact] = /^\[(.+)\]$/.exec(trimmed) ?? []
    if (exact !== undefined) return [{ text: exact.trim(), match: 'exact' as const }]
    const [, phrase] = /^["“„](.+)["”“]$/.exec(trimmed) ?? []
    if (phrase !== undefined) return [{ text: phrase.trim(), match: 'phrase' as const }]
    return [{ text: trimmed, match: usual }]
  })
}
