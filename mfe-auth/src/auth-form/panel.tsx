import type { SignUpRules } from '@tessera/contracts/calls/registration'
import { measures } from '@tessera/contracts/limits'
import type { Toast } from '@tessera/module'
import { useLayout, useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { ConsentsStep } from '../consents/consents-step.tsx'
import { CodeStep } from '../second-factor/code-step.tsx'
import { UnderageStep } from '../underage/underage-step.tsx'
import { words } from '../words.ts'
import { Agreement } from './agreement.tsx'
import { Artwork } from './artwork.tsx'
import type { Asked } from './asked.ts'
import type { Event } from './events.ts'
import { BusinessPrompt, NotYou, OtherWay } from './footer.tsx'
import { AuthForm } from './form.tsx'
import styles from './panel.module.css'
import type { Mode, State } from './states.ts'
import { StepGroup } from './step-group.tsx'
import { leadOf, titleOf } from './titles.ts'
import { WelcomeBack } from './welcome-back.tsx'

interface PanelProps {
  readonly state: State
  readonly send: (event: Event) => void
  readonly rules: Pick<SignUpRules, 'age_minimum'>
  readonly asked: Asked
  /** The text of the last toast, read aloud here: a toast under a modal is silent. */
  readonly said: string
  readonly say: (toast: Toast | undefined) => void
  /** Draws the title: a page's h1, or a modal's h2. */
  readonly heading: (title: string) => ReactElement
  /** Where the other way in has a page of its own. */
  readonly wayTo?: ((mode: Mode) => string) | undefined
  readonly next?: string | undefined
  /** Whether room is scarce: no picture for a new account, and no line under its title. */
  readonly short?: boolean
  /** Whether the form takes the focus as soon as it is there; not where it is one thing among others. */
  readonly focusAtOnce?: boolean
  /** What else there is to do when this is left. */
  readonly onLeave?: () => void
}

function Step({ state, send, say, rules, focusAtOnce = true, onLeave = () => {} }: PanelProps) {
  switch (state.kind) {
    case 'done':
      return null
    case 'offer':
      return (
        <Button kind="primary" full data-autofocus onClick={() => send({ type: 'email-chosen' })}>
          {words.continueWithEmail()}
        </Button>
      )
    case 'consents':
      return <ConsentsStep state={state} send={send} />
    case 'underage':
      return <UnderageStep {...{ state, send, onLeave }} age={rules.age_minimum} />
    case 'code':
      return <CodeStep state={state} send={send} say={say} />
    default:
      return <AuthForm {...{ state, send, focusAtOnce }} />
  }
}

function Picture({ state, asked, short }: PanelProps) {
  if (state.kind === 'consents' || state.kind === 'code') return null
  if (state.kind !== 'done' && state.returning !== null && state.mode === 'log-in')
    return <WelcomeBack returning={state.returning} />
  return short ? null : <Artwork asked={asked} />
}

/** What stands below the form; the other steps have nothing but themselves. */
function Foot({ state, send, wayTo, next }: PanelProps) {
  const { kind } = state
  if (kind === 'done' || kind === 'consents' || kind === 'underage' || kind === 'code') return null
  const welcomed = state.returning !== null && state.mode === 'log-in'
  return (
    <>
      <Agreement />
      {welcomed ? <NotYou send={send} /> : null}
      <OtherWay {...{ state, send, wayTo, next }} />
      {state.mode === 'sign-up' && !state.business ? <BusinessPrompt next={next} /> : null}
    </>
  )
}

/** The way in as it looks everywhere: what it is for, the step, what one agrees to, the other way. */
export function Panel(props: PanelProps) {
  const { state, asked, heading } = props
  const { brand } = useShell()
  const { phone } = useLayout()
  const title = titleOf(state, asked, brand)
  const isNew = state.kind !== 'done' && state.kind !== 'consents' && state.mode === 'sign-up'
  const lead = props.short && isNew ? undefined : leadOf(state, asked)
  const wide = phone || state.kind === 'consents'
  return (
    <div className={styles.panel}>
      <Picture {...props} />
      <div className={styles.head}>
        {heading(title)}
        <p className={styles.lead} aria-live="polite">
          {lead}
        </p>
      </div>
      <p role="status" className={styles.said}>
        {props.said}
      </p>
      <StepGroup name={title} kind={state.kind}>
        <div
          className={styles.column}
          style={wide ? undefined : { maxInlineSize: measures.authFormColumn }}
        >
          <Step {...props} />
          <Foot {...props} />
        </div>
      </StepGroup>
    </div>
  )
}
