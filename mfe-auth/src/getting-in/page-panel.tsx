import { paths } from '@tessera/contracts/paths'
import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { PageTitle } from '@tessera/ui/page-title'
import { useEffect } from 'react'
import { nextAddress } from '../next-address/next-address.ts'
import { words } from '../words.ts'
import type { Mode } from './flow.ts'
import styles from './page-panel.module.css'
import { Panel } from './panel.tsx'
import { useGettingIn } from './use-getting-in.ts'

/** The way in as a page of its own; whoever is in already, or gets in, goes on from it. */
export function PagePanel({ begin, next }: { readonly begin: Mode; readonly next: string | null }) {
  const shell = useShell()
  const viewer = useViewer()
  const onward = nextAddress(next) ?? paths.home.to()
  const { state, send } = useGettingIn({ begin, source: 'homePage' })
  const shown = state.step === 'form' || state.step === 'busy' ? state.mode : begin
  useTitle(shown === 'log-in' ? words.logInPage() : words.signUpPage())
  useEffect(() => {
    if (viewer !== null) shell.navigate(onward, { replace: true })
  }, [viewer, shell, onward])
  if (viewer !== null) return null
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <Panel
          state={state}
          send={send}
          source="homePage"
          heading={(title) => <PageTitle>{title}</PageTitle>}
        />
      </section>
    </div>
  )
}
