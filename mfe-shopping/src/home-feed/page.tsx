import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { PinList } from '@tessera/module/pin-list'
import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { EmptyState } from '@tessera/ui/empty-state'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { words } from '../words.ts'
import { Hero } from './hero.tsx'
import styles from './page.module.css'

/** The home page: a visitor meets what the product is for, a member the ideas at once. */
export default function HomeFeed() {
  const { client, brand } = useShell()
  const viewer = useViewer()
  const list = useInfiniteQuery(listOptions(client, homeFeed, {}))
  useTitle(brand)
  return (
    <div className={styles.page}>
      {viewer === null ? (
        <Hero />
      ) : (
        <VisuallyHidden>
          <h1>{words.home({ brand })}</h1>
        </VisuallyHidden>
      )}
      <PinList
        list={list}
        label={words.feed()}
        failure={words.feedFailed()}
        end={words.feedEnd()}
        empty={<EmptyState title={words.feedEmptyTitle()}>{words.feedEmpty()}</EmptyState>}
      />
    </div>
  )
}
