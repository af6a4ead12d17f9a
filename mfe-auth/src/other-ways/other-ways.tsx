import { useStore } from '@nanostores/react'
import type { SignUpRules } from '@tessera/contracts/calls/registration'
import { useShell } from '@tessera/module/react'
import type { Event } from '../auth-form/events.ts'
import type { State } from '../auth-form/states.ts'
import { words } from '../words.ts'
import styles from './other-ways.module.css'
import type { WayProps } from './way.ts'
import { offeredWays } from './ways.ts'

interface OtherWaysProps {
  readonly state: State
  readonly send: (event: Event) => void
  readonly rules: SignUpRules
}

const isBeside = (state: State): state is WayProps['state'] =>
  ['offer', 'form', 'busy', 'captcha', 'recovery'].includes(state.kind)

/** The buttons of the other ways to log in or sign up, below the form. */
export function OtherWays({ state, send, rules }: OtherWaysProps) {
  const { $experiments } = useShell()
  const experiments = useStore($experiments)
  if (!isBeside(state)) return null
  const { mode, business } = state
  const returning = mode === 'log-in' ? state.returning : null
  const { providers } = rules
  const offered = offeredWays({ providers, mode, business, returning, experiments })
  if (offered.length === 0) return null
  return (
    <section className={styles.ways} aria-label={words.otherWays()}>
      <p className={styles.or} aria-hidden="true">
        {words.or()}
      </p>
      {offered.map(({ name, Button }) => (
        <Button key={name} state={state} send={send} />
      ))}
    </section>
  )
}
