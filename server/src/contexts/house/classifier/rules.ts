import { isReportKind, type ReportKind } from '@tessera/contracts/report-kinds'

/** Scores of a picture by kind, from 0 to 1. */
export type Scores = Readonly<Record<string, number>>

/** The scores from which something happens, by kind. */
export interface Thresholds {
  readonly report: Scores
  readonly hide: Scores
}

/** The step that scores lead to, and the kind that leads there. */
export type Step = { readonly step: 'report' | 'hide'; readonly kind: ReportKind } | null

/** Returns the kind that is furthest beyond its threshold. */
function furthest(scores: Scores, thresholds: Scores): ReportKind | undefined {
  const beyond = Object.entries(thresholds).flatMap(([kind, least]) => {
    const score = scores[kind]
    return score !== undefined && score >= least && isReportKind(kind)
      ? [{ kind, by: score - least }]
      : []
  })
  return beyond.toSorted((one, other) => other.by - one.by)[0]?.kind
}

/** Returns the strongest step that the scores of a Pin's pictures lead to. */
export function stepFor(scores: Scores, { report, hide }: Thresholds): Step {
  const hidden = furthest(scores, hide)
  if (hidden !== undefined) return { step: 'hide', kind: hidden }
  const reported = furthest(scores, report)
  return reported === undefined ? null : { step: 'report', kind: reported }
}

/** Returns the highest score of each kind among several pictures. */
export function highest(all: readonly Scores[]): Scores {
  const found: Record<string, number> = {}
  for (const scores of all)
    for (const [kind, score] of Object.entries(scores))
      found[kind] = Math.max(found[kind] ?? 0, score)
  return found
}
