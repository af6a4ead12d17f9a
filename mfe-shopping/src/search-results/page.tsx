import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { searchPins } from '@tessera/contracts/calls/search'
import type { SearchResults as Found } from '@tessera/contracts/entities/search'
import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import type { PageProps } from '@tessera/module'
import { PinList } from '@tessera/module/pin-list'
import { useShell, useTitle } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { words } from '../words.ts'
import styles from './page.module.css'
import { queryIn } from './query-in.ts'

/** Of what a search answers, the pins. */
const pinPages = ({ pages, ...rest }: InfiniteData<{ data: Found; bookmark: string | null }>) => ({
  ...rest,
  pages: pages.map((page) => ({ ...page, data: page.data.results })),
})

function Results({ query }: { readonly query: string }) {
  const { client, navigate } = useShell()
  const list = useInfiniteQuery({
    ...listOptions(client, searchPins, { query }),
    select: pinPages,
  })
  const home = (
    <Button kind="primary" href={paths.home.to()} onNavigate={navigate}>
      {words.backHome()}
    </Button>
  )
  return (
    <>
      <h1 className={styles.title}>{words.searchFor({ query })}</h1>
      <PinList
        list={list}
        label={words.searchResults()}
        failure={words.searchFailed()}
        end={words.searchEnd()}
        empty={
          <EmptyState title={words.nothingTitle({ query })} action={home}>
            {words.nothing()}
          </EmptyState>
        }
      />
    </>
  )
}

/** What a search found. */
export default function SearchResults({ query }: PageProps) {
  const text = queryIn(query, limits.searchQueryMax)
  useTitle(text === '' ? words.searchTitle() : text)
  return (
    <div className={styles.page}>
      {text === '' ? (
        <EmptyState title={words.searchEmptyTitle()}>{words.searchEmpty()}</EmptyState>
      ) : (
        <Results key={text} query={text} />
      )}
    </div>
  )
}
