import type { BusinessDeed } from '@tessera/contracts/calls/business-people'
import type { AdvertiserId, UserId } from '@tessera/contracts/ids'
import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { writeToOwner } from './write-to-owner.ts'

/** Acts with the money of an ad account. */
export type BillingDeed = Extract<
  BusinessDeed,
  `card-${string}` | `pay-${string}` | 'payment-made' | 'code-used' | 'billing-details-changed'
>

const words = defineTexts({
  subject: 'The billing of {name} changed',
  'card-added': '{actor} added the card {object} to the billing of {name}.',
  'card-chosen': '{actor} chose the card {object} to be charged for the ads of {name}.',
  'card-removed': '{actor} removed the card {object} from the billing of {name}.',
  'pay-ahead-chosen': '{actor} changed how {name} pays: it pays ahead now.',
  'pay-afterwards-chosen': '{actor} changed how {name} pays: it pays afterwards now.',
  'payment-made': '{actor} paid {object} for the ads of {name}.',
  'code-used': '{actor} used the promotion code {object} for {name}.',
  'billing-details-changed': '{actor} changed who is behind the ads of {name}.',
  next: "If you don't expect this, open billing, and check in the accounts manager who handles money.",
})

interface Act {
  readonly deed: BillingDeed
  readonly actor: string
  readonly object: string
  readonly name: string
}

/** Says what somebody did, in the language of the reader. */
export const actTexts =
  (act: Act) =>
  ({ language }: { readonly language: Language }) => {
    const say = words(language)
    return { subject: say.subject(act), paragraphs: [say[act.deed](act), say.next()] }
  }

/** Tells the owner of an ad account by a letter what somebody did with its money. */
export const tellAct = (
  tx: Sql,
  ports: Ports,
  to: { readonly ownerId: UserId; readonly advertiserId: AdvertiserId },
  act: Act,
): Promise<void> => writeToOwner(tx, ports, to, actTexts(act))
