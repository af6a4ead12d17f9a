import { advertiserUrl, campaignsOfObjectives } from '@tessera/contracts/ads/advertiser-urls'
import { Objective } from '@tessera/contracts/ads/objectives'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { Nothing } from '../../kit/tables/report.tsx'
import { CampaignList } from './campaign-list.tsx'
import styles from './campaigns.module.css'
import { words } from './words.ts'

function Ways({ account }: { readonly account: Advertiser | undefined }): ReactElement {
  const { navigate } = useShell()
  const way = (label: string, to: string) => (
    <Button key={to} size="small" href={to} onNavigate={(href) => navigate(href)}>
      {label}
    </Button>
  )
  return (
    <div className={styles.acts}>
      {account === undefined ? null : (
        <>
          {way(words.create(), advertiserUrl('adsCreate', { advertiserId: account.id }))}
          {way(words.manage(), advertiserUrl('campaignMode', { advertiserId: account.id }))}
          {Objective.options.map((objective) =>
            way(words[objective](), campaignsOfObjectives(account.id, [objective])),
          )}
        </>
      )}
      {way(words.promote(), advertiserUrl('quickPromote', { advertiserId: null }))}
      {way(words.accounts(), advertiserUrl('accountsManager', { advertiserId: null }))}
    </div>
  )
}

/** The campaigns of an ad account, and the ways to promote a Pin and to ask people in. */
export function Campaigns({ account }: { readonly account: Advertiser | undefined }): ReactElement {
  return (
    <section className={styles.part}>
      <h2>{words.title()}</h2>
      <Ways account={account} />
      {account === undefined ? (
        <Nothing>{words.noAccount()}</Nothing>
      ) : (
        <CampaignList account={account} />
      )}
    </section>
  )
}
