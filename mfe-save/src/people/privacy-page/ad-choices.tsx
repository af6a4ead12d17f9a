import { useQuery } from '@tanstack/react-query'
import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import { getAdPreferences, updateAdPreferences } from '@tessera/contracts/calls/ad-preferences'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { QueryRegion } from '@tessera/ui/query-region'
import { Skeleton } from '@tessera/ui/skeleton'
import { Switch } from '@tessera/ui/switch'
import { type ReactElement, useId, useState } from 'react'
import { showAds } from '../../pins/ad-reason/hide-advertiser.ts'
import styles from './privacy.module.css'
import { words } from './words.ts'

type Choices = OutputOf<typeof getAdPreferences>

const choose = defineCommand(updateAdPreferences, {
  name: 'personalize-ads',
  latest: true,
  confirm: (_, __, draft) => draft.lists({ of: [getAdPreferences], ask: 'now' }),
})

function Personalized({ choices }: { readonly choices: Choices }): ReactElement {
  const { run } = useCommand(choose)
  const [chosen, setChosen] = useState<boolean>()
  const change = async (is_personalized: boolean) => {
    setChosen(is_personalized)
    const { state } = await run({ is_personalized })
    if (state !== 'done') setChosen(undefined)
  }
  return (
    <Switch
      label={words.personalized()}
      hint={words.personalizedWhy()}
      checked={chosen ?? choices.is_personalized}
      onChange={({ target }) => void change(target.checked)}
    />
  )
}

function HiddenRow({ business }: { readonly business: Choices['hidden'][number] }): ReactElement {
  const { run, busy } = useCommand(showAds)
  const { name, advertiser_id: advertiserId } = business
  return (
    <li className={styles.row}>
      <span className={styles.person}>{name}</span>
      <Button
        busy={busy}
        aria-label={words.showAdsOf({ name })}
        onClick={() => void run({ advertiserId, name })}
      >
        {words.showAds()}
      </Button>
    </li>
  )
}

function Hidden({ choices: { hidden } }: { readonly choices: Choices }): ReactElement {
  const id = useId()
  if (hidden.length === 0) return <p className={styles.note}>{words.noHiddenAds()}</p>
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id}>{words.hiddenAds()}</h3>
      <ul className={styles.list}>
        {hidden.map((business) => (
          <HiddenRow key={business.advertiser_id} business={business} />
        ))}
      </ul>
    </section>
  )
}

/** Chooses whether the viewer's ads are personalized, and shows the businesses whose ads they hide. */
export function AdChoices(): ReactElement {
  const { client } = useShell()
  const query = useQuery({
    ...queryOptions(client, getAdPreferences, {}),
    refetchOnMount: 'always',
  })
  return (
    <QueryRegion
      query={query}
      failed={words.adsFailed()}
      waiting={
        <div role="status" aria-label={words.adsLoading()}>
          <Skeleton height={48} radius="var(--r-m)" />
        </div>
      }
    >
      {(choices) => (
        <>
          <Personalized choices={choices} />
          <Hidden choices={choices} />
        </>
      )}
    </QueryRegion>
  )
}
