import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { listWebhookDeliveries, type Webhook } from '@tessera/contracts/calls/webhooks'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement } from 'react'
import { DataTable } from '../../tables/data-table.tsx'
import { Nothing, Report } from '../../tables/report.tsx'
import styles from '../frame/frame.module.css'
import { useFigures } from '../frame/use-figures.ts'
import { answerText } from './answer-text.ts'
import { webhookWords as words } from './words.ts'

interface DeliveriesProps {
  readonly account: Advertiser
  readonly webhook: Webhook
  readonly onClose: () => void
}

/** What was sent to a webhook lately, and how it answered. */
export function Deliveries({ account, webhook, onClose }: DeliveriesProps): ReactElement {
  const { client } = useShell()
  const { moment, count } = useFigures(account.currency)
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
              <DataTable
                label={words.deliveries()}
                rows={deliveries}
                keyOf={({ id }) => id}
                columns={[
                  { head: words.event(), cell: ({ type }) => words[type]() },
                  { head: words.when(), cell: ({ created_at: at }) => moment(at) },
                  {
                    head: words.answer(),
                    cell: (delivery) => (
                      <>
                        {answerText(delivery)}
                        {delivery.milliseconds === null ? null : (
                          <p className={styles.note}>
                            {words.milliseconds({ count: count(delivery.milliseconds) })}
                          </p>
                        )}
                        {delivery.next_at === null ? null : (
                          <p className={styles.note}>
                            {words.again({ moment: moment(delivery.next_at) })}
                          </p>
                        )}
                      </>
                    ),
                  },
                  {
                    head: words.attempts(),
                    isNumber: true,
                    cell: ({ attempts }) => count(attempts),
                  },
                  {
                    head: words.id(),
                    cell: ({ event_id: id }) => <bdi dir="ltr">{id}</bdi>,
                  },
                ]}
              />
              <ShowMore list={list} />
            </>
          )
        }
      </Report>
    </Modal>
  )
}
