import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { checkOffsite } from '@tessera/contracts/calls/offsite'
import { paths } from '@tessera/contracts/paths'
import type { PageProps } from '@tessera/module'
import { useShell, useViewer } from '@tessera/module/react'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { readAskedLink } from './asked-link.ts'
import styles from './offsite.module.css'
import { OffsiteView } from './offsite-view.tsx'
import { ReportLink } from './report-link.tsx'
import { nowhere, verdictOf } from './verdict.ts'
import { WayOn } from './way-on.tsx'
import { words } from './words.ts'

function Waiting(): ReactElement {
  return (
    <div role="status" aria-label={words.checking()} className={styles.card}>
      <Skeleton width={56} height={56} radius="var(--r-m)" />
      <Skeleton width="70%" height={32} />
      <Skeleton width="100%" height={48} />
      <Skeleton width="100%" height={112} radius="var(--r-m)" />
      <Skeleton width="60%" height={48} radius="var(--r-full)" />
    </div>
  )
}

/**
 * The page before a link that is not opened directly: its destination and the reason for the stop.
 */
export default function OffsitePage({ query }: PageProps): ReactElement {
  const { client, brand, goBack } = useShell()
  const isMember = useViewer() !== null
  const asked = readAskedLink(query)
  const checked = useQuery({
    ...queryOptions(client, checkOffsite, asked.check),
    enabled: asked.url !== null,
  })
  const back = () =>
    goBack(asked.pinId === null ? paths.home.to() : paths.pin.to({ pinId: asked.pinId }))
  const verdict =
    asked.url === null ? nowhere() : checked.data && verdictOf(checked.data, { brand, isMember })
  if (verdict === undefined)
    return (
      <div className={styles.page}>
        {checked.error === null ? (
          <Waiting />
        ) : (
          <ErrorRegion
            title={words.failed()}
            busy={checked.isFetching}
            onRetry={() => void checked.refetch()}
          >
            {checked.error.message}
          </ErrorRegion>
        )}
      </div>
    )
  return (
    <div className={styles.page}>
      <OffsiteView verdict={verdict}>
        <WayOn verdict={verdict} onBack={back} />
        {verdict.to === null ? null : (
          <div className={styles.foot}>
            <ReportLink asked={asked} />
          </div>
        )}
      </OffsiteView>
    </div>
  )
}
