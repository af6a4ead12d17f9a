import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import type { Targeting } from '@tessera/contracts/ads/targeting'
import { estimateReach } from '@tessera/contracts/calls/quick-promote'
import { numberFormat } from '@tessera/contracts/number-format'
import { useShell } from '@tessera/module/react'
import { type ReactElement, useDeferredValue } from 'react'
import styles from './ad-fields.module.css'
import { adWords as words } from './words.ts'

/** Says how many members match a targeting. */
export function Reach({ targeting }: { readonly targeting: Targeting }): ReactElement {
  const { client, $locale } = useShell()
  const targeting_spec = useDeferredValue(targeting)
  const { data, error } = useQuery({
    ...queryOptions(client, estimateReach, { targeting_spec }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const number = numberFormat($locale.get())
  const text = () => {
    if (data === undefined) return error === null ? '…' : words.reachFailed()
    if (data.reach === null) return words.reachFew({ floor: number.format(data.floor) })
    const { low, high } = data.reach
    if (low === 0) return words.reachUpTo({ high: number.format(high) })
    return words.reachBetween({ low: number.format(low), high: number.format(high) })
  }
  return (
    <div className={styles.reach}>
      <p className={styles.label}>{words.reach()}</p>
      <p role="status" className={styles.figure}>
        {text()}
      </p>
      <p className={styles.hint}>{words.reachHow()}</p>
    </div>
  )
}
