import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { type ClaimedWebsite, listWebsites } from '@tessera/contracts/calls/websites'
import { timings } from '@tessera/contracts/timings'
import { useShell, useTitle } from '@tessera/module/react'
import { QueryRegion } from '@tessera/ui/query-region'
import { SettingsPage, SettingsPanel } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { ClaimForm } from './claim-form.tsx'
import { OwnWebsites } from './own-websites.tsx'
import { words } from './words.ts'

function Waiting(): ReactElement {
  return (
    <div role="status" aria-label={words.loading()}>
      <Skeleton height={48} />
    </div>
  )
}

/** The settings of claimed websites. */
export default function ClaimedWebsitesPage(): ReactElement {
  useTitle(words.title())
  const { client, queries } = useShell()
  const options = queryOptions(client, listWebsites, {})
  const query = useQuery({ ...options, staleTime: 0 })
  const show = (sites: readonly ClaimedWebsite[]) =>
    queries.setQueryData(options.queryKey, [...sites])
  return (
    <SettingsPage title={words.title()} lead={words.lead()}>
      <SettingsPanel
        title={words.own()}
        why={words.ownWhy({ days: String(timings.websiteLossDays) })}
      >
        <QueryRegion query={query} failed={words.failed()} waiting={<Waiting />}>
          {(sites) => <OwnWebsites sites={sites} onChanged={show} />}
        </QueryRegion>
      </SettingsPanel>
      <SettingsPanel title={words.add()} why={words.addWhy()}>
        <ClaimForm onClaimed={show} />
      </SettingsPanel>
    </SettingsPage>
  )
}
