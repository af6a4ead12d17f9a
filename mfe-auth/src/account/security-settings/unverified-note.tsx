import { useShell, useViewer } from '@tessera/module/react'
import { SendVerification } from '@tessera/module/send-verification'
import styles from './page.module.css'
import { words } from './words.ts'

/** Asks to confirm the email first, where factors and passkeys need it. */
export function UnverifiedNote() {
  const { commands } = useShell()
  if (useViewer()?.email_verified !== false) return null
  return (
    <div className={styles.unverified}>
      <p>{words.unverified()}</p>
      <SendVerification commands={commands} />
    </div>
  )
}
