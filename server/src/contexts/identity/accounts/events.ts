import type { UserId } from '@tessera/contracts/ids'
import { defineDomainEvent } from '../../base/domain-events/domain-event.ts'

/** An account got a name: at its sign-up, or another one. */
export const accountNamed = defineDomainEvent<{ readonly userId: UserId }>('account-named')

/** An account's owner proved that they read the mailbox of its address. */
export const mailboxProven = defineDomainEvent<{
  readonly userId: UserId
  readonly email: string
}>('mailbox-proven')
