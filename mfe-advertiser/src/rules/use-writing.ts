import { useStore } from '@nanostores/react'
import { useShell } from '@tessera/module/react'
import { useMetricText } from '../reporting/view/use-metric-text.ts'
import { useMoney } from '../tables/use-money.ts'
import type { Writing } from './sentence.ts'

/** Writes rules and what they saw in the reader's language. */
export function useWriting(currency: string): Writing & {
  readonly moment: (at: string) => string
} {
  const locale = useStore(useShell().$locale)
  const { money, count, moment } = useMoney(currency)
  const { value } = useMetricText(currency)
  return { locale, money, count, moment, metric: value }
}
