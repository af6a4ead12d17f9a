import type { Topic } from '@tessera/contracts/topics'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import styles from './follow-topic.module.css'
import { changeInterests, useInterests } from './interests.ts'
import { words } from './words.ts'

/** Follows or unfollows a topic; a visitor signs up first, and the topic is followed after that. */
export function FollowTopic({
  topic,
  name,
}: {
  readonly topic: Topic
  readonly name: string
}): ReactElement {
  const shell = useShell()
  const interests = useInterests()
  const followed = interests.data?.some(({ id, chosen }) => id === topic && chosen) ?? false
  const follow = () =>
    shell.whenMember(
      { source: 'followButton', creator: { full_name: name, image_large_url: null } },
      () =>
        void changeInterests(shell, (chosen) =>
          followed ? chosen.filter((each) => each !== topic) : [...chosen, topic],
        ),
    )
  return (
    <Button
      kind={followed ? 'quiet' : 'primary'}
      aria-label={
        followed ? words.followingTopic({ topic: name }) : words.followTopic({ topic: name })
      }
      onClick={follow}
    >
      <span className={styles.labels}>
        <span aria-hidden={followed}>{words.follow()}</span>
        <span aria-hidden={!followed}>{words.following()}</span>
      </span>
    </Button>
  )
}
