import { paths } from '@tessera/contracts/paths'
import { Link } from '@tessera/module/react'
import { words } from '../../words.ts'
import type { Event } from '../flow/events.ts'
import type { Filled, Mode } from '../flow/states.ts'
import styles from './panel.module.css'

interface FooterProps {
  readonly state: Filled
  readonly send: (event: Event) => void
  /** Returns the other form's page; without it, the form switches in place. */
  readonly wayTo?: ((mode: Mode) => string) | undefined
  /** The address of a sign-up elsewhere; null for the form. */
  readonly signUpUrl?: string | null
  /** The address to open after the log-in. */
  readonly next?: string | undefined
}

function Way(props: FooterProps & { mode: Mode; label: string }) {
  const { state, send, wayTo, signUpUrl = null, mode, label } = props
  if (mode === 'sign-up' && signUpUrl !== null) {
    return (
      <a className={styles.other} href={signUpUrl}>
        {label}
      </a>
    )
  }
  if (wayTo !== undefined) {
    return (
      <Link className={styles.other} to={wayTo(mode)}>
        {label}
      </Link>
    )
  }
  const choose = () =>
    send(
      state.returning !== null && mode === 'log-in'
        ? { type: 'not-me' }
        : { type: 'mode-chosen', mode },
    )
  return (
    <button type="button" className={styles.other} onClick={choose}>
      {label}
    </button>
  )
}

/** Links from the log-in to the sign-up, and back. */
export function OtherWay(props: FooterProps) {
  const { state } = props
  if (state.mode === 'sign-up') {
    return (
      <p className={styles.small}>
        {words.alreadyMember()} <Way {...props} mode="log-in" label={words.toLogIn()} />
      </p>
    )
  }
  return state.business ? (
    <p className={styles.small}>
      <Way {...props} mode="sign-up" label={words.createNewAccount()} />
    </p>
  ) : (
    <p className={styles.small}>
      {words.needAccount()} <Way {...props} mode="sign-up" label={words.toSignUp()} />
    </p>
  )
}

/** Links to the sign-up for business accounts. */
export function BusinessPrompt({ next }: Pick<FooterProps, 'next'>) {
  const to = paths.businessCreate.to(next === undefined ? {} : { next })
  return (
    <p className={styles.small}>
      {words.areYouBusiness()}{' '}
      <Link className={styles.other} to={to}>
        {words.getStarted()}
      </Link>
    </p>
  )
}

/** Switches from the returning visitor's log-in to an empty form. */
export function NotYou({ send }: Pick<FooterProps, 'send'>) {
  return (
    <button type="button" className={styles.other} onClick={() => send({ type: 'not-me' })}>
      {words.notYou()}
    </button>
  )
}
