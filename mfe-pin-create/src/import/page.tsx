import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getImport, type Import } from '@tessera/contracts/calls/imports'
import { timings } from '@tessera/contracts/timings'
import { useShell, useTitle } from '@tessera/module/react'
import { QueryRegion } from '@tessera/ui/query-region'
import { SettingsPage } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { ChooseSource } from './choose-source.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { EndedPanel, RunningPanel } from './state-panel.tsx'
import { words } from './words.ts'

const isRunning = (found: Import | null | undefined): boolean =>
  found?.state === 'running' || found?.state === 'undoing'

function Waiting(): ReactElement {
  return (
    <div role="status" aria-label={words.loading()}>
      <Skeleton height={88} />
    </div>
  )
}

interface StateProps {
  readonly found: Import | null
  readonly onChanged: (found: Import) => void
}

/** Shows the plan or the running import; otherwise the sources, and the import before. */
function State({ found, onChanged }: StateProps): ReactElement {
  if (found?.state === 'planned') return <PlanPanel found={found} onChanged={onChanged} />
  if (found !== null && isRunning(found))
    return <RunningPanel found={found} onChanged={onChanged} />
  return (
    <>
      {found === null ? null : <EndedPanel found={found} onChanged={onChanged} />}
      <ChooseSource onPlanned={onChanged} />
    </>
  )
}

/** Imports pins from files, folders and feeds. */
export default function ImportPage(): ReactElement {
  useTitle(words.title())
  const { client, queries } = useShell()
  const options = queryOptions(client, getImport, {})
  const query = useQuery({
    ...options,
    staleTime: 0,
    refetchInterval: ({ state }) => (isRunning(state.data) ? timings.importAsked : false),
  })
  const show = (found: Import) => queries.setQueryData(options.queryKey, found)
  return (
    <SettingsPage title={words.title()} lead={words.lead()}>
      <QueryRegion query={query} failed={words.loadFailed()} waiting={<Waiting />}>
        {(found) => <State found={found} onChanged={show} />}
      </QueryRegion>
    </SettingsPage>
  )
}
