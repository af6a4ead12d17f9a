import { useShell } from '@tessera/module/react'
import { useEffect, useState } from 'react'
import { words } from '../../words.ts'
import { welcomeBar } from './welcome-bar.ts'
import styles from './welcome-screen.module.css'

const step = 50

/**
 * Fills the screen while one tap creates an account. Its bar runs to 95 % and waits there; the
 * screen goes when the account is there or was refused.
 */
export function WelcomeScreen() {
  const { brand } = useShell()
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => setPercent(welcomeBar(performance.now() - began)), step)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className={styles.screen} role="status">
      <p className={styles.title}>{words.welcomeTo({ brand })}</p>
      <progress className={styles.bar} max={100} value={percent} aria-label={words.creating()} />
    </div>
  )
}
