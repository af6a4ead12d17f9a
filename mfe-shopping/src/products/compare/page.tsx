import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import { compareProducts } from '@tessera/contracts/calls/products'
import type { ShownProduct } from '@tessera/contracts/entities/product'
import { plural } from '@tessera/contracts/messages'
import type { PageProps } from '@tessera/module'
import { useShell, useTitle } from '@tessera/module/react'
import { keepFocus } from '@tessera/ui/keep-focus'
import { PageTitle } from '@tessera/ui/page-title'
import { QueryRegion } from '@tessera/ui/query-region'
import { Skeleton } from '@tessera/ui/skeleton'
import { Switch } from '@tessera/ui/switch'
import { type ReactElement, useCallback, useState } from 'react'
import { useComparedPins } from '../comparing/compared-pins.ts'
import { compareAddress } from '../comparing/tray.tsx'
import { NoProducts } from '../product/no-products.tsx'
import styles from './compare.module.css'
import { type ComparedIds, comparedIds } from './compared-ids.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { counted, words } from './words.ts'

function Missing({ count }: { readonly count: number }): ReactElement | null {
  const locale = useStore(useShell().$locale)
  if (count === 0) return null
  return (
    <p role="status" className={styles.note}>
      {plural(count, counted.missing, locale)}
    </p>
  )
}

function Compared(props: {
  readonly products: readonly ShownProduct[]
  readonly onRemove: (shown: ShownProduct) => void
}): ReactElement {
  const { products, onRemove } = props
  const [onlyDifferent, show] = useState(false)
  if (products.length === 0)
    return <NoProducts title={words.emptyTitle()}>{words.empty()}</NoProducts>
  return (
    <>
      {products.length === 1 ? (
        <p className={styles.note}>{words.oneMore()}</p>
      ) : (
        <Switch
          label={words.onlyDifferent()}
          checked={onlyDifferent}
          className={styles.only}
          onChange={({ currentTarget }) => show(currentTarget.checked)}
        />
      )}
      <ComparisonTable
        {...{ products, onRemove }}
        onlyDifferent={onlyDifferent && products.length > 1}
      />
    </>
  )
}

type Answer = OutputOf<typeof compareProducts>

/** Returns what is left of a comparison at once when a product is removed; undefined when one is added. */
function without(before: Answer, ids: readonly string[]): Answer | undefined {
  const products = before.products.filter(({ pin }) => ids.includes(pin.id))
  const missing = before.missing.filter((id) => ids.includes(id))
  return products.length + missing.length === ids.length ? { products, missing } : undefined
}

function Comparison({ ids, unfit }: ComparedIds): ReactElement {
  const { client, navigate } = useShell()
  const compared = useComparedPins()
  const key = ids.join()
  const rest = useCallback(
    (before: Answer | undefined) => before && without(before, key.split(',')),
    [key],
  )
  const query = useQuery({
    ...queryOptions(client, compareProducts, { pin_ids: [...ids] }),
    placeholderData: rest,
  })
  const remove = ({ pin }: ShownProduct) => {
    compared.remove(pin.id)
    navigate(compareAddress(ids.filter((id) => id !== pin.id)), { replace: true })
  }
  return (
    <QueryRegion
      query={query}
      failed={words.failed()}
      waiting={
        <div role="status" aria-label={words.loading()} className={styles.waiting}>
          {ids.map((id) => (
            <Skeleton key={id} width={180} height={320} radius="var(--r-m)" />
          ))}
        </div>
      }
    >
      {({ products, missing }) => (
        <>
          <Missing count={unfit + missing.length} />
          <Compared products={products} onRemove={remove} />
        </>
      )}
    </QueryRegion>
  )
}

/** Two to four products side by side: those that the address names, or those of the tray. */
export default function ComparePage({ query }: PageProps): ReactElement {
  useTitle(words.title())
  const inTray = useComparedPins().pins.map(({ id }) => id)
  // An address without pins, such as one that was typed, shows those that were chosen before.
  const asked = comparedIds(
    query.has('pins') ? query : new URLSearchParams({ pins: inTray.join() }),
  )
  return (
    <div ref={keepFocus} tabIndex={-1} className={styles.page}>
      <PageTitle>{words.title()}</PageTitle>
      {asked.ids.length === 0 ? (
        <>
          <Missing count={asked.unfit} />
          <NoProducts title={words.emptyTitle()}>{words.empty()}</NoProducts>
        </>
      ) : (
        <Comparison {...asked} />
      )}
    </div>
  )
}
