import { paths } from '@tessera/contracts/paths'
import { searchedText } from '@tessera/contracts/search-address'
import type { PageProps } from '@tessera/module'
import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { EmptyState } from '@tessera/ui/empty-state'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { useEffect } from 'react'
import { TopicTiles } from '../topics/topic-tiles.tsx'
import styles from './page.module.css'
import { Results } from './results.tsx'
import { ScopeTabs } from './scope-tabs.tsx'
import { offeredScope } from './scopes.ts'
import { words } from './words.ts'

/** A search that was given no words yet. */
function NoWords() {
  return (
    <>
      <EmptyState title={words.emptyTitle()}>{words.empty()}</EmptyState>
      <TopicTiles />
    </>
  )
}

/** What a search found, in one scope; a scope that is not offered leads to pins. */
export default function SearchPage({ params, query }: PageProps<{ readonly scope: string }>) {
  const { navigate } = useShell()
  const scope = offeredScope(params.scope, useViewer())
  const text = searchedText(query)
  const toPins = paths.search.to(Object.fromEntries(query))
  useTitle(text === '' ? words.title() : text)
  useEffect(() => {
    if (scope === undefined) navigate(toPins, { replace: true })
  }, [scope, toPins, navigate])
  if (scope === undefined) return null
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1>{text === '' ? words.title() : words.heading({ query: text })}</h1>
      </VisuallyHidden>
      {text === '' ? (
        <NoWords />
      ) : (
        <>
          <ScopeTabs scope={scope} text={text} />
          <Results key={`${scope} ${text}`} {...{ scope, text, query }} />
        </>
      )}
    </div>
  )
}
