import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import {
  listWebhookDeliveries,
  type Webhook,
  type WebhookDelivery,
} from '@tessera/contracts/calls/webhooks'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement } from 'react'
import { useFigures } from '../../kit/money/use-figures.ts'
import panels from '../../kit/panels/panels.module.css'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import styles from '../frame/frame.module.css'
import { answerText } from './answer-text.ts'
import { webhookWords as words } from './words.ts'

interface RowProps {
  readonly delivery: WebhookDelivery
  readonly currency: string
}

function Row({ delivery, currency }: RowProps): ReactElement {
  const { moment, count } = useFigures(currency)
  const { type, created_at: at, state, milliseconds, next_at: next } = delivery
  const { attempts, event_id: id } = delivery
  return (
    <li className={styles.item}>
      <span className={styles.itemWords}>
        <span className={styles.itemName}>{words[type]()}</span>
        <span className={state === 'failed' ? styles.bad : undefined}>{answerText(delivery)}</span>
        <span className={panels.note}>
          {[
            moment(at),
            words.attempted({ count: count(attempts) }),
            ...(milliseconds === null ? [] : [words.milliseconds({ count: count(milliseconds) })]),
            ...(next === null ? [] : [words.again({ moment: moment(next) })]),
          ].join(' · ')}
        </span>
        <span className={panels.note}>
          {words.id()} <bdi dir="ltr">{id}</bdi>
        </span>
      </span>
    </li>
  )
}

interface DeliveriesProps {
  readonly account: Advertiser
  readonly webhook: Webhook
  readonly onClose: () => void
}

/** The latest requests to a webhook, and its answers. */
export function Deliveries({ account, webhook, onClose }: DeliveriesProps): ReactElement {
  const { client } = useShell()
  const input = { advertiser_id: account.id, webhook_id: webhook.id }
  const list = useInfiniteQuery({
    ...listOptions(client, listWebhookDeliveries, input),
    staleTime: 0,
  })
  const data = list.data?.pages.flatMap((page) => page.data)
  return (
    <Modal title={words.deliveries()} onClose={onClose}>
      <Report query={{ ...list, data }}>
        {(deliveries) =>
          deliveries.length === 0 ? (
            <Nothing>{words.deliveriesNone({ days: limits.webhookDeliveriesDays })}</Nothing>
          ) : (
            <>
              <ul className={styles.list} aria-label={words.deliveries()}>
                {deliveries.map((delivery) => (
                  <Row key={delivery.id} delivery={delivery} currency={account.currency} />
                ))}
              </ul>
              <ShowMore list={list} />
            </>
          )
        }
      </Report>
    </Modal>
  )
}
