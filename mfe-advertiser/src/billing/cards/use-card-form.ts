import type { Billing } from '@tessera/contracts/calls/billing'
import { getBilling } from '@tessera/contracts/calls/billing'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { useState } from 'react'
import { addMethodCommand } from '../frame/commands.ts'
import { words } from '../frame/words.ts'
import { usePaymentStep } from '../steps/use-payment-step.ts'
import { type CardDraft, type CardField, emptyCard, readCard } from './card-draft.ts'
import { giveCard } from './give-card.ts'

type CardProvider = NonNullable<Billing['provider']>

type Faults = Readonly<Partial<Record<CardField, string>>>

const faultTexts: Readonly<Record<CardField, () => string>> = {
  number: words.numberFault,
  expiry: words.expiryFault,
  cvc: words.cvcFault,
}

const textsOf = (fields: readonly CardField[]): Faults =>
  Object.fromEntries(fields.map((field) => [field, faultTexts[field]()]))

interface CardFormOptions {
  readonly advertiserId: AdvertiserId
  readonly provider: CardProvider
  readonly onDone: () => void
}

/** Holds the form of a card: what is typed, what is wrong, and the way to the service. */
export function useCardForm({ advertiserId, provider, onDone }: CardFormOptions) {
  const { commands, queries } = useShell()
  const [draft, setDraft] = useState(emptyCard)
  const [faults, setFaults] = useState<Faults>({})
  const [stops, setStops] = useState(0)
  const [isGiving, setGiving] = useState(false)
  const [unreached, setUnreached] = useState(false)
  const step = usePaymentStep<string>({
    advertiserId,
    ask: (token) =>
      commands.run(
        addMethodCommand,
        { advertiser_id: advertiserId, token },
        { isInline: () => true },
      ),
    onDone: () => {
      setDraft(emptyCard)
      void queries.invalidateQueries({ queryKey: [getBilling.name] })
      onDone()
    },
  })
  const stop = (fields: readonly CardField[]) => {
    setFaults(textsOf(fields))
    setStops((count) => count + 1)
  }
  async function submit(): Promise<void> {
    const read = readCard(draft, new Date())
    setUnreached(false)
    if ('faults' in read) return stop(read.faults)
    setFaults({})
    setGiving(true)
    const answer = await giveCard(provider.cards_url, read.card)
    setGiving(false)
    if (answer === undefined) return setUnreached(true)
    if ('fault' in answer) return stop([answer.fault])
    step.start(answer.token)
  }
  return {
    draft,
    faults,
    stops,
    submit,
    write: (change: Partial<CardDraft>) => {
      setDraft((before) => ({ ...before, ...change }))
      setFaults((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))),
      )
    },
    isBusy: isGiving || step.isBusy,
    fault: unreached ? words.unreached() : step.fault,
    state: step.state,
    answered: step.answered,
    left: step.left,
  }
}
