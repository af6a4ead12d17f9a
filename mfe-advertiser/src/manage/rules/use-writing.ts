import { useStore } from '@nanostores/react'
import { useShell } from '@tessera/module/react'
import { useMetricText } from '../../kit/metrics/use-metric-text.ts'
import { useMoney } from '../../kit/money/use-money.ts'
import type { RuleWriting } from './sentence.ts'

/** Writes rules and what they saw in the reader's language. */
export function useWriting(currency: string): RuleWriting & {
  readonly moment: (at: string) => string
} {
  const locale = useStore(useShell().$locale)
  const { money, count, moment } = useMoney(currency)
  const { value } = useMetricText(currency)
  return { locale, money, count, moment, metric: value }
}
