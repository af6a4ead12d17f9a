import type { PinId } from '@tessera/contracts/ids'
import { measures } from '@tessera/contracts/limits'
import type { SignupSource } from '@tessera/contracts/signup-sources'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { words } from '../words.ts'
import { Agreement } from './agreement.tsx'
import { Artwork, useWantedPin } from './artwork.tsx'
import type { Event, State } from './flow.ts'
import { GettingInForm } from './form.tsx'
import styles from './panel.module.css'
import { leadOf, titleOf } from './titles.ts'

interface PanelProps {
  readonly state: State
  readonly send: (event: Event) => void
  readonly source: SignupSource
  readonly pinId?: PinId | undefined
  /** Draws the title: a page's h1, or a modal's h2. */
  readonly heading: (title: string) => ReactElement
}

function Step({ state, send }: Pick<PanelProps, 'state' | 'send'>) {
  if (state.step === 'done') return null
  if (state.step !== 'offer') return <GettingInForm state={state} send={send} />
  return (
    <Button kind="primary" full data-autofocus onClick={() => send({ type: 'email-chosen' })}>
      {words.continueWithEmail()}
    </Button>
  )
}

function OtherWay({ state, send }: Pick<PanelProps, 'state' | 'send'>) {
  if (state.step === 'done') return null
  const mode = state.step !== 'offer' && state.mode === 'log-in' ? 'sign-up' : 'log-in'
  return (
    <p className={styles.small}>
      {mode === 'log-in' ? words.alreadyMember() : words.needAccount()}{' '}
      <button
        type="button"
        className={styles.other}
        onClick={() => send({ type: 'mode-chosen', mode })}
      >
        {mode === 'log-in' ? words.toLogIn() : words.toSignUp()}
      </button>
    </p>
  )
}

/** The way in as it looks everywhere: what it is for, the form, what one agrees to, the other way. */
export function Panel({ state, send, source, pinId, heading }: PanelProps) {
  const { brand } = useShell()
  const pin = useWantedPin(pinId)
  const lead = leadOf(state, source)
  const creator = pin.data?.pinner.full_name
  return (
    <div className={styles.panel}>
      <Artwork source={source} pin={pin} />
      <div className={styles.head}>
        {heading(titleOf(state, source, { brand, creator }))}
        <p className={styles.lead} aria-live="polite">
          {lead}
        </p>
      </div>
      <div className={styles.column} style={{ maxInlineSize: measures.authFormColumn }}>
        <Step state={state} send={send} />
        <Agreement />
        <OtherWay state={state} send={send} />
      </div>
    </div>
  )
}
