import { type Billing, getBilling } from '@tessera/contracts/calls/billing'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { payCommand } from '../commands.ts'
import { usePaymentStep } from '../steps/use-payment-step.ts'
import { words } from '../words.ts'

/** Pays with the default card. A second press of the same wish pays once. */
export function usePay(advertiserId: AdvertiserId, billing: Billing) {
  const { commands, queries, toast } = useShell()
  return usePaymentStep<{ readonly micro: number; readonly key: string }>({
    advertiserId,
    ask: ({ micro, key }) =>
      commands.run(
        payCommand,
        { advertiser_id: advertiserId, amount_micro: micro, key },
        { isInline: () => true },
      ),
    onDone: () => {
      toast({ text: billing.mode === 'prepaid' ? words.added() : words.paid() })
      void queries.invalidateQueries({ queryKey: [getBilling.name] })
    },
  })
}
