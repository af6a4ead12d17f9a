import type { SignUpRules } from '@tessera/contracts/calls/registration'
import { measures } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import { useLayout, useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { words } from '../../words.ts'
import { ConsentsStep } from '../consents/consents-step.tsx'
import { EmailStep } from '../email-collection/load.tsx'
import { FacebookNotice } from '../facebook-banner/load.tsx'
import type { Event } from '../flow/events.ts'
import { isSocialStep } from '../flow/social-step-states.ts'
import type { Mode, State } from '../flow/states.ts'
import type { Asked } from '../flow/titles.ts'
import { leadOf, titleOf } from '../flow/titles.ts'
import { OtherWays } from '../other-ways/load.tsx'
import { CodeStep } from '../second-factor/code-step.tsx'
import { SocialStep } from '../social-sign-up/load.tsx'
import { UnderageStep } from '../underage/underage-step.tsx'
import { Artwork } from './artwork.tsx'
import { BusinessPrompt, NotYou, OtherWay } from './footer.tsx'
import { AuthForm } from './form.tsx'
import styles from './panel.module.css'
import { PausedStep } from './paused-step.tsx'
import { WelcomeBack } from './welcome-back.tsx'

interface PanelProps {
  readonly state: State
  readonly send: (event: Event) => void
  readonly rules: SignUpRules
  readonly asked: Asked
  /** The text of the last toast. A toast behind a modal is silent, so it is read out here. */
  readonly said: string
  /** Renders the title: an h1 on a page, an h2 in a modal. */
  readonly heading: (title: string) => ReactElement
  /** Returns the other form's page; without it, the form switches in place. */
  readonly wayTo?: ((mode: Mode) => string) | undefined
  readonly next?: string | undefined
  /** Focuses the form on mount; false where the page has other content. */
  readonly focusAtOnce?: boolean
  /** Called when somebody leaves the form, for example because they are too young. */
  readonly onLeave?: () => void
}

function Policy({ to, name }: { readonly to: string; readonly name: string }) {
  // Opens in a new tab, so that the form keeps its values.
  return (
    <a className={styles.policy} href={to} target="_blank" rel="noopener">
      {name}
    </a>
  )
}

/** Links to the terms and the privacy policy that a log-in or sign-up agrees to. */
function Agreement() {
  return (
    <p className={styles.small}>
      {words.agree()} <Policy to={paths.terms.to()} name={words.terms()} /> {words.and()}{' '}
      <Policy to={paths.privacyPolicy.to()} name={words.privacyPolicy()} />.
    </p>
  )
}

function Step({ state, send, rules, focusAtOnce = true, onLeave = () => {} }: PanelProps) {
  if (isSocialStep(state)) return <SocialStep {...{ state, send }} age={rules.age_minimum} />
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
    case 'email':
      return <EmailStep state={state} send={send} />
    case 'underage':
      return <UnderageStep {...{ state, send, onLeave }} age={rules.age_minimum} />
    case 'paused':
      return <PausedStep state={state} send={send} />
    case 'code':
      return <CodeStep state={state} send={send} />
    default:
      return <AuthForm {...{ state, send, focusAtOnce }} />
  }
}

function Picture({ state, asked }: PanelProps) {
  if (state.kind === 'consents' || state.kind === 'code') return null
  if (state.kind !== 'done' && state.returning !== null && state.mode === 'log-in')
    return <WelcomeBack returning={state.returning} />
  return <Artwork asked={asked} />
}

const stepsWithoutFoot: ReadonlySet<State['kind']> = new Set([
  'consents',
  'underage',
  'code',
  'paused',
  'birthday',
  'email',
])

/** The agreement and the links below the form. Steps other than the form have no footer. */
function Foot({ state, send, rules, wayTo, next }: PanelProps) {
  const { kind } = state
  if (state.kind === 'done' || stepsWithoutFoot.has(kind) || isSocialStep(state)) return null
  const welcomed = state.returning !== null && state.mode === 'log-in'
  return (
    <>
      {/* The dialog over the form has them itself. */}
      {kind === 'recovery' ? null : <OtherWays {...{ state, send, rules }} />}
      <Agreement />
      {welcomed ? <NotYou send={send} /> : null}
      <OtherWay {...{ state, send, wayTo, next }} signUpUrl={rules.sign_up_url} />
      {state.mode === 'sign-up' && !state.business ? <BusinessPrompt next={next} /> : null}
    </>
  )
}

/**
 * Groups a step under its title; a new step takes the focus, so that screen readers announce it.
 */
function StepGroup(props: {
  readonly name: string
  readonly kind: State['kind']
  readonly children: ReactNode
}) {
  const group = useRef<HTMLElement>(null)
  useEffect(() => {
    const first = group.current?.querySelector('[data-step-focus]')
    if (first instanceof HTMLElement) first.focus()
  }, [props.kind])
  return (
    <section ref={group} aria-label={props.name} className={styles.step}>
      {props.children}
    </section>
  )
}

/** The log-in and sign-up panel of pages, modals and slots. */
export function Panel(props: PanelProps) {
  const { state, asked, heading } = props
  const { brand } = useShell()
  const { phone } = useLayout()
  const title = titleOf(state, asked, brand)
  const lead = leadOf(state, asked)
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
          <FacebookNotice state={state} rules={props.rules} />
          <Step {...props} />
          <Foot {...props} />
        </div>
      </StepGroup>
    </div>
  )
}
