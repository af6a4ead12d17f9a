import type { AdLevel } from '@tessera/contracts/ads/ad-level'
import { experimentWindow } from '@tessera/contracts/ads/experiment-window'
import { daysBetween } from '@tessera/contracts/calendar-days'
import type { ExperimentMeasure } from '@tessera/contracts/calls/ad-experiments'
import { limits } from '@tessera/contracts/limits'
import { words } from './words.ts'

/** The values of the form. */
export interface FormDraft {
  readonly level: AdLevel
  /** Null until somebody types one. */
  readonly name: string | null
  readonly arms: readonly string[]
  readonly measure: ExperimentMeasure
  readonly firstDay: string
  readonly lastDay: string
}

/** Counts days, the first and the last included; 0 for those that can't be read. */
export function daysOf(firstDay: string, lastDay: string): number {
  const days = daysBetween(firstDay, lastDay)
  return Number.isNaN(days) ? 0 : days
}

/** Says which people are not part of the answer. */
export const openDaysText = (window: number): string =>
  window === 1 ? words.lastDayOpen() : words.lastDaysOpen({ days: window })

/** The faults of the form, by field. */
export interface FormFaults {
  readonly name?: string
  readonly arms?: string
  readonly days?: string
}

/** Returns what is wrong with days. */
export const daysFault = (
  { firstDay, lastDay, measure }: Pick<FormDraft, 'firstDay' | 'lastDay' | 'measure'>,
  today: string,
): string | undefined =>
  daysOf(firstDay, lastDay) > experimentWindow(measure) && lastDay >= today
    ? undefined
    : words.needDays({ days: experimentWindow(measure) + 1 })

/** Returns what is wrong with a form, as the service would. */
export function faultsOf(draft: FormDraft, today: string): FormFaults {
  const days = daysFault(draft, today)
  return {
    ...(draft.name?.trim() === '' ? { name: words.needName() } : {}),
    ...(draft.arms.length < 2 ? { arms: words.needTwo() } : {}),
    ...(days === undefined ? {} : { days }),
  }
}

/** Adds an arm at the end, or takes it away; more than fit are left out. */
export const toggled = (arms: readonly string[], id: string): readonly string[] =>
  arms.includes(id)
    ? arms.filter((each) => each !== id)
    : [...arms, id].slice(0, limits.adExperimentArmsMax)
