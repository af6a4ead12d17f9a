import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { type HouseAd, houseAds } from '@tessera/contracts/calls/house-ads'
import { Link, useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { Listed } from '../frame/listed.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { useWhen } from '../frame/use-when.ts'
import { reasonName } from '../reports/reason-name.ts'
import styles from './ads.module.css'
import { DecideAd } from './decide-ad.tsx'
import { named } from './named-ad.ts'
import { adWords as words } from './words.ts'

const faults: Readonly<Record<HouseAd['faults'][number], () => string>> = {
  link: words.faultLink,
  words: words.faultWords,
}

/** The reasons that an ad needs a decision, each as a line. */
function Reasons({ ad }: { readonly ad: HouseAd }): ReactElement {
  const reports = ad.reports.map(({ reason, count }) =>
    words.reportCount({ reason: reasonName(reason), count }),
  )
  return (
    <>
      {ad.faults.map((fault) => (
        <span key={fault}>{faults[fault]()}</span>
      ))}
      {reports.length === 0 ? null : <span>{words.reported({ reasons: reports.join(', ') })}</span>}
    </>
  )
}

interface AdRowProps {
  readonly ad: HouseAd
  readonly mayDecide: boolean
  readonly onDecide: (choice: 'approve' | 'refuse') => void
}

function AdRow({ ad, mayDecide, onDecide }: AdRowProps): ReactElement {
  const { moment } = useWhen()
  const { business, advertiser, campaign, link } = ad
  const day = moment(ad.since)
  return (
    <li className={styles.ad}>
      <img src={ad.image_url} alt="" loading="lazy" className={styles.picture} />
      <span className={parts.lines}>
        <strong dir="auto">{named(ad).ad}</strong>
        <span dir="auto">{words.ofCampaign({ advertiser, campaign })}</span>
        {ad.description === '' ? null : (
          <span className={parts.sub} dir="auto">
            {ad.description}
          </span>
        )}
        <span className={parts.sub}>
          {link === null ? words.leadsNowhere() : words.leadsTo({ link })}
        </span>
        <span className={parts.sub} dir="auto">
          {business === null
            ? words.noBusiness()
            : words.business({ ...business, name: business.legal_name })}
        </span>
        <Reasons ad={ad} />
        <span className={parts.sub}>
          {ad.state === 'waiting' ? words.waitsSince({ day }) : words.runsSince({ day })}{' '}
          <Link to={new URL(ad.pin).pathname}>{words.openPin()}</Link>
        </span>
      </span>
      {mayDecide ? (
        <span className={parts.acts}>
          <Button
            size="small"
            aria-label={words.approveOf(named(ad))}
            onClick={() => onDecide('approve')}
          >
            {words.approve()}
          </Button>
          <Button
            size="small"
            aria-label={words.refuseOf(named(ad))}
            onClick={() => onDecide('refuse')}
          >
            {words.refuse()}
          </Button>
        </span>
      ) : null}
    </li>
  )
}

/** Ads that wait for a decision: the reported ones first, then those that wait longest. */
export function AdQueue({ mayDecide }: { readonly mayDecide: boolean }): ReactElement {
  const { client } = useShell()
  const [asking, setAsking] = useState<{
    readonly ad: HouseAd
    readonly choice: 'approve' | 'refuse'
  } | null>(null)
  const list = useInfiniteQuery({ ...listOptions(client, houseAds, {}), staleTime: 0 })
  return (
    <Part title={words.queue()}>
      <Listed list={list} title={words.queue()} nothing={words.nothing()}>
        {(ad) => (
          <AdRow ad={ad} mayDecide={mayDecide} onDecide={(choice) => setAsking({ ad, choice })} />
        )}
      </Listed>
      {mayDecide ? null : <p className={parts.note}>{words.readOnly()}</p>}
      {asking === null ? null : <DecideAd {...asking} onClose={() => setAsking(null)} />}
    </Part>
  )
}
