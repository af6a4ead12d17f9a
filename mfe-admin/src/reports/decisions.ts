import type { DecisionReason, HouseReport } from '@tessera/contracts/calls/house-reports'
import { kindOfReason, type ReportDecision, reportDecisions } from '@tessera/contracts/report-kinds'
import { reportWords as words } from './words.ts'

/** The person whose thing is reported; no name for a website. */
interface Who {
  readonly name: string
}

interface Decision {
  readonly label: () => string
  readonly title: (who: Who) => string
  readonly says: (who: Who) => string
}

/** The decisions about reports, with their labels and sentences. */
export const decisions: Readonly<Record<ReportDecision, Decision>> = {
  dismiss: { label: words.dismiss, title: words.dismissTitle, says: words.dismissSays },
  remove: { label: words.remove, title: words.removeTitle, says: words.removeSays },
  limit: { label: words.limit, title: words.limitTitle, says: words.limitSays },
  suspend: { label: words.suspend, title: words.suspendTitle, says: words.suspendSays },
  warn: { label: words.warn, title: words.warnTitle, says: words.warnSays },
}

/** The outcomes of an appeal. */
const outcomes = ['upheld', 'reversed'] as const

type Outcome = (typeof outcomes)[number]

/** The outcomes of an appeal, with their labels and sentences. */
const appealOutcomes: Readonly<Record<Outcome, Decision>> = {
  upheld: { label: words.uphold, title: words.upholdTitle, says: words.upholdSays },
  reversed: { label: words.reverse, title: words.reverseTitle, says: words.reverseSays },
}

/** A choice about a case: a decision about its reports, or an answer to its appeal. */
export type Choice = ReportDecision | Outcome

/** Returns what can be decided about a case, in the order of the keys. */
export function choicesFor(
  report: Pick<HouseReport, 'appeal' | 'kind' | 'person'>,
): readonly Choice[] {
  if (report.appeal !== null) return outcomes
  if (report.person === null) return ['dismiss', 'remove']
  // The pictures of Pins alone have a warning.
  return reportDecisions.filter((decision) => decision !== 'warn' || report.kind === 'pin')
}

/** Returns the words of a choice. */
export const wordsOf = (choice: Choice): Decision =>
  choice === 'upheld' || choice === 'reversed' ? appealOutcomes[choice] : decisions[choice]

/** Returns the reasons for a choice in a language, those first that fit the most frequent reason of the reports. */
export function templatesFor(
  choice: Choice,
  reasons: readonly { readonly reason: string; readonly count: number }[],
  all: readonly DecisionReason[],
  locale: string,
): readonly string[] {
  const keeps = choice === 'dismiss' || choice === 'reversed'
  const [most] = reasons.toSorted((a, b) => b.count - a.count)
  const kind = kindOfReason(most?.reason ?? 'other')
  const text = ({ en, de }: DecisionReason) => (locale.startsWith('de') ? de : en)
  const possible = all.filter((each) => each.keeps === keeps)
  const fits = possible.filter(({ kinds }) => kinds.includes(kind))
  return [...fits, ...possible.filter((each) => !fits.includes(each))].map(text)
}
