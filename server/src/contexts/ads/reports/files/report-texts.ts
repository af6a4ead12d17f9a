import { deliveryState, runAt } from '@tessera/contracts/ads/delivery-state'
import type { ReportBreakdown } from '@tessera/contracts/ads/report-options'
import type { ReportFact } from '@tessera/contracts/ads/report-view'
import type { ReportEntity } from '@tessera/contracts/calls/ad-reports'
import type { Say } from './words.ts'

type Named = Exclude<keyof Say, 'locale' | 'before' | 'change' | 'cut'>

const isNamed = (say: Say, name: string): name is Named =>
  Object.hasOwn(say, name) && !['locale', 'before', 'change', 'cut'].includes(name)

/** Returns the words for a value; the value itself where there are none. */
const wordFor = (say: Say, value: string | null): string | null =>
  value !== null && isNamed(say, value) ? say[value]() : value

/** Returns what an entity is, by a fact that has words. */
export function factText(
  fact: Extract<ReportFact, 'id' | 'objective' | 'review'>,
  entity: ReportEntity,
  say: Say,
): string | null {
  return fact === 'id' ? entity.id : wordFor(say, entity[fact])
}

/** Returns what an entity does now, in words. */
export const stateText = (entity: ReportEntity, now: number, say: Say): string | null =>
  entity.state === null
    ? null
    : wordFor(say, deliveryState({ ...entity, state: entity.state, ...runAt(entity, now) }))

/** Returns the name of a group of people. */
export function groupText(
  breakdown: Exclude<ReportBreakdown, 'day'>,
  group: string | null,
  say: Say,
): string | null {
  if (group === '' || group === 'ZZ') return say.unknown()
  if (group === null || breakdown !== 'country') return wordFor(say, group)
  return new Intl.DisplayNames(say.locale, { type: 'region' }).of(group) ?? group
}
