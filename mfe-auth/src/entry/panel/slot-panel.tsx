import type { SignupSource } from '@tessera/contracts/signup-sources'
import { useAddress, useReturning, useShell, useViewer } from '@tessera/module/react'
import { useId, useRef, useState } from 'react'
import { beginOf } from '../flow/begin.ts'
import { isFlaggedUnderage } from '../underage/underage-flag.ts'
import styles from './panel.module.css'
import { Panel } from './panel.tsx'
import { Recovery } from './recovery.tsx'
import { useAddressError } from './use-address-error.ts'
import { useAuthFlow } from './use-auth-flow.ts'

interface SlotPanelProps {
  readonly source: SignupSource
  /** The address to open after the log-in; without it, the page stays. */
  readonly next?: string | undefined
}

/** Runs the form from its first state; it takes the focus only after it was used. */
function FromTheBeginning(props: SlotPanelProps & { readonly onLeave: () => void }) {
  const { source, next, onLeave } = props
  const { navigate } = useShell()
  const titleId = useId()
  const returning = useReturning()
  const recovery = useAddressError(new URLSearchParams(useAddress().search))
  const { state, send, rules, said } = useAuthFlow({
    beginning: {
      at: beginOf({ source, returning }),
      returning,
      blocked: isFlaggedUnderage(document),
      ...(recovery === undefined ? {} : { recovery }),
    },
    source,
    container: 'page',
    onEntered: () => {
      // Replaces the history entry, so that Back does not return to the log-in.
      if (next !== undefined) navigate(next, { replace: true })
    },
  })
  const untouched = useRef(state)
  return (
    <section aria-labelledby={titleId}>
      <Panel
        {...{ state, send, rules, said, next, onLeave }}
        asked={{ source }}
        focusAtOnce={state !== untouched.current}
        heading={(title) => (
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        )}
      />
      {state.kind === 'recovery' ? <Recovery {...{ state, send, rules }} /> : null}
    </section>
  )
}

/** The log-in or sign-up form as a part of another module's page. */
export function SlotPanel(props: SlotPanelProps) {
  const [round, setRound] = useState(0)
  // The visitor logged in elsewhere, for example in another tab.
  if (useViewer() !== null) return null
  return <FromTheBeginning key={round} {...props} onLeave={() => setRound(round + 1)} />
}
