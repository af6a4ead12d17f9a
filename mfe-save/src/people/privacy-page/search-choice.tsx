import { useQuery } from '@tanstack/react-query'
import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import { getSettings, type Settings, updateSettings } from '@tessera/contracts/calls/settings'
import { useShell } from '@tessera/module/react'
import { QueryRegion } from '@tessera/ui/query-region'
import { Skeleton } from '@tessera/ui/skeleton'
import { Switch } from '@tessera/ui/switch'
import { type ReactElement, useState } from 'react'
import { words } from './words.ts'

const choose = defineCommand(updateSettings, {
  name: 'hide-from-search',
  latest: true,
  key: () => 'search',
  confirm: (_, __, draft) => draft.lists({ of: [getSettings], ask: 'now' }),
})

function Choice({ settings }: { readonly settings: Settings }): ReactElement {
  const { run } = useCommand(choose)
  const [chosen, setChosen] = useState<boolean>()
  const change = async (hides_from_search: boolean) => {
    setChosen(hides_from_search)
    const { state } = await run({ hides_from_search })
    if (state !== 'done') setChosen(undefined)
  }
  return (
    <Switch
      label={words.hidden()}
      hint={words.hiddenWhy()}
      checked={chosen ?? settings.hides_from_search}
      onChange={({ target }) => void change(target.checked)}
    />
  )
}

/** Chooses whether searches, of the product or of the web, find the viewer's profile. */
export function SearchChoice(): ReactElement {
  const { client } = useShell()
  const query = useQuery({ ...queryOptions(client, getSettings, {}), refetchOnMount: 'always' })
  return (
    <QueryRegion
      query={query}
      failed={words.searchFailed()}
      waiting={
        <div role="status" aria-label={words.searchLoading()}>
          <Skeleton height={48} radius="var(--r-m)" />
        </div>
      }
    >
      {(settings) => <Choice settings={settings} />}
    </QueryRegion>
  )
}
