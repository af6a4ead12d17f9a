import type { AdvertiserId } from '@tessera/contracts/ids'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { words } from '../quick-promote/words.ts'

interface PaymentMethodFormProps {
  readonly advertiserId: AdvertiserId
  readonly onDone: () => void
}

/** Says that ads run once the ad account can pay. */
export function PaymentMethodForm({ advertiserId, onDone }: PaymentMethodFormProps): ReactElement {
  return (
    <>
      <p>{words.billingLater({ id: advertiserId })}</p>
      <Button kind="primary" data-autofocus onClick={onDone}>
        {words.goOn()}
      </Button>
    </>
  )
}
