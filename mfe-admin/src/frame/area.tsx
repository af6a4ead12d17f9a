import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import { houseSelf } from '@tessera/contracts/calls/house-roles'
import { type HouseAct, type HouseRole, mayAct } from '@tessera/contracts/house-acts'
import { paths } from '@tessera/contracts/paths'
import { useShell, useTitle } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { PageTitle } from '@tessera/ui/page-title'
import { QueryRegion } from '@tessera/ui/query-region'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement, ReactNode } from 'react'
import type { AdminPage } from './addresses.ts'
import styles from './area.module.css'
import { Navigation } from './navigation.tsx'
import { frameWords as words } from './words.ts'

/** The viewer as the pages need them. */
export interface Self {
  readonly role: HouseRole
  readonly may: (act: HouseAct) => boolean
  /** Counts of what waits; null for what the role does not see. */
  readonly waiting: OutputOf<typeof houseSelf>['waiting']
}

interface AreaProps {
  readonly page: AdminPage
  readonly title: string
  /** The act that the page is for; a role that may not do it is told so. */
  readonly needs?: HouseAct
  readonly lead?: ReactNode
  /** Buttons beside the title. */
  readonly aside?: ReactNode
  readonly children: (self: Self) => ReactNode
}

/** Stands where a page is loading. */
const Waiting = (): ReactElement => (
  <div role="status" aria-label={words.loading()} className={styles.waiting}>
    <Skeleton height={48} />
    {['first', 'second', 'third', 'fourth'].map((each) => (
      <Skeleton key={each} height={56} />
    ))}
  </div>
)

/** Shown to somebody whose role was taken while the tab was open, as an unknown address is. */
function NotHere(): ReactElement {
  const { navigate } = useShell()
  useTitle(words.missingTitle())
  return (
    <EmptyState
      title={words.missingTitle()}
      action={
        <Button kind="primary" href={paths.home.to()} onNavigate={(to) => navigate(to)}>
          {words.home()}
        </Button>
      }
    >
      {words.missing()}
    </EmptyState>
  )
}

function FactorNeeded(): ReactElement {
  const { navigate } = useShell()
  return (
    <EmptyState
      title={words.factorTitle()}
      action={
        <Button kind="primary" href={paths.securitySettings.to()} onNavigate={(to) => navigate(to)}>
          {words.factorDo()}
        </Button>
      }
    >
      {words.factorWhy()}
    </EmptyState>
  )
}

function NotForRole(): ReactElement {
  const { navigate } = useShell()
  return (
    <EmptyState
      title={words.notForRoleTitle()}
      action={
        <Button href={paths.admin.to()} onNavigate={(to) => navigate(to)}>
          {words.toOverview()}
        </Button>
      }
    >
      {words.notForRole()}
    </EmptyState>
  )
}

/** The frame of the area's pages: the navigation, the title, and what the viewer's role may do. */
export function Area({ page, title, needs, lead, aside, children }: AreaProps): ReactElement {
  const { client } = useShell()
  const query = useQuery({ ...queryOptions(client, houseSelf, {}), staleTime: 30_000 })
  useTitle(title)
  return (
    <QueryRegion query={query} failed={words.failed()} waiting={<Waiting />}>
      {({ role, needs_factor: needsFactor, waiting }) => {
        if (role === null) return <NotHere />
        if (needsFactor) return <FactorNeeded />
        const may = (act: HouseAct) => mayAct(role, act)
        const isBarred = needs !== undefined && !may(needs)
        return (
          <div className={styles.area}>
            <Navigation page={page} may={may} />
            <div className={styles.page}>
              <header className={styles.head}>
                <div className={styles.titles}>
                  <PageTitle>{title}</PageTitle>
                  {lead === undefined || isBarred ? null : <p className={styles.lead}>{lead}</p>}
                </div>
                {isBarred ? null : aside}
              </header>
              {isBarred ? <NotForRole /> : children({ role, may, waiting })}
            </div>
          </div>
        )
      }}
    </QueryRegion>
  )
}
