import { useStore } from '@nanostores/react'
import type { AdLevel } from '@tessera/contracts/ads/ad-level'
import type { AdExperiment, ExperimentState } from '@tessera/contracts/calls/ad-experiments'
import { numberFormat } from '@tessera/contracts/number-format'
import { useShell } from '@tessera/module/react'
import { useMoney } from '../../kit/money/use-money.ts'
import { words } from './words.ts'

/** Names of what is compared. */
export const levelNames: Readonly<Record<AdLevel, () => string>> = {
  campaign: words.campaigns,
  'ad-group': words.adGroups,
  ad: words.ads,
}

/** Names of the states. */
export const stateNames: Readonly<Record<ExperimentState, () => string>> = {
  draft: words.draft,
  scheduled: words.scheduled,
  running: words.runningState,
  ended: words.endedState,
}

/** Writes numbers, differences and days in the reader's language. */
export function useTexts(currency: string) {
  const locale = useStore(useShell().$locale)
  const { money, count, dayName, shortDay } = useMoney(currency)
  const format = (options: Intl.NumberFormatOptions) =>
    numberFormat(locale, { style: 'percent', ...options })
  const whole = format({ maximumFractionDigits: 0 })
  const fine = format({ maximumFractionDigits: 1 })
  const share = format({ maximumSignificantDigits: 2 })
  const signed = format({ maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  const small = numberFormat(locale, { maximumSignificantDigits: 2 })
  return {
    money,
    count,
    day: dayName,
    shortDay,
    /** Writes 0.04 as 4 %; below a tenth, with a decimal. */
    percent: (part: number) => (Math.abs(part) < 0.1 ? fine : whole).format(part),
    signed: (part: number) => signed.format(part),
    share: (acted: number, people: number) => (people === 0 ? '–' : share.format(acted / people)),
    part: (part: number) => share.format(part),
    small: (value: number) => small.format(value),
    span: ({ first_day, last_day }: Pick<AdExperiment, 'first_day' | 'last_day'>) =>
      words.span({ from: dayName(first_day), to: dayName(last_day) }),
  }
}
