import { introductionRequested } from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import { useShell, useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { GridSkeleton } from '@tessera/ui/skeleton'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { lazy, type ReactElement, Suspense, useRef } from 'react'
import { Feed, useFeed } from './feed.tsx'
import styles from './member-home.module.css'
import { useRefresh } from './use-refresh.ts'
import { useTopicsQuestion } from './use-topics-question.ts'
import { words } from './words.ts'

// Most members answer this once, so it loads on demand.
const TopicsQuestion = lazy(
  () => import(/* webpackChunkName: "choose-topics" */ '../topics/interests/topics-question.tsx'),
)

/** Links to the topics that shape the feed. */
function ChooseLink(): ReactElement {
  return (
    <Button kind="primary" href={paths.ideas.to()} onNavigate={useShell().navigate}>
      {words.emptyChoose()}
    </Button>
  )
}

/** A member's home page: their feed; new members choose topics first. */
export function MemberHome(): ReactElement {
  const { brand, bus } = useShell()
  const viewer = useViewer()
  const list = useFeed()
  const { old, refresh } = useRefresh(list)
  const question = useTopicsQuestion()
  const heading = useRef<HTMLHeadingElement>(null)
  const leave = (how: () => void) => {
    how()
    heading.current?.focus({ preventScroll: true })
    if (viewer?.image_medium_url === null) bus.emit(introductionRequested, {})
  }
  const waiting = <GridSkeleton label={words.feed()} />
  const feed = (
    <>
      <div className={styles.pill}>
        {old ? (
          <Button kind="ink" size="small" busy={list.isRefetching} onClick={() => void refresh()}>
            <Icon shape={icons.arrow} size={18} />
            {words.refresh()}
          </Button>
        ) : null}
      </div>
      <Feed
        list={list}
        whenEmpty={<ChooseLink />}
        atEnd={
          <div className={styles.end}>
            <Button busy={list.isRefetching} onClick={() => void refresh()}>
              {words.again()}
            </Button>
          </div>
        }
      />
    </>
  )
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1 ref={heading} tabIndex={-1}>
          {brand}
        </h1>
      </VisuallyHidden>
      <Suspense fallback={waiting}>
        {question.asks ? (
          <TopicsQuestion
            isOpen={question.open}
            waiting={waiting}
            onDone={() => leave(question.done)}
            onLater={() => leave(question.later)}
          >
            {feed}
          </TopicsQuestion>
        ) : (
          feed
        )}
      </Suspense>
    </div>
  )
}
