import type { AdExperimentReport, ArmComparison } from '@tessera/contracts/calls/ad-experiments'
import { letters } from './arms-in.ts'
import { words } from './words.ts'

/** Writes differences and days. */
export interface MessageText {
  /** Writes 0.04 as 4 %. */
  readonly percent: (part: number) => string
  readonly day: (day: string) => string
}

type Report = Pick<
  AdExperimentReport,
  'state' | 'measure' | 'first_day' | 'window_days' | 'days' | 'days_left' | 'arms'
>

const better = {
  clicks: words.betterClicks,
  saves: words.betterSaves,
  conversions: words.betterConversions,
}
const worse = {
  clicks: words.worseClicks,
  saves: words.worseSaves,
  conversions: words.worseConversions,
}

function openText(
  report: Report,
  known: ArmComparison | null,
  { names, text }: { readonly names: { arm: string; base: string }; readonly text: MessageText },
): string {
  const hasEnded = report.state === 'ended'
  if (known === null) return hasEnded ? words.fewEnded(names) : words.few(names)
  if (hasEnded)
    return words.noneFound({
      ...names,
      low: text.percent(known.low),
      high: text.percent(known.high),
    })
  const { days_left: days } = report
  return days === null
    ? words.openLong(names)
    : words.openDays({ ...names, days: Math.max(2, days) })
}

function comparisonText(
  report: Report,
  index: number,
  { known, text }: { readonly known: ArmComparison | null; readonly text: MessageText },
): string {
  const names = { arm: letters[index] ?? '', base: letters[0] }
  const between = (low: number, high: number) => ({
    ...names,
    low: text.percent(low),
    high: text.percent(high),
  })
  if (known?.verdict === 'better') return better[report.measure](between(known.low, known.high))
  if (known?.verdict === 'worse') return worse[report.measure](between(-known.high, -known.low))
  if (known?.verdict === 'unsteady') return words.unsteady(names)
  return openText(report, known, { names, text })
}

/** Returns what an experiment says, in a sentence for each arm but the first. */
export function messagesOf(report: Report, text: MessageText): readonly string[] {
  if (report.state === 'draft') return [words.notStarted()]
  if (report.state === 'scheduled') return [words.startsOn({ day: text.day(report.first_day) })]
  const last = report.days.at(-1)
  if (last === undefined && report.state === 'running')
    return [words.waiting({ days: report.window_days + 1 })]
  return report.arms
    .slice(1)
    .map((_, at) => comparisonText(report, at + 1, { known: last?.comparisons[at] ?? null, text }))
}
