import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { advertisers } from '@tessera/contracts/calls/access'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { SelectField } from '@tessera/ui/field'
import { PageTitle } from '@tessera/ui/page-title'
import { QueryRegion } from '@tessera/ui/query-region'
import { Skeleton } from '@tessera/ui/skeleton'
import { type ReactElement, type ReactNode, Suspense } from 'react'
import styles from './area.module.css'
import { AreaNav, type AreaSection } from './area-nav.tsx'
import { NotForYou } from './not-for-you.tsx'
import { usePageFocus } from './use-page-focus.ts'
import { areaWords as words } from './words.ts'

interface AreaProps {
  /** The ad account in the address. */
  readonly advertiserId: string
  /** The section that the page belongs to. */
  readonly section: AreaSection
  readonly title: string
  /** The address of the same page for another ad account; without it, its overview. */
  readonly toAccount?: (id: Advertiser['id']) => string
  /** The page's main act, which stands at the end of the title. */
  readonly act?: { readonly label: string; readonly to: (id: Advertiser['id']) => string }
  /** The page's content. It may be lazy, so that nobody else loads it. */
  readonly children: (account: Advertiser) => ReactNode
}

/** Stands where a page's content is loading. */
export const Waiting = (): ReactElement => (
  <div role="status" aria-label={words.loading()} className={styles.waiting}>
    <Skeleton height={40} />
    <Skeleton height={240} />
  </div>
)

/**
 * The frame of the advertiser's pages: the ad account, the sections, and the title. Only people who may
 * act for the ad account see the content.
 */
export function Area({
  advertiserId,
  section,
  title,
  toAccount,
  act,
  children,
}: AreaProps): ReactElement {
  const { client, navigate } = useShell()
  const viewer = useViewer()
  const query = useQuery({ ...queryOptions(client, advertisers, {}), enabled: viewer !== null })
  useTitle(title)
  const page = usePageFocus(title)
  if (viewer === null) return <NotForYou why="personal" />
  const to = toAccount ?? ((id) => advertiserUrl('overview', { advertiserId: id }))
  return (
    <QueryRegion query={query} failed={words.failed()} waiting={<Waiting />}>
      {(accounts) => {
        const account = accounts.find(({ id }) => id === advertiserId)
        if (account === undefined)
          return <NotForYou why={viewer.is_partner === true ? 'another' : 'personal'} />
        return (
          <div ref={page} tabIndex={-1} className={styles.page}>
            <div className={styles.head}>
              <PageTitle>{title}</PageTitle>
              <div className={styles.tools}>
                {accounts.length > 1 ? (
                  <SelectField
                    label={words.account()}
                    value={account.id}
                    onChange={({ target }) => {
                      const chosen = accounts.find(({ id }) => id === target.value)
                      if (chosen !== undefined) navigate(to(chosen.id))
                    }}
                  >
                    {accounts.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </SelectField>
                ) : null}
                {act === undefined ? null : (
                  <Button
                    kind="primary"
                    href={act.to(account.id)}
                    onNavigate={(path) => navigate(path)}
                  >
                    {act.label}
                  </Button>
                )}
              </div>
            </div>
            <AreaNav advertiserId={account.id} current={section} />
            <div className={styles.content}>
              <Suspense fallback={<Waiting />}>{children(account)}</Suspense>
            </div>
          </div>
        )
      }}
    </QueryRegion>
  )
}
