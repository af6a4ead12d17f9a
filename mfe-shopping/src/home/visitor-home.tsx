import { paths } from '@tessera/contracts/paths'
import { visitorHomeSlot } from '@tessera/contracts/slots'
import { topics } from '@tessera/contracts/topics'
import { Slot, useReturning } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { ChipLink, ChipLinks } from '../chip-link/chip-link.tsx'
import { Feed, useFeed } from './feed.tsx'
import { FormWaiting } from './form-waiting.tsx'
import { Hero } from './hero.tsx'
import { useFirstScreen } from './use-first-screen.ts'
import styles from './visitor-home.module.css'
import { words } from './words.ts'

/** How many topics are named; the others are a page away. */
const topicsNamed = 5

/** Where else a visitor may look around. */
function Topics(): ReactElement {
  return (
    <div className={styles.topics}>
      <ChipLinks label={words.topics()}>
        {topics.slice(0, topicsNamed).map(({ id, name }) => (
          <ChipLink key={id} to={paths.topicIdeas.to({ topic: id })}>
            {name}
          </ChipLink>
        ))}
        <ChipLink to={paths.ideas.to()}>{words.allTopics()}</ChipLink>
      </ChipLinks>
    </div>
  )
}

/** Pictures that move by themselves can be held still. */
function Stillness(props: {
  readonly still: boolean
  readonly onChange: () => void
}): ReactElement {
  return (
    <Button kind="plain" size="small" className={styles.stillness ?? ''} onClick={props.onChange}>
      {props.still ? words.move() : words.pause()}
    </Button>
  )
}

/**
 * A visitor's home page: what the product is for, the way in, and the ideas themselves, to be looked
 * through and used. The way in is another module's, and comes once the first screen is there.
 */
export function VisitorHome(): ReactElement {
  const returning = useReturning()
  const list = useFeed()
  const ready = useFirstScreen()
  const [still, setStill] = useState(false)
  return (
    <div className={styles.page}>
      <Hero />
      <div className={styles.card} data-returning={returning === null ? undefined : ''}>
        {ready ? <Slot slot={visitorHomeSlot} loading={<FormWaiting />} /> : <FormWaiting />}
      </div>
      <div className={styles.ideas} data-still={still || undefined}>
        <div className={styles.bar}>
          <Topics />
          <Stillness still={still} onChange={() => setStill(!still)} />
        </div>
        <Feed list={list} />
      </div>
    </div>
  )
}
