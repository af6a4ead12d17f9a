import { inPageLanguage } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { visitorHomeSlot } from '@tessera/contracts/slots'
import { timings } from '@tessera/contracts/timings'
import { topics } from '@tessera/contracts/topics'
import { Slot, useLayout } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { CardCorner } from '@tessera/ui/grid/card-corner'
import { PageTitle } from '@tessera/ui/page-title'
import { type ReactElement, useEffect, useState } from 'react'
import { ChipLink, ChipLinks } from '../topics/links/chip-link.tsx'
import { Feed, useFeed } from './feed.tsx'
import { FormWaiting } from './form-waiting.tsx'
import { useFormCorner } from './use-form-corner.ts'
import { useSignUpOffer } from './use-sign-up-offer.ts'
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
            {inPageLanguage(name)}
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

/** True where no module fills the form's place. */
function Absent({ onAbsent }: { readonly onAbsent: () => void }): null {
  useEffect(onAbsent, [onAbsent])
  return null
}

/** The form beside the first rows, which scrolls away with them. Loads after the first screen. */
function FormCard(props: { readonly place: CardCorner; readonly onAbsent: () => void }) {
  const ready = useFirstScreen()
  const { inlineSize, blockSize } = props.place
  return (
    <div className={styles.card} style={{ inlineSize, blockSize }}>
      <div className={styles.form}>
        {ready ? (
          <Slot
            slot={visitorHomeSlot}
            loading={<FormWaiting />}
            absent={<Absent onAbsent={props.onAbsent} />}
          />
        ) : (
          <FormWaiting />
        )}
      </div>
    </div>
  )
}

/**
 * A visitor's home page: a headline and ideas. On a desktop the form of the auth module stands
 * beside the first rows; elsewhere it opens as a sheet after them, or at a press.
 */
export function VisitorHome(): ReactElement {
  const list = useFeed()
  const [still, setStill] = useState(false)
  const [absent, setAbsent] = useState(false)
  const { head, place } = useFormCorner()
  useSignUpOffer(useLayout().size !== 'wide')
  const form = absent ? undefined : place
  // A notice in place of the ideas stands beside the form; only a grid flows around it.
  const isNotice = !list.isPending && !list.data?.pages.some(({ data }) => data.length > 0)
  const beside =
    isNotice && form !== undefined
      ? { paddingInlineEnd: form.inlineSize, minBlockSize: form.blockSize }
      : undefined
  return (
    <div className={styles.page}>
      <div ref={head} className={styles.head} style={form && { paddingInlineEnd: form.inlineSize }}>
        <Hero />
        {form === undefined ? null : <FormCard place={form} onAbsent={() => setAbsent(true)} />}
        <div className={styles.bar}>
          <Topics />
          {isNotice ? null : <Stillness still={still} onChange={() => setStill(!still)} />}
        </div>
      </div>
      <div className={styles.ideas} data-still={still || undefined} style={beside}>
        <Feed list={list} corner={form?.corner} />
      </div>
    </div>
  )
}
