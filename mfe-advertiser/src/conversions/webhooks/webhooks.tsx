import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { listWebhooks, type Webhook } from '@tessera/contracts/calls/webhooks'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { useFigures } from '../../kit/money/use-figures.ts'
import panels from '../../kit/panels/panels.module.css'
import { Part } from '../../kit/panels/part.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import styles from '../frame/frame.module.css'
import { WebhookActs } from './webhook-acts.tsx'
import { WebhookForm } from './webhook-form.tsx'
import own from './webhooks.module.css'
import { webhookWords as words } from './words.ts'

interface RowProps {
  readonly account: Advertiser
  readonly webhook: Webhook
}

function Row({ account, webhook }: RowProps): ReactElement {
  const { locale, moment } = useFigures(account.currency)
  const { url, events, state, ending, former_until: former, failing_since: failing } = webhook
  const names = new Intl.ListFormat(locale, { type: 'unit' }).format(
    events.map((type) => words[type]()),
  )
  return (
    <li className={styles.item}>
      <span className={styles.itemWords}>
        <bdi dir="ltr" className={styles.itemName}>
          {url}
        </bdi>
        <span className={state === 'stopped' ? styles.bad : undefined}>{words[state]()}</span>
        {failing === null || state !== 'on' ? null : (
          <span className={styles.warn}>{words.failing({ moment: moment(failing) })}</span>
        )}
        <span className={panels.note}>{names}</span>
        <span className={panels.note}>{words.ending({ ending })}</span>
        {former === null || Date.parse(former) < Date.now() ? null : (
          <span className={panels.note}>{words.former({ moment: moment(former) })}</span>
        )}
      </span>
      <WebhookActs account={account} webhook={webhook} />
    </li>
  )
}

/** The webhooks of an ad account: created, tested, switched off and deleted here. */
export function Webhooks({ account }: { readonly account: Advertiser }): ReactElement {
  const query = useQuery({
    ...queryOptions(useShell().client, listWebhooks, { advertiser_id: account.id }),
    staleTime: 0,
  })
  return (
    <Part title={words.title()} lead={words.lead()}>
      <p className={panels.text}>
        <a href="/openapi#webhooks">{words.how()}</a>
      </p>
      <WebhookForm advertiserId={account.id} />
      <Report query={query}>
        {(webhooks) =>
          webhooks.length === 0 ? (
            <Nothing>{words.none()}</Nothing>
          ) : (
            <ul className={`${styles.list} ${own.list}`} aria-label={words.list()}>
              {webhooks.map((webhook) => (
                <Row key={webhook.id} account={account} webhook={webhook} />
              ))}
            </ul>
          )
        }
      </Report>
    </Part>
  )
}
