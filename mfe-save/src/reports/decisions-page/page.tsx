import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { myDecisions, type ToldDecision } from '@tessera/contracts/calls/reports'
import { Link, useShell, useTitle } from '@tessera/module/react'
import { QueryRegion } from '@tessera/ui/query-region'
import { SettingsPage, SettingsPanel } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import styles from '../decision/decision.module.css'
import { DecisionCard } from '../decision/decision-card.tsx'
import { words } from './words.ts'

const Waiting = (): ReactElement => (
  <div role="status" aria-label={words.loading()}>
    <Skeleton height={96} />
  </div>
)

interface DecisionsProps {
  readonly told: readonly ToldDecision[]
  readonly none: string
}

function Decisions({ told, none }: DecisionsProps): ReactElement {
  if (told.length === 0) return <p className={styles.lead}>{none}</p>
  return (
    <ul className={styles.list}>
      {told.map((each) => (
        <li key={each.path}>
          <DecisionCard
            told={each}
            title={
              <Link to={each.path}>
                {each.appeal.state === 'open' ? words.appeal() : words.see()}
              </Link>
            }
          />
        </li>
      ))}
    </ul>
  )
}

/** The decisions about the viewer, and about what they reported. */
export default function DecisionsPage(): ReactElement {
  useTitle(words.title())
  const { client, brand } = useShell()
  const query = useQuery({ ...queryOptions(client, myDecisions, {}), staleTime: 0 })
  return (
    <SettingsPage title={words.title()} lead={words.lead({ brand })}>
      <QueryRegion query={query} failed={words.failed()} waiting={<Waiting />}>
        {(all) => (
          <>
            <SettingsPanel title={words.own()}>
              <Decisions told={all.filter(({ side }) => side === 'owner')} none={words.ownNone()} />
            </SettingsPanel>
            <SettingsPanel title={words.reported()}>
              <Decisions
                told={all.filter(({ side }) => side === 'reporter')}
                none={words.reportedNone()}
              />
            </SettingsPanel>
          </>
        )}
      </QueryRegion>
    </SettingsPage>
  )
}
