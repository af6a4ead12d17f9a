import { useInfiniteQuery } from '@tanstack/react-query'
import { CallFailure, listOptions } from '@tessera/client'
import { topicFeed } from '@tessera/contracts/calls/feed'
import { inPageLanguage } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { topics } from '@tessera/contracts/topics'
import type { PageProps } from '@tessera/module'
import { useResourceRedirect, useShell, useTitle } from '@tessera/module/react'
import { Onward } from '@tessera/pins/onward'
import { PinList } from '@tessera/pins/pin-list'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { PageTitle } from '@tessera/ui/page-title'
import { FollowTopic } from '../interests/follow-topic.tsx'
import styles from './page.module.css'
import { words } from './words.ts'

type KnownTopic = (typeof topics)[number]

/** Shows an unknown topic as not found, without asking the service. */
const noSuchTopic = new CallFailure({
  code: 'not-found',
  message: '',
  httpStatus: 404,
  apiErrorCode: 0,
})

function NothingYet({ topic }: { readonly topic: KnownTopic }) {
  const { navigate } = useShell()
  return (
    <EmptyState
      title={words.emptyTitle({ topic: inPageLanguage(topic.name) })}
      action={
        <Button kind="primary" href={paths.ideas.to()} onNavigate={navigate}>
          {words.allTopics()}
        </Button>
      }
    >
      {words.empty()}
    </EmptyState>
  )
}

function TopicIdeas({ topic }: { readonly topic: KnownTopic }) {
  const { client } = useShell()
  const list = useInfiniteQuery(listOptions(client, topicFeed, { topic: topic.id }))
  const name = inPageLanguage(topic.name)
  useTitle(name)
  useResourceRedirect(list.data === undefined ? list.error : null)
  const onward = <Onward after={{ topic: topic.id }} title={words.more()} />
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.about}>
          <PageTitle size="hero">{name}</PageTitle>
          <p className={styles.text}>{words.topicAbout()}</p>
        </div>
        <FollowTopic topic={topic.id} name={name} />
      </header>
      <PinList
        list={list}
        label={words.list({ topic: name })}
        failure={words.failed()}
        end={onward}
        empty={
          <>
            <NothingYet topic={topic} />
            {onward}
          </>
        }
      />
    </div>
  )
}

function NoSuchTopic() {
  useResourceRedirect(noSuchTopic)
  return null
}

/** Shows the ideas of a topic; an unknown topic redirects. */
export default function TopicPage({ params }: PageProps<{ readonly topic: string }>) {
  const topic = topics.find(({ id }) => id === params.topic)
  return topic === undefined ? <NoSuchTopic /> : <TopicIdeas key={topic.id} topic={topic} />
}
