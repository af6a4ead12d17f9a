import { type Billing, getBilling } from '@tessera/contracts/calls/billing'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { useRef } from 'react'
import { payCommand } from '../frame/commands.ts'
import { words } from '../frame/words.ts'
import { usePaymentStep } from '../steps/use-payment-step.ts'

interface Wish {
  readonly micro: number
  readonly key: string
}

/**
 * Pays with the default card. A press after a lost answer has the same key as the one before, so that it
 * pays once; a card that was declined ends the wish.
 */
export function usePay(advertiserId: AdvertiserId, billing: Billing, onDone?: () => void) {
  const { commands, queries, toast } = useShell()
  const wish = useRef<Wish>(undefined)
  const step = usePaymentStep<Wish>({
    advertiserId,
    ask: async ({ micro, key }) => {
      const input = { advertiser_id: advertiserId, amount_micro: micro, key }
      const outcome = await commands.run(payCommand, input, { isInline: () => true })
      if (outcome.state === 'refused' && outcome.error.code.startsWith('card-'))
        wish.current = undefined
      return outcome
    },
    onDone: () => {
      wish.current = undefined
      toast({ text: billing.mode === 'prepaid' ? words.added() : words.paid() })
      void queries.invalidateQueries({ queryKey: [getBilling.name] })
      onDone?.()
    },
  })
  return {
    ...step,
    start: (micro: number) => {
      if (wish.current?.micro !== micro) wish.current = { micro, key: crypto.randomUUID() }
      step.start(wish.current)
    },
  }
}
