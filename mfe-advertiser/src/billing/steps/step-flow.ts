import type { PaymentStep } from '@tessera/contracts/calls/billing'
import { words } from '../frame/words.ts'

/** The step that a payment or a new card is at. */
export type StepState<Wish> =
  | { readonly kind: 'idle'; readonly fault: string | null }
  | { readonly kind: 'asking'; readonly wish: Wish }
  | { readonly kind: 'challenge'; readonly paymentId: string; readonly url: string }
  | { readonly kind: 'finishing'; readonly paymentId: string; readonly isLeft: boolean }
  | { readonly kind: 'done' }

/** An event that moves a payment or a new card to another step. */
export type StepEvent<Wish> =
  | { readonly kind: 'started'; readonly wish: Wish }
  | { readonly kind: 'stepped'; readonly step: PaymentStep }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'answered' }
  /** The person closed their bank's page, with or without an answer. */
  | { readonly kind: 'left' }
  | { readonly kind: 'reset' }

/** The first step. */
export const idle = { kind: 'idle', fault: null } as const

/** Returns the step after an event. */
export function nextStep<Wish>(state: StepState<Wish>, event: StepEvent<Wish>): StepState<Wish> {
  switch (event.kind) {
    case 'started':
      // A press that comes while the last one is done or under way is the same wish.
      return state.kind === 'idle' ? { kind: 'asking', wish: event.wish } : state
    case 'stepped': {
      if (state.kind !== 'asking' && state.kind !== 'finishing') return state
      const { step } = event
      if (step.state === 'done') return { kind: 'done' }
      // A bank that wasn't answered asks again, except when its page was closed.
      if (state.kind === 'finishing' && state.isLeft)
        return { kind: 'idle', fault: words.bankLeft() }
      return { kind: 'challenge', paymentId: step.payment_id, url: step.url }
    }
    case 'refused':
      return state.kind === 'asking' || state.kind === 'finishing'
        ? { kind: 'idle', fault: event.message }
        : state
    case 'answered':
    case 'left':
      return state.kind === 'challenge'
        ? { kind: 'finishing', paymentId: state.paymentId, isLeft: event.kind === 'left' }
        : state
    case 'reset':
      return idle
  }
}
