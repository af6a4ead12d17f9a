import { useStore } from '@nanostores/react'
import type { PageProps } from '@tessera/module'
import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { Announcement } from '@tessera/ui/announcement'
import { keepFocus } from '@tessera/ui/keep-focus'
import { PageTitle } from '@tessera/ui/page-title'
import { QueryRegion } from '@tessera/ui/query-region'
import { Skeleton } from '@tessera/ui/skeleton'
import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { reportHeadId, SourceReport } from '../report/source-report.tsx'
import { sourceTitleId } from '../sources/source-row.tsx'
import { words } from '../words.ts'
import { BusinessOnly } from './business-only.tsx'
import styles from './catalogs.module.css'
import { SourceList } from './source-list.tsx'
import { useRunNews, useSources } from './use-sources.ts'

function Waiting(): ReactElement {
  return (
    <div role="status" aria-label={words.loading()} className={styles.waiting}>
      <Skeleton height={220} />
    </div>
  )
}

/** Shows a report from its top, and goes back to its source in the list. */
function useReportFocus(sourceId: string | undefined): void {
  const before = useRef(sourceId)
  useLayoutEffect(() => {
    const left = before.current
    before.current = sourceId
    if (left === sourceId) return
    if (sourceId === undefined) return document.getElementById(sourceTitleId(left ?? ''))?.focus()
    window.scrollTo(0, 0)
    document.getElementById(reportHeadId)?.focus({ preventScroll: true })
  }, [sourceId])
}

function Catalogs({ query: asked }: Pick<PageProps, 'query'>): ReactElement {
  const { query, put, drop } = useSources()
  const news = useRunNews(query.data)
  const chosen = query.data?.find(({ id }) => id === asked.get('source'))
  useTitle(chosen === undefined ? words.title() : words.runsOf({ name: chosen.name }))
  useReportFocus(asked.get('source') ?? undefined)
  return (
    <div ref={keepFocus} tabIndex={-1} className={styles.page}>
      {query.data === undefined ? <PageTitle>{words.title()}</PageTitle> : null}
      <QueryRegion query={query} failed={words.loadFailed()} waiting={<Waiting />}>
        {(sources) =>
          chosen === undefined ? (
            <SourceList sources={sources} onChanged={put} onDeleted={drop} />
          ) : (
            <SourceReport source={chosen} runId={asked.get('run')} onChanged={put} />
          )
        }
      </QueryRegion>
      <Announcement text={news} />
    </div>
  )
}

/** The catalogs of a business: where its products come from, and what became of each row. */
export default function CatalogsPage({ query }: PageProps): ReactElement {
  const viewer = useViewer()
  const profile = useStore(useShell().$profile)
  const isActing = profile !== null && profile.id !== viewer?.id
  return viewer?.is_partner || isActing ? <Catalogs query={query} /> : <BusinessOnly />
}
