import type { SignUpRules } from '@tessera/contracts/calls/registration'
import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import type { ExperimentArms } from '@tessera/contracts/experiments'
import type { ComponentType } from 'react'
import type { Event } from '../auth-form/events.ts'
import type { Mode, State } from '../auth-form/states.ts'

/** What decides whether a way is offered. */
export interface WayGiven {
  readonly providers: SignUpRules['providers']
  readonly mode: Mode
  readonly business: boolean
  /** The returning visitor who is welcomed; null for anybody else. */
  readonly returning: ReturningVisitor | null
  readonly experiments: ExperimentArms
}

/** What a way's button gets. */
export interface WayProps {
  readonly state: Extract<State, { kind: 'offer' | 'form' | 'busy' | 'captcha' | 'recovery' }>
  readonly send: (event: Event) => void
}

/** A way to log in or sign up beside the form. */
export interface Way {
  readonly name: string
  isOffered(given: WayGiven): boolean
  /** The button and what it opens. It sends 'proof-given' or 'provider-failed'. */
  readonly Button: ComponentType<WayProps>
}
