import type { SignupSource } from '@tessera/contracts/signup-sources'
import { useAddress, useReturning, useShell, useViewer } from '@tessera/module/react'
import { useId, useRef, useState } from 'react'
import { beginOf } from '../sign-up-modal/begin.ts'
import { isFlaggedUnderage } from '../underage/underage-flag.ts'
import styles from './panel.module.css'
import { Panel } from './panel.tsx'
import { Recovery } from './recovery.tsx'
import { useAddressError } from './use-address-error.ts'
import { useAuthFlow } from './use-auth-flow.ts'

interface SlotPanelProps {
  readonly source: SignupSource
  /** Where whoever gets in goes on to, if not where they are: one of the product's own addresses. */
  readonly next?: string | undefined
  /** Whether room is scarce on the page. */
  readonly short?: boolean
}

/** From the beginning; left alone it takes no focus. */
function FromTheBeginning(props: SlotPanelProps & { readonly onLeave: () => void }) {
  const { source, next, short = false, onLeave } = props
  const { navigate } = useShell()
  const titleId = useId()
  const returning = useReturning()
  const recovery = useAddressError(new URLSearchParams(useAddress().search))
  const { state, send, rules, said, say } = useAuthFlow({
    beginning: {
      ...{ at: beginOf({ source, returning }), returning, blocked: isFlaggedUnderage(document) },
      ...(recovery === undefined ? {} : { recovery }),
    },
    source,
    container: 'page',
    onEntered: () => {
      // In place of the address, so that going back does not ask them in again.
      if (next !== undefined) navigate(next, { replace: true })
    },
  })
  const untouched = useRef(state)
  return (
    <section aria-labelledby={titleId}>
      <Panel
        {...{ state, send, rules, said, say, next, short, onLeave }}
        asked={{ source }}
        focusAtOnce={state !== untouched.current}
        heading={(title) => (
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        )}
      />
      {state.kind === 'recovery' ? <Recovery state={state} send={send} /> : null}
    </section>
  )
}

/** The way in as it stands on a page of another module, as one thing among others. */
export function SlotPanel(props: SlotPanelProps) {
  const [round, setRound] = useState(0)
  // Who got in elsewhere, in another tab say, has nothing left to do here.
  if (useViewer() !== null) return null
  return <FromTheBeginning key={round} {...props} onLeave={() => setRound(round + 1)} />
}
