import type { CatalogSource } from '@tessera/contracts/calls/catalogs'
import { useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { PageTitle } from '@tessera/ui/page-title'
import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { AddSource } from '../add/add-source.tsx'
import { keptSources, newSource } from '../add/source-draft.ts'
import { type SourceChanges, SourceRow, sourceTitleId } from '../sources/source-row.tsx'
import list from '../sources/sources.module.css'
import { words } from '../words.ts'
import { FeedColumns, WhatIsAFeed } from './about-feeds.tsx'
import styles from './catalogs.module.css'

interface SourceListProps extends SourceChanges {
  readonly sources: readonly CatalogSource[]
}

/** The form is open where somebody was filling it in. The focus goes to what opens, and back to the button. */
function useAdding() {
  const viewerId = useViewer()?.id
  const [isAdding, setAdding] = useState(() => keptSources(viewerId).get(newSource) !== undefined)
  const [added, setAdded] = useState<string>()
  useEffect(() => {
    if (added !== undefined) document.getElementById(sourceTitleId(added))?.focus()
  }, [added])
  const button = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const before = useRef(isAdding)
  useLayoutEffect(() => {
    if (before.current === isAdding) return
    before.current = isAdding
    const first = form.current?.querySelector<HTMLElement>(':checked')
    ;(isAdding ? first : button.current)?.focus()
  }, [isAdding])
  return { isAdding, setAdding, setAdded, button, form }
}

/** All sources, the newest first, and the form that adds one. */
export function SourceList({ sources, ...changes }: SourceListProps): ReactElement {
  const { isAdding, setAdding, setAdded, button, form } = useAdding()
  const isNone = sources.length === 0
  const add = (source: CatalogSource) => {
    setAdding(false)
    changes.onChanged(source)
    setAdded(source.id)
  }
  return (
    <>
      <header className={styles.head}>
        <div className={styles.lead}>
          <PageTitle>{words.title()}</PageTitle>
          <p className={styles.text}>{words.lead()}</p>
        </div>
        {isNone || isAdding ? null : (
          <Button ref={button} kind="primary" onClick={() => setAdding(true)}>
            {words.add()}
          </Button>
        )}
      </header>
      {isNone ? <WhatIsAFeed /> : null}
      {isNone || isAdding ? (
        <div ref={form}>
          <AddSource onAdded={add} onClose={isNone ? undefined : () => setAdding(false)} />
        </div>
      ) : null}
      {isNone ? null : (
        <>
          <ul aria-label={words.sources()} className={list.list}>
            {sources.map((source) => (
              <SourceRow key={source.id} source={source} {...changes} />
            ))}
          </ul>
          <details className={styles.details}>
            <summary>{words.aboutFeeds()}</summary>
            <FeedColumns />
          </details>
        </>
      )}
    </>
  )
}
