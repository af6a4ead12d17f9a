import { useStore } from '@nanostores/react'
import type { SplitCampaign } from '@tessera/contracts/calls/budget-split'
import { numberFormat } from '@tessera/contracts/number-format'
import { useShell } from '@tessera/module/react'
import { useMoney } from '../../../kit/money/use-money.ts'
import { optimizerWords as words } from './words.ts'

/** Days and results below which a campaign keeps its budget. */
export const needed = { days: 7, results: 30 }

/** Writes changes and reasons in the reader's language. */
export function useSplitText(currency: string) {
  const locale = useStore(useShell().$locale)
  const { money, count } = useMoney(currency)
  const signed = numberFormat(locale, {
    maximumSignificantDigits: 2,
    signDisplay: 'exceptZero' as const,
  })
  const decimal = numberFormat(locale, { maximumFractionDigits: 2 })
  const change = ({ low, mid, high }: NonNullable<SplitCampaign['change']>) =>
    words.changeText({
      low: signed.format(low),
      mid: signed.format(mid),
      high: signed.format(high),
    })
  return {
    locale,
    money,
    count,
    change,
    decimal: (value: number) => decimal.format(value),
    changeOf: (campaign: SplitCampaign): string => {
      if (campaign.keeps !== null) return words[campaign.keeps](needed)
      return campaign.change === null ? words.stays() : change(campaign.change)
    },
  }
}

export type SplitText = ReturnType<typeof useSplitText>
