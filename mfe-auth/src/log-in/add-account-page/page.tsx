import { switcherResumed } from '@tessera/contracts/events/facts'
import { paths } from '@tessera/contracts/paths'
import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { PageTitle } from '@tessera/ui/page-title'
import { useEffect, useRef } from 'react'
import { AuthCard } from '../../entry/panel/auth-card.tsx'
import { Panel } from '../../entry/panel/panel.tsx'
import { useAuthFlow } from '../../entry/panel/use-auth-flow.ts'
import { isFlaggedUnderage } from '../../entry/underage/underage-flag.ts'
import { words } from '../../words.ts'
import styles from './add-account.module.css'

const switching = {}

/** Goes home once a visitor has logged in here; a member's tab is loaded anew by the shell. */
function useOnward(): void {
  const { navigate } = useShell()
  const viewer = useViewer()
  const before = useRef(viewer)
  useEffect(() => {
    if (before.current === null && viewer !== null) navigate(paths.home.to(), { replace: true })
  }, [viewer, navigate])
}

/** Logs in to another account; the present one stays logged in. */
export default function AddAccountPage() {
  const { bus, goBack } = useShell()
  useOnward()
  useTitle(words.titleAddAccount())
  const { state, send, rules, said } = useAuthFlow({
    beginning: { at: 'log-in', blocked: isFlaggedUnderage(document) },
    source: 'homePage',
    container: 'page',
    switching: true,
  })
  const close = () => {
    goBack(paths.home.to())
    bus.emit(switcherResumed, {})
  }
  return (
    <AuthCard {...{ state, send, rules }}>
      <div className={styles.close}>
        <Button
          kind="plain"
          size="small"
          square
          aria-label={words.closeAddAccount()}
          onClick={close}
        >
          <Icon shape={icons.close} />
        </Button>
      </div>
      <Panel
        {...{ state, send, rules, said }}
        asked={{ source: 'homePage', switching }}
        heading={(title) => <PageTitle>{title}</PageTitle>}
      />
    </AuthCard>
  )
}
