import { words } from '../../words.ts'
import type { Event } from '../flow/events.ts'
import type { WayProps } from '../flow/way.ts'
import type { WayName } from './offered-ways.ts'
import styles from './other-ways.module.css'
import { wayButtons } from './ways.ts'

interface OtherWaysProps {
  readonly state: WayProps['state']
  readonly send: (event: Event) => void
  readonly offered: readonly WayName[]
}

/** The buttons of the other ways to log in or sign up, below the form. */
export function OtherWays({ state, send, offered }: OtherWaysProps) {
  return (
    <section className={styles.ways} aria-label={words.otherWays()}>
      <p className={styles.or} aria-hidden="true">
        {words.or()}
      </p>
      {offered.map((name) => {
        const Button = wayButtons[name]
        return <Button key={name} state={state} send={send} />
      })}
    </section>
  )
}
