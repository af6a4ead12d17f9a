import type { DeviceAccount } from '@tessera/contracts/calls/device-accounts'
import type { UserId } from '@tessera/contracts/ids'
import type { StoredAccount } from './stored-accounts.ts'

/** An account of this browser besides the viewer's own, as the switcher shows it. */
export interface ListedAccount {
  readonly id: UserId
  readonly username: string
  readonly name: string
  readonly email: string
  readonly picture: string | null
  /** True when a switch asks for the password: the session here has ended, or needs its factor. */
  readonly needsPassword: boolean
}

const ofService = (account: DeviceAccount): ListedAccount => ({
  id: account.id,
  username: account.username,
  name: account.full_name,
  email: account.email,
  picture: account.image_medium_url,
  needsPassword: account.needs_password,
})

const ofStorage = (account: StoredAccount, needsPassword: boolean): ListedAccount => ({
  id: account.id,
  username: account.username,
  name: account.fullName,
  email: account.email,
  picture: account.imageMediumUrl,
  needsPassword,
})

/**
 * Returns the browser's other accounts: those that the service says it is logged in to, and those
 * that are only stored, which need a password. Until the service has answered, stored ones don't.
 */
export function listedAccounts(
  viewerId: string,
  stored: readonly StoredAccount[],
  live: readonly DeviceAccount[] | undefined,
): readonly ListedAccount[] {
  const known = (live ?? []).filter(({ id }) => id !== viewerId)
  const others = stored.filter(
    ({ id }) => id !== viewerId && !known.some((account) => account.id === id),
  )
  return [
    ...known.map(ofService),
    ...others.map((account) => ofStorage(account, live !== undefined)),
  ]
}

/** Returns the account that continues after a log-out: the one used last that needs no password. */
export const nextAccount = (accounts: readonly ListedAccount[]): ListedAccount | undefined =>
  accounts.find(({ needsPassword }) => !needsPassword)

type Named = Pick<ListedAccount, 'id' | 'name' | 'username'>

/** Returns a name that tells an account apart: with its username where another has the same name. */
export function nameAmong(account: Named, all: readonly Named[]): string {
  const { id, name, username } = account
  return all.some((other) => other.id !== id && other.name === name)
    ? `${name} (${username})`
    : name
}
