import type { SignUpRules } from '@tessera/contracts/calls/registration'
import { measures } from '@tessera/contracts/limits'
import type { CSSProperties, ReactNode } from 'react'
import type { Event } from '../flow/events.ts'
import type { State } from '../flow/states.ts'
import styles from './page-panel.module.css'
import { Recovery } from './recovery.tsx'

type CardStyle = CSSProperties & { '--card': string }

function widthOf({ kind }: State, business: boolean): CardStyle {
  const usual = business ? measures.authModalBusiness : measures.authModal
  return { '--card': `${kind === 'code' ? measures.authModalSecondFactor : usual}px` }
}

interface AuthCardProps {
  readonly state: State
  readonly send: (event: Event) => void
  readonly rules: SignUpRules
  /** True for the pages of business accounts. */
  readonly business?: boolean
  readonly children: ReactNode
  /** Content below the card. */
  readonly below?: ReactNode
}

/** The card of a page with the log-in or sign-up form, and the help dialog over it. */
export function AuthCard(props: AuthCardProps) {
  const { state, send, rules, business = false, children, below } = props
  return (
    <div className={styles.page}>
      <section className={styles.card} style={widthOf(state, business)}>
        {children}
      </section>
      {below}
      {state.kind === 'recovery' ? <Recovery {...{ state, send, rules }} /> : null}
    </div>
  )
}
