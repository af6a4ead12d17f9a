import { authRequested } from '@tessera/contracts/events/requests'
import { useLayout, useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { words } from '../words.ts'
import styles from './page.module.css'

/** What a visitor reads first. */
export function Hero() {
  const { bus } = useShell()
  const { phone } = useLayout()
  return (
    <header className={styles.hero}>
      <div>
        <h1 className={styles.title}>{words.heroTitle()}</h1>
        <p className={styles.text}>{words.heroText()}</p>
      </div>
      {phone ? (
        <Button
          kind="primary"
          full
          onClick={() => bus.emit(authRequested, { source: 'homePage', start: 'sign-up' })}
        >
          {words.signUp()}
        </Button>
      ) : null}
    </header>
  )
}
