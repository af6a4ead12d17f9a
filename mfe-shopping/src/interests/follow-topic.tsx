import type { Topic } from '@tessera/contracts/topics'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { useState } from 'react'
import styles from './follow-topic.module.css'
import { setInterests } from './set-interests.ts'
import { useInterests } from './use-interests.ts'
import { words } from './words.ts'

/** Follows a topic, which makes it one of the viewer's; a visitor signs up first and follows by that. */
export function FollowTopic({
  topic,
  name,
}: {
  readonly topic: Topic
  readonly name: string
}): ReactElement {
  const shell = useShell()
  const [busy, setBusy] = useState(false)
  const interests = useInterests()
  const followed = interests.data?.some(({ id, chosen }) => id === topic && chosen) ?? false
  const follow = () =>
    shell.whenMember(
      { source: 'followButton', creator: { full_name: name, image_large_url: null } },
      async () => {
        setBusy(true)
        await setInterests(shell, (chosen) =>
          followed ? chosen.filter((each) => each !== topic) : [...new Set([...chosen, topic])],
        )
        setBusy(false)
      },
    )
  return (
    <Button
      kind={followed ? 'quiet' : 'primary'}
      aria-label={
        followed ? words.followingTopic({ topic: name }) : words.followTopic({ topic: name })
      }
      onClick={() => (busy ? undefined : follow())}
    >
      <span className={styles.labels}>
        <span aria-hidden={followed}>{words.follow()}</span>
        <span aria-hidden={!followed}>{words.following()}</span>
      </span>
    </Button>
  )
}
