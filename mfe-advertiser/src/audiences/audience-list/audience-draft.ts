import type {
  AudienceKind,
  AudienceRule,
  EngagementAct,
} from '@tessera/contracts/ads/audience-rule'
import type { ConversionEventName } from '@tessera/contracts/ads/conversion-event'
import { AudienceId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'

/** An audience as the form has it. */
export interface AudienceDraft {
  readonly kind: AudienceKind
  readonly name: string
  readonly events: readonly ConversionEventName[]
  readonly acts: readonly EngagementAct[]
  readonly days: string
  readonly seed: string
  readonly country: string
  readonly percent: 1 | 5 | 10
}

/** An empty form. */
export const emptyDraft = (country: string): AudienceDraft => ({
  kind: 'visitors',
  name: '',
  events: ['page_visit'],
  acts: ['ad_click', 'pin_save'],
  days: '30',
  seed: '',
  country,
  percent: 5,
})

/** The fields that a draft has to mend. */
export type DraftFault = 'name' | 'events' | 'acts' | 'days' | 'seed'

interface ReadDraft {
  readonly rule: AudienceRule | null
  readonly faults: ReadonlySet<DraftFault>
}

/** Reads a draft; a rule with a fault is null. */
export function readDraft(draft: AudienceDraft): ReadDraft {
  const faults = new Set<DraftFault>()
  if (draft.name.trim() === '') faults.add('name')
  const days = /^\d{1,3}$/.test(draft.days.trim()) ? Number(draft.days) : 0
  const isDays = days >= 1 && days <= limits.audienceDaysMax
  const read = (): AudienceRule | null => {
    switch (draft.kind) {
      case 'list':
        return { kind: 'list' }
      case 'visitors':
        if (draft.events.length === 0) faults.add('events')
        if (!isDays) faults.add('days')
        return { kind: 'visitors', events: [...draft.events], days }
      case 'engagement':
        if (draft.acts.length === 0) faults.add('acts')
        if (!isDays) faults.add('days')
        return { kind: 'engagement', acts: [...draft.acts], days }
      case 'lookalike': {
        const seed = z.safeParse(AudienceId, draft.seed)
        if (!seed.success) faults.add('seed')
        const { country, percent } = draft
        return seed.success ? { kind: 'lookalike', seed_id: seed.data, country, percent } : null
      }
    }
  }
  const rule = read()
  return { rule: faults.size > 0 ? null : rule, faults }
}
