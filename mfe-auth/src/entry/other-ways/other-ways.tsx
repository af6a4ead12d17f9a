import { words } from '../../words.ts'
import type { Event } from '../flow/events.ts'
import type { WayButton, WayProps } from '../flow/way.ts'
import { QrWay } from '../qr-log-in/way.tsx'
import { FacebookWay } from './facebook-way.tsx'
import { GoogleWay } from './google-way.tsx'
import { LineWay } from './line-way.tsx'
import type { WayName } from './offered-ways.ts'
import styles from './other-ways.module.css'
import { PasskeyWay } from './passkey-way.tsx'

const wayButtons: Readonly<Record<WayName, WayButton>> = {
  google: GoogleWay,
  facebook: FacebookWay,
  line: LineWay,
  passkey: PasskeyWay,
  qr: QrWay,
}

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
