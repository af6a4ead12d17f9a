import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getBilling } from '@tessera/contracts/calls/billing'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { QueryRegion } from '@tessera/ui/query-region'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { CardForm } from '../cards/card-form.tsx'
import styles from '../cards/cards.module.css'
import { words } from '../frame/words.ts'

interface PaymentMethodFormProps {
  readonly advertiserId: AdvertiserId
  /** Called once the card may be charged. */
  readonly onDone: () => void
}

function Waiting(): ReactElement {
  return (
    <div role="status" aria-label={words.loading()} className={styles.form}>
      <Skeleton height={72} />
      <Skeleton height={72} />
    </div>
  )
}

/** Adds a card to an ad account, with the page of its bank where it wants a confirmation. */
export default function PaymentMethodForm({
  advertiserId,
  onDone,
}: PaymentMethodFormProps): ReactElement {
  const { client } = useShell()
  const query = useQuery(queryOptions(client, getBilling, { advertiser_id: advertiserId }))
  return (
    <QueryRegion query={query} failed={words.loadFailed()} waiting={<Waiting />}>
      {({ provider, may_pay: mayPay }) =>
        provider === null || !mayPay ? (
          <p className={styles.quiet}>{mayPay ? words.paymentsOff() : words.mayNotPay()}</p>
        ) : (
          <CardForm advertiserId={advertiserId} provider={provider} onDone={onDone} />
        )
      }
    </QueryRegion>
  )
}
