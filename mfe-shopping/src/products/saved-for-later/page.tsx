import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { getKeptProducts, KeptOrder } from '@tessera/contracts/calls/products'
import type { PageProps } from '@tessera/module'
import { ListFailure } from '@tessera/module/list-failure'
import { useShell, useTitle } from '@tessera/module/react'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { useNearEnd } from '@tessera/ui/grid/use-near-end'
import { keepFocus } from '@tessera/ui/keep-focus'
import { PageTitle } from '@tessera/ui/page-title'
import { QueryRegion } from '@tessera/ui/query-region'
import { Skeleton } from '@tessera/ui/skeleton'
import { type ReactElement, useState } from 'react'
import { CompareTray } from '../comparing/tray.tsx'
import { NoProducts } from '../product/no-products.tsx'
import { KeptRow } from './kept-row.tsx'
import styles from './saved-for-later.module.css'
import { words } from './words.ts'

const orders = { latest: words.latest, drop: words.drop, price: words.price } as const

function Waiting(): ReactElement {
  return (
    <div role="status" aria-label={words.loading()} className={styles.list}>
      {[0, 1, 2].map((place) => (
        <div key={place} className={styles.row}>
          <Skeleton width={96} height={120} radius="var(--r-m)" />
          <div className={styles.about}>
            <Skeleton width="60%" height={20} />
            <Skeleton width={120} height={28} />
            <Skeleton width="40%" height={16} />
          </div>
        </div>
      ))}
    </div>
  )
}

function KeptList({ order }: { readonly order: KeptOrder }): ReactElement {
  const { client } = useShell()
  const list = useInfiniteQuery({
    ...listOptions(client, getKeptProducts, { order }),
    refetchOnMount: 'always',
  })
  const wantsMore = list.hasNextPage && !list.isFetching && !list.isFetchNextPageError
  const end = useNearEnd<HTMLDivElement>(wantsMore, () => void list.fetchNextPage())
  return (
    <QueryRegion query={list} waiting={<Waiting />} failed={words.failed()}>
      {({ pages }) => {
        // A removed product leaves at once, and comes back when that is undone.
        const shown = pages
          .flatMap(({ data }) => data)
          .filter(({ product }) => product.kept !== null)
        if (shown.length === 0 && !list.hasNextPage)
          return <NoProducts title={words.emptyTitle()}>{words.empty()}</NoProducts>
        return (
          <>
            <ul aria-label={words.list()} className={styles.list}>
              {shown.map((each) => (
                <KeptRow key={each.product.id} {...each} />
              ))}
            </ul>
            <div ref={end} />
            <ListFailure list={list} />
            {list.hasNextPage ? null : <p className={styles.end}>{words.end()}</p>}
          </>
        )
      }}
    </QueryRegion>
  )
}

/** The products that the viewer saved for later. */
export default function SavedForLaterPage(_: PageProps): ReactElement {
  useTitle(words.title())
  const [order, choose] = useState<KeptOrder>('latest')
  return (
    <div ref={keepFocus} tabIndex={-1} className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{words.title()}</PageTitle>
        <p className={styles.lead}>{words.lead()}</p>
      </header>
      <ChipRow label={words.order()}>
        {KeptOrder.options.map((each) => (
          <Chip key={each} pressed={each === order} onClick={() => choose(each)}>
            {orders[each]()}
          </Chip>
        ))}
      </ChipRow>
      <KeptList order={order} />
      <CompareTray />
    </div>
  )
}
