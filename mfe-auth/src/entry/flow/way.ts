import type { ComponentType } from 'react'
import type { Event } from './events.ts'
import type { State } from './states.ts'

/** Props of a way's button. */
export interface WayProps {
  readonly state: Extract<State, { kind: 'offer' | 'form' | 'busy' | 'captcha' | 'recovery' }>
  readonly send: (event: Event) => void
}

/**
 * The button of a way and what it opens. It sends 'proof-given' or 'provider-failed', or
 * 'entered-another-way' when it has logged in by itself.
 */
export type WayButton = ComponentType<WayProps>
