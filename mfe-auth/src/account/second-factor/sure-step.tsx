import type { Security } from '@tessera/contracts/calls/security'
import { Button } from '@tessera/ui/button'
import { useEffect, useRef } from 'react'
import { FormFault } from '../../kit/form/form-fault.tsx'
import { words } from '../security-settings/words.ts'
import styles from './set-up.module.css'
import type { Event, State } from './state.ts'

interface SureStepProps {
  readonly state: State
  readonly send: (event: Event) => void
  readonly why: string
  readonly doing: string
}

/** Asks for confirmation and names the consequences. */
export function SureStep({ state, send, why, doing }: SureStepProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  const fault = state.work.is === 'resting' ? state.work.fault : null
  return (
    <>
      <p className={styles.how}>{why}</p>
      <FormFault message={fault?.message} />
      <div className={styles.answer}>
        <Button ref={cancel} kind="quiet" onClick={() => send({ type: 'cancelled' })}>
          {words.cancel()}
        </Button>
        <Button kind="primary" onClick={() => send({ type: 'submitted' })}>
          {doing}
        </Button>
      </div>
    </>
  )
}

type Factors = Pick<Security, 'factors' | 'passkeys'>

/** Returns the consequences of turning a factor off; the last factor has more. */
export function removalWhy({ factors, passkeys }: Factors): string {
  return factors.length + passkeys > 1 ? words.removalWhy() : words.removalLast()
}

/** Returns the consequences of removing a passkey; the last factor has more. */
export function passkeyRemovalWhy({ factors, passkeys }: Factors, name: string): string {
  const isLast = factors.length + passkeys === 1
  return isLast ? words.passkeyRemovalLast({ name }) : words.passkeyRemovalWhy({ name })
}
