import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { advertisers } from '@tessera/contracts/calls/access'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { SelectField } from '@tessera/ui/field'
import { type ReactElement, useState } from 'react'
import { Nothing, Report } from '../tables/report.tsx'
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
      {way(words.promote(), paths.promoteAny.to())}
      {account === undefined
        ? null
        : way(words.billing(), paths.billing.to({ advertiserId: account.id }))}
      {way(words.accounts(), paths.accountsManager.to())}
    </div>
  )
}

function OfAccounts({
  accounts,
  first,
}: {
  readonly accounts: readonly Advertiser[]
  readonly first: string | undefined
}): ReactElement {
  const [chosen, setChosen] = useState(first)
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0]
  return (
    <>
      <Ways account={account} />
      {accounts.length > 1 ? (
        <SelectField
          label={words.account()}
          value={account?.id}
          onChange={({ target }) => setChosen(target.value)}
        >
          {accounts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      {account === undefined ? (
        <Nothing>{words.noAccount()}</Nothing>
      ) : (
        <CampaignList key={account.id} account={account} />
      )}
    </>
  )
}

/** The campaigns of the ad accounts that the viewer may act for, and the ways to promote and to pay. */
export function Campaigns({ first }: { readonly first?: string | undefined }): ReactElement {
  const { client } = useShell()
  const query = useQuery({
    ...queryOptions(client, advertisers, {}),
    refetchOnMount: 'always',
  })
  return (
    <section className={styles.part}>
      <h2>{words.title()}</h2>
      <Report query={query}>
        {(accounts) => <OfAccounts accounts={accounts} first={first} />}
      </Report>
    </section>
  )
}
