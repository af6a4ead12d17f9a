import type { Outcome } from '@tessera/cache'
import { type Flow, useFlow } from '@tessera/cache/react'
import type { PaymentStep } from '@tessera/contracts/calls/billing'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { finishCommand } from '../frame/commands.ts'
import { idle, nextStep, type StepEvent, type StepState } from './step-flow.ts'

interface PaymentStepOptions<Wish> {
  readonly advertiserId: AdvertiserId
  /** Asks the service for the first step of a wish. */
  readonly ask: (wish: Wish) => Promise<Outcome<PaymentStep>>
  readonly onDone: () => void
}

/** Takes a payment or a new card through its steps, with the bank's page where it wants one. */
export function usePaymentStep<Wish>({ advertiserId, ask, onDone }: PaymentStepOptions<Wish>) {
  const { commands } = useShell()
  const eventOf = (outcome: Outcome<PaymentStep>): StepEvent<Wish> => {
    if (outcome.state === 'done') return { kind: 'stepped', step: outcome.answer }
    if (outcome.state !== 'refused') return { kind: 'reset' }
    return { kind: 'refused', message: outcome.error.messageDetail ?? outcome.error.message }
  }
  const flow: Flow<StepState<Wish>, StepEvent<Wish>> = {
    start: idle,
    next: nextStep,
    effects: {
      asking: async ({ wish }, { send }) => send(eventOf(await ask(wish))),
      finishing: async ({ paymentId }, { send }) => {
        const input = { advertiser_id: advertiserId, payment_id: paymentId }
        send(eventOf(await commands.run(finishCommand, input, { isInline: () => true })))
      },
      done: (_, { send }) => {
        onDone()
        send({ kind: 'reset' })
      },
    },
  }
  const [state, send] = useFlow(flow)
  return {
    state,
    isBusy: state.kind === 'asking' || state.kind === 'finishing' || state.kind === 'challenge',
    fault: state.kind === 'idle' ? state.fault : null,
    start: (wish: Wish) => send({ kind: 'started', wish }),
    answered: () => send({ kind: 'answered' }),
    left: () => send({ kind: 'left' }),
  }
}
