import { experimentWindow } from '@tessera/contracts/ads/experiment-window'
import { daysBetween } from '@tessera/contracts/calendar-days'
import type { ExperimentMeasure, ExperimentState } from '@tessera/contracts/calls/ad-experiments'
import { limits } from '@tessera/contracts/limits'

/** The start and end of an experiment; both are null for a draft. */
export interface Run {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

/** Returns the state of an experiment at a moment. */
export function stateOf({ startsAt, endsAt }: Run, now: Date): ExperimentState {
  if (startsAt === null || endsAt === null) return 'draft'
  if (now >= endsAt) return 'ended'
  return now < startsAt ? 'scheduled' : 'running'
}

/** The days of an experiment. */
export interface Days {
  readonly firstDay: string
  readonly lastDay: string
}

/** True for days of which at least one is over in time, and that aren't over yet. */
export function areDaysFit(
  { firstDay, lastDay }: Days,
  { measure, today }: { readonly measure: ExperimentMeasure; readonly today: string },
): boolean {
  const days = daysBetween(firstDay > today ? firstDay : today, lastDay)
  const all = daysBetween(firstDay, lastDay)
  return days > 0 && all > experimentWindow(measure) && all <= limits.adExperimentDaysMax
}

/** The fields that a change may name. */
type Field = 'name' | 'measure' | 'first_day' | 'last_day' | 'start' | 'stop'

const changeable: Readonly<Record<ExperimentState, readonly Field[]>> = {
  draft: ['name', 'measure', 'first_day', 'last_day', 'start'],
  scheduled: ['name', 'last_day', 'stop'],
  running: ['name', 'last_day', 'stop'],
  ended: ['name'],
}

/** True when an experiment in this state may be changed in these fields. */
export const mayChange = (state: ExperimentState, fields: readonly Field[]): boolean =>
  fields.every((field) => changeable[state].includes(field))

/** Returns the fields that a change names. */
export const fieldsOf = ({
  action,
  ...fields
}: {
  readonly [Name in Exclude<Field, 'start' | 'stop'>]?: unknown
} & { readonly action?: 'start' | 'stop' | undefined }): readonly Field[] => [
  ...(['name', 'measure', 'first_day', 'last_day'] as const).filter(
    (name) => fields[name] !== undefined,
  ),
  ...(action === undefined ? [] : [action]),
]
