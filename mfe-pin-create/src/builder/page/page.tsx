import type { PageProps } from '@tessera/module'
import { useTitle } from '@tessera/module/react'
import { EmptyState } from '@tessera/ui/empty-state'
import type { ReactElement } from 'react'
import { words } from '../../words.ts'
import { useDesk } from '../desk/use-desk.ts'
import type { Feature, Scenario } from '../features/features.ts'
import { scenarioOf, useFeatures } from '../features/use-features.ts'
import { DeskForm } from './draft-form.tsx'
import { useShared } from './use-shared.ts'

interface BuilderProps {
  readonly query: URLSearchParams
  readonly features: ReadonlySet<Feature>
  readonly scenario: Scenario
}

function Builder({ scenario, ...props }: BuilderProps): ReactElement | null {
  const desk = useDesk(props.features, scenario)
  const shared = useShared(desk, props.query)
  return desk === undefined ? null : <DeskForm {...{ desk, shared }} {...props} />
}

/**
 * The page that makes pins from pictures of the device, or from the address of a page. `?board=`
 * chooses their board, `?scenario=` what the builder is used for.
 */
export default function BuilderPage({ query }: PageProps) {
  useTitle(words.title())
  const scenario = scenarioOf(query)
  const features = useFeatures(scenario)
  if (!features.has('create'))
    return (
      <EmptyState isPage title={words.creationOff()}>
        {words.creationOffWhy()}
      </EmptyState>
    )
  return <Builder {...{ query, features, scenario }} />
}
