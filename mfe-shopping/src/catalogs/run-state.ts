import type { CatalogRun, CatalogRunState, CatalogSource } from '@tessera/contracts/calls/catalogs'
import { numberFormat } from '@tessera/contracts/number-format'
import { timings } from '@tessera/contracts/timings'
import { words } from './run-words.ts'

const running: readonly CatalogRunState[] = ['waiting', 'reading', 'retiring']

/** True until a run has ended. */
export const isRunning = (run: Pick<CatalogRun, 'state'> | null): boolean =>
  run !== null && running.includes(run.state)

/** Returns the milliseconds until the sources are asked for again; false while nothing changes. */
export function askedAgain(sources: readonly CatalogSource[] | undefined): number | false {
  if (sources?.some(({ run }) => isRunning(run))) return timings.catalogAsked
  return sources?.some((source) => source.pictures_waiting > 0)
    ? timings.catalogPicturesAsked
    : false
}

const reasons: Readonly<Record<string, () => string>> = {
  'catalog-unreadable': words.unreadable,
  'catalog-mostly-gone': words.mostlyGone,
  'catalog-faulty': words.faulty,
  'catalog-long': words.long,
  'catalog-cut-off': words.cutOff,
  'website-not-claimed': words.notClaimed,
  'catalog-address-unfit': words.unreachable,
  'outside-address-unfit': words.unreachable,
  'outside-unreachable': words.unreachable,
  'outside-too-slow': words.unreachable,
  'outside-not-a-page': words.unreachable,
  'outside-too-large': words.tooLarge,
}

/** Says why a run ended early and what to do; undefined for a run that went well. */
export function whyEnded({ state, why }: CatalogRun): string | undefined {
  if (state === 'cancelled') return words.cancelledWhy()
  return state === 'failed' ? (reasons[why ?? ''] ?? words.fault)() : undefined
}

/** Says what state a run is in, with the time at which it ended. */
export function stateText({ state, started_at, ended_at }: CatalogRun, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const time = format.format(new Date(ended_at ?? started_at))
  return words[state]({ time })
}

/** Says how a run ended. */
function endText(name: string, run: CatalogRun, locale: string): string {
  const why = whyEnded(run) ?? ''
  if (run.state === 'cancelled') return words.newsCancelled({ name })
  if (run.state === 'failed') return words.newsFailed({ name, why })
  const number = numberFormat(locale)
  const done = words.newsDone({
    name,
    added: number.format(run.added),
    changed: number.format(run.changed),
    retired: number.format(run.retired),
    refused: number.format(run.refused),
  })
  return `${done} ${why}`.trim()
}

/** Says how the runs ended that were under way before; undefined when none has ended. */
export function newsOf(
  before: readonly CatalogSource[],
  after: readonly CatalogSource[],
  locale: string,
): string | undefined {
  const news = after.flatMap(({ id, name, run }) => {
    const earlier = before.find((source) => source.id === id)?.run ?? null
    const hasEnded = run !== null && !isRunning(run) && isRunning(earlier)
    return hasEnded ? endText(name, run, locale) : []
  })
  return news.length === 0 ? undefined : news.join(' ')
}
