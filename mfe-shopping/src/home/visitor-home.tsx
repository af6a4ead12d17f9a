import { paths } from '@tessera/contracts/paths'
import { visitorHomeSlot } from '@tessera/contracts/slots'
import { timings } from '@tessera/contracts/timings'
import { topics } from '@tessera/contracts/topics'
import { Slot, useReturning } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { PageTitle } from '@tessera/ui/page-title'
import { type ReactElement, useEffect, useState } from 'react'
import { ChipLink, ChipLinks } from '../chip-link/chip-link.tsx'
import { Feed, useFeed } from './feed.tsx'
import { FormWaiting } from './form-waiting.tsx'
import styles from './visitor-home.module.css'
import { words } from './words.ts'

/**
 * True when the pictures of the first screen have loaded or a time limit has passed, so that the
 * next content delays neither them nor the page.
 */
function useFirstScreen(): boolean {
  const [there, setThere] = useState(false)
  useEffect(() => {
    let frame = 0
    const begin = () => {
      frame = requestAnimationFrame(() => setThere(true))
    }
    const timer = setTimeout(begin, timings.firstScreen)
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      window.removeEventListener('load', begin)
    }
  }, [])
  return there
}

/** Number of topics in the row; a link leads to the others. */
const topicsNamed = 5

/** The headline of a visitor's home page. */
function Hero(): ReactElement {
  return (
    <header className={styles.hero}>
      <PageTitle size="hero" className={styles.title ?? ''}>
        {words.heroTitle()}
      </PageTitle>
      <p className={styles.text}>{words.heroText()}</p>
    </header>
  )
}

/** Links to topics for visitors. */
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

/** Pauses and resumes the moving pictures. */
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
 * A visitor's home page: a headline, the form of the auth module, and ideas. The form loads after
 * the first screen.
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
