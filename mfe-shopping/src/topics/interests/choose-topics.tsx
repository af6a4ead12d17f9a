import { inPageLanguage } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import type { Topic } from '@tessera/contracts/topics'
import { topics } from '@tessera/contracts/topics'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { FormEvent, ReactElement } from 'react'
import { useId, useState } from 'react'
import styles from './choose-topics.module.css'
import { changeInterests } from './interests.ts'
import { TopicChoice } from './topic-tiles.tsx'
import { words } from './words.ts'

const toggled = (chosen: readonly Topic[], topic: Topic): readonly Topic[] =>
  chosen.includes(topic) ? chosen.filter((each) => each !== topic) : [...chosen, topic]

/** A feed of fewer topics repeats itself. */
const fewest = 3

/** Asks a new member for topics, which shape their feed at once. */
export function ChooseTopics({
  onDone,
  onLater,
}: {
  readonly onDone: () => void
  readonly onLater: () => void
}): ReactElement {
  const shell = useShell()
  const titleId = useId()
  const [chosen, setChosen] = useState<readonly Topic[]>([])
  const [busy, setBusy] = useState(false)
  const missing = Math.max(0, fewest - chosen.length)
  async function choose(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (missing > 0) return
    setBusy(true)
    const done = await changeInterests(shell, (before) => [...before, ...chosen])
    setBusy(false)
    if (!done) return
    onDone()
    const change = () => shell.navigate(paths.ideas.to())
    shell.toast({
      text: words.changed(),
      tone: 'good',
      action: { label: words.change(), run: change },
    })
  }
  return (
    <form
      aria-labelledby={titleId}
      className={styles.choose}
      onSubmit={(event) => void choose(event)}
    >
      <div className={styles.about}>
        <h2 id={titleId} className={styles.title}>
          {words.title()}
        </h2>
        <p className={styles.text}>{words.text()}</p>
      </div>
      <fieldset aria-label={words.topics()} className={styles.topics}>
        {topics.map(({ id, name }) => {
          const pressed = chosen.includes(id)
          const onPress = () => setChosen(toggled(chosen, id))
          return (
            <TopicChoice
              key={id}
              topic={id}
              name={inPageLanguage(name)}
              {...{ pressed, onPress }}
            />
          )
        })}
      </fieldset>
      <div className={styles.actions}>
        <Button kind="primary" type="submit" busy={busy} disabled={missing > 0}>
          {missing > 0 ? words.more({ count: missing }) : words.show()}
        </Button>
        <Button kind="plain" onClick={onLater}>
          {words.later()}
        </Button>
      </div>
    </form>
  )
}
