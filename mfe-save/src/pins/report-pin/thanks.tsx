import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import { type ReactElement, useEffect, useRef } from 'react'
import type { ReportState } from './flow.ts'
import styles from './overlay.module.css'
import { words } from './words.ts'

interface ThanksProps {
  readonly state: Extract<ReportState, { readonly step: 'thanked' }>
  /** Whose pin it is, where that is somebody else. */
  readonly name: string | undefined
  readonly onHide: () => void
  readonly onBlock: () => void
  readonly onDone: () => void
}

function Done({ children }: { readonly children: string }): ReactElement {
  return (
    <p className={styles.isDone} role="status">
      <Icon name="check" size={20} />
      {children}
    </p>
  )
}

/** What is said to whoever reported a pin, and what they may do for themselves. */
export function Thanks({ state, name, onHide, onBlock, onDone }: ThanksProps): ReactElement {
  const lead = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus went with the reasons.
    lead.current?.focus()
  }, [])
  return (
    <div className={styles.form}>
      <p ref={lead} tabIndex={-1} className={styles.lead}>
        {words.thanksWhy()}
      </p>
      {state.hidden ? (
        <Done>{words.hidden()}</Done>
      ) : (
        <Button full onClick={onHide}>
          {words.hide()}
        </Button>
      )}
      {name === undefined ? null : state.blocked ? (
        <Done>{words.blocked({ name })}</Done>
      ) : (
        <div className={styles.block}>
          <Button full onClick={onBlock}>
            {words.block({ name })}
          </Button>
          <p className={styles.reasonWhat}>{words.blockWhy()}</p>
        </div>
      )}
      <Button kind="primary" full onClick={onDone}>
        {words.done()}
      </Button>
    </div>
  )
}
