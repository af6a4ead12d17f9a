import type { Security } from '@tessera/contracts/calls/security'
import { Button } from '@tessera/ui/button'
import type { ReactNode } from 'react'
import { FormFault } from '../../kit/form/form-fault.tsx'
import styles from '../security-settings/page.module.css'
import { UnverifiedNote } from '../security-settings/unverified-note.tsx'
import { words } from '../security-settings/words.ts'
import type { Event, State } from './state.ts'

interface RowProps {
  readonly name: string
  readonly on?: boolean
  readonly what: string
  readonly children: ReactNode
}

function Row({ name, on, what, children }: RowProps) {
  return (
    <li className={styles.item}>
      <div className={styles.itemWords}>
        <h3 className={styles.itemName}>
          {name}
          {on ? <span className={styles.on}>{words.factorsOn()}</span> : null}
        </h3>
        <p className={styles.itemWhat}>{what}</p>
      </div>
      {children}
    </li>
  )
}

interface ToggleProps {
  readonly name: string
  readonly on: boolean
  readonly busy?: boolean
  readonly onAdd: () => void
  readonly onRemove: () => void
}

// One button adds and removes, so the focus stays on it after a change.
function Toggle({ name, on, busy = false, onAdd, onRemove }: ToggleProps) {
  return (
    <Button
      kind={on ? 'quiet' : 'ink'}
      size="small"
      aria-label={on ? words.removeFor({ name }) : words.turnOnFor({ name })}
      busy={busy}
      onClick={on ? onRemove : onAdd}
    >
      {on ? words.remove() : words.turnOn()}
    </Button>
  )
}

function codesWords(left: number): string {
  if (left === 0) return words.codesNone()
  return left === 1 ? words.codesOne() : words.codesLeft({ count: left })
}

interface FactorRowsProps {
  readonly security: Security
  readonly state: State
  readonly send: (event: Event) => void
}

function AppRow({ security, state, send }: FactorRowsProps) {
  const on = security.factors.includes('totp')
  const { screen, work } = state
  return (
    <Row name={words.authenticator()} on={on} what={words.authenticatorWhy()}>
      <Toggle
        name={words.authenticator()}
        on={on}
        busy={screen.at === 'overview' && work.is === 'busy' && work.password === null}
        onAdd={() => send({ type: 'authenticator-chosen' })}
        onRemove={() => send({ type: 'removal-chosen', factor: 'totp' })}
      />
    </Row>
  )
}

function PhoneRow({ security, send }: FactorRowsProps) {
  const on = security.factors.includes('sms')
  const { phone_number_end: end } = security
  const what = on && end !== null ? words.phoneOn({ end }) : words.phoneWhy()
  return (
    <Row name={words.phone()} on={on} what={what}>
      <Toggle
        name={words.phone()}
        on={on}
        onAdd={() => send({ type: 'phone-chosen' })}
        onRemove={() => send({ type: 'removal-chosen', factor: 'sms' })}
      />
    </Row>
  )
}

/** Lists the factors with buttons to add and remove them, and the recovery codes. */
export function FactorRows(props: FactorRowsProps) {
  const { security, state, send } = props
  const { factors, passkeys, recovery_codes_left: left } = security
  const isOn = factors.length + passkeys > 0
  const { screen, work } = state
  const fault = screen.at === 'overview' && work.is === 'resting' ? work.fault : null
  return (
    <>
      {isOn ? null : <p className={styles.why}>{words.factorsNone()}</p>}
      {passkeys > 0 ? <p className={styles.why}>{words.factorsByPasskey()}</p> : null}
      <UnverifiedNote />
      <FormFault message={fault?.message} />
      <ul className={styles.rows}>
        <AppRow {...props} />
        <PhoneRow {...props} />
        {isOn ? (
          <Row name={words.codes()} what={codesWords(left)}>
            <Button kind="quiet" size="small" onClick={() => send({ type: 'renewal-chosen' })}>
              {words.renew()}
            </Button>
          </Row>
        ) : null}
      </ul>
    </>
  )
}
