import type { HostParts, Stores } from '@tessera/module/host'
import type { Holds } from '../modules/holds.ts'
import type { AccountChange } from './account-change.ts'

/** The members of the shell that the accounts of this browser use. */
export interface AccountsShell {
  readonly accounts: AccountChange
  readonly holds: Holds
  readonly stores: Stores
  readonly parts: HostParts
}
