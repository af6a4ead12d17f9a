import { advertiserUrl, campaignsOfObjectives } from '@tessera/contracts/ads/advertiser-urls'
import { Objective } from '@tessera/contracts/ads/objectives'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { Link } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { Nothing } from '../../kit/tables/report.tsx'
import { CampaignList } from './campaign-list.tsx'
import styles from './campaigns.module.css'
import { words } from './words.ts'

function Reports({ account }: { readonly account: Advertiser }): ReactElement {
  return (
    <nav aria-label={words.reports()} className={styles.ways}>
      {Objective.options.map((objective) => (
        <Link key={objective} to={campaignsOfObjectives(account.id, [objective])}>
          {words[objective]()}
        </Link>
      ))}
    </nav>
  )
}

/** The campaigns of an ad account, and the ways to promote a Pin and to ask people in. */
export function Campaigns({ account }: { readonly account: Advertiser | undefined }): ReactElement {
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2>{words.title()}</h2>
        <div className={styles.ways}>
          {account === undefined ? null : (
            <Link to={advertiserUrl('campaignMode', { advertiserId: account.id })}>
              {words.manage()}
            </Link>
          )}
          <Link to={advertiserUrl('quickPromote', { advertiserId: null })}>{words.promote()}</Link>
          <Link to={advertiserUrl('accountsManager', { advertiserId: null })}>
            {words.accounts()}
          </Link>
        </div>
      </div>
      {account === undefined ? (
        <Nothing>{words.noAccount()}</Nothing>
      ) : (
        <>
          <CampaignList account={account} />
          <Reports account={account} />
        </>
      )}
    </section>
  )
}
