import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { type ReactElement, useEffect, useRef } from 'react'
import type { ReportState } from './flow.ts'
import styles from './overlay.module.css'
import { words } from './words.ts'

interface ThanksProps {
  readonly state: Extract<ReportState, { readonly kind: 'thanked' }>
  /** Name of the person whose pin it is, unless it is the viewer's own. */
  readonly name: string | undefined
  readonly onHide: () => void
  readonly onBlock: () => void
  readonly onDone: () => void
}

function Done({ children }: { readonly children: string }): ReactElement {
  return (
    <p className={styles.isDone} role="status">
      <Icon shape={icons.check} size={20} />
      {children}
    </p>
  )
}

/** Thanks for a report, and offers to hide the pin and to block its person. */
export function Thanks({ state, name, onHide, onBlock, onDone }: ThanksProps): ReactElement {
  const lead = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
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
          <p className={styles.reasonHint}>{words.blockWhy()}</p>
        </div>
      )}
      <Button kind="primary" full onClick={onDone}>
        {words.done()}
      </Button>
    </div>
  )
}
