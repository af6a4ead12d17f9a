import { useStore } from '@nanostores/react'
import type { AudienceRule } from '@tessera/contracts/ads/audience-rule'
import type { Audience } from '@tessera/contracts/entities/audience'
import { limits } from '@tessera/contracts/limits'
import { numberFormat } from '@tessera/contracts/number-format'
import { useShell } from '@tessera/module/react'
import { eventWords } from '../../kit/metrics/words.ts'
import { createWords, words } from './words.ts'

interface SizeText {
  readonly text: string
  /** Explains the state; null where nothing has to be said. */
  readonly why: string | null
}

/** Writes audiences in the reader's language. */
export function useAudienceText(all: readonly Audience[]) {
  const locale = useStore(useShell().$locale)
  const number = numberFormat(locale)
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const countries = new Intl.DisplayNames([locale], { type: 'region' })
  const nameOf = (id: string) => all.find((each) => each.id === id)?.name ?? words.deleted()
  return {
    number,
    ruleText: (rule: AudienceRule): string => {
      if (rule.kind === 'list') return words.listRule()
      if (rule.kind === 'lookalike')
        return words.lookalikeRule({
          seed: nameOf(rule.seed_id),
          percent: rule.percent,
          country: countries.of(rule.country) ?? rule.country,
        })
      const { days } = rule
      return rule.kind === 'visitors'
        ? words.visitorsRule({
            events: list.format(rule.events.map((id) => eventWords[id]())),
            days,
          })
        : words.engagementRule({
            acts: list.format(rule.acts.map((id) => createWords[id]())),
            days,
          })
    },
    sizeText: ({ state, size }: Audience): SizeText => {
      if (state === 'building') return { text: words.building(), why: words.buildingWhy() }
      if (size === null || state === 'too-small')
        return { text: words.tooSmall(), why: words.tooSmallWhy({ floor: limits.audienceFloor }) }
      return { text: words.atLeast({ count: number.format(size) }), why: null }
    },
  }
}
