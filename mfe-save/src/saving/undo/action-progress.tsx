import { useStore } from '@nanostores/react'
import type { Action } from '@tessera/contracts/entities/action'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { counted } from '../../words.ts'
import styles from './action-progress.module.css'
import { words } from './words.ts'

/** How far an action is that goes on in the background. */
export function ActionProgress({ action }: { readonly action: Action }): ReactElement {
  const locale = useStore(useShell().$locale)
  const done = new Intl.NumberFormat(locale).format(action.done)
  const text = words.progress({ done, pins: plural(action.total, counted.pins, locale) })
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        aria-label={words.progressName()}
        value={action.done}
        max={Math.max(1, action.total)}
      />
      <p className={styles.text}>{text}</p>
    </div>
  )
}
