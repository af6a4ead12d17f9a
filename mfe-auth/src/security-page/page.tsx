import { useShell, useTitle } from '@tessera/module/react'
import { PageTitle } from '@tessera/ui/page-title'
import { DevicesPanel } from './devices/panel.tsx'
import styles from './page.module.css'
import { PasswordPanel } from './password/panel.tsx'
import { useSessionEnd } from './queries.ts'
import { SecondFactorPanel } from './second-factor/panel.tsx'
import { words } from './words.ts'

/** The security page: password, second factor and devices. */
export default function SecurityPage() {
  const { brand } = useShell()
  useTitle(words.page())
  useSessionEnd()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{words.page()}</PageTitle>
        <p className={styles.lead}>{words.lead({ brand })}</p>
      </header>
      <PasswordPanel />
      <SecondFactorPanel />
      <DevicesPanel />
    </div>
  )
}
