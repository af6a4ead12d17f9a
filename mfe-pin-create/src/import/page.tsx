import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getImport, type Import } from '@tessera/contracts/calls/imports'
import { getRestore, type Restore } from '@tessera/contracts/calls/restores'
import { timings } from '@tessera/contracts/timings'
import { useShell, useTitle } from '@tessera/module/react'
import { QueryRegion } from '@tessera/ui/query-region'
import { SettingsPage } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { ChooseSource } from './choose-source.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { RestoreEnded, RestorePlan, RestoreRunning } from './restore/panels.tsx'
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

const isRestoring = (found: Restore | null | undefined): boolean =>
  found?.state === 'running' || found?.state === 'undoing'

interface StateProps {
  readonly found: Import | null
  readonly restore: Restore | null
  readonly onChanged: (found: Import) => void
  readonly onRestore: (found: Restore) => void
}

/** Shows the plan or the running work of an import or a restore; otherwise the sources, and the results before. */
function State({ found, restore, onChanged, onRestore }: StateProps): ReactElement {
  if (restore?.state === 'planned')
    return <RestorePlan found={restore} onChanged={onRestore} onImport={onChanged} />
  if (restore !== null && (isRestoring(restore) || restore.state === 'paused'))
    return <RestoreRunning found={restore} onChanged={onRestore} />
  if (found?.state === 'planned') return <PlanPanel found={found} onChanged={onChanged} />
  if (found !== null && isRunning(found))
    return <RunningPanel found={found} onChanged={onChanged} />
  return (
    <>
      {restore === null ? null : <RestoreEnded found={restore} onChanged={onRestore} />}
      {found === null ? null : <EndedPanel found={found} onChanged={onChanged} />}
      <ChooseSource
        onPlanned={(planned) =>
          planned.kind === 'import' ? onChanged(planned.plan) : onRestore(planned.plan)
        }
      />
    </>
  )
}

/** Imports pins from files, folders and feeds, and restores the person's own download. */
export default function ImportPage(): ReactElement {
  useTitle(words.title())
  const { client, queries } = useShell()
  const options = queryOptions(client, getImport, {})
  const query = useQuery({
    ...options,
    staleTime: 0,
    refetchInterval: ({ state }) => (isRunning(state.data) ? timings.importAsked : false),
  })
  const ofRestore = queryOptions(client, getRestore, {})
  const restore = useQuery({
    ...ofRestore,
    staleTime: 0,
    refetchInterval: ({ state }) => (isRestoring(state.data) ? timings.restoreAsked : false),
  })
  return (
    <SettingsPage title={words.title()} lead={words.lead()}>
      <QueryRegion query={query} failed={words.loadFailed()} waiting={<Waiting />}>
        {(found) => (
          <QueryRegion query={restore} failed={words.loadFailed()} waiting={<Waiting />}>
            {(restored) => (
              <State
                found={found}
                restore={restored}
                onChanged={(next) => queries.setQueryData(options.queryKey, next)}
                onRestore={(next) => queries.setQueryData(ofRestore.queryKey, next)}
              />
            )}
          </QueryRegion>
        )}
      </QueryRegion>
    </SettingsPage>
  )
}
