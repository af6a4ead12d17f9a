import type { Viewer } from '@tessera/contracts/entities/viewer'
import { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { accountsKey } from './accounts-key.ts'

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const text = (most: number) => z.string().check(z.maxLength(most))

/** An account that was used in this browser: exactly what the spec lists, and nothing secret. */
const StoredAccount = z.object({
  id: UserId,
  username: text(100),
  email: text(254),
  fullName: text(200),
  imageMediumUrl: z.nullable(text(2_048)),
  imageLargeUrl: z.nullable(text(2_048)),
  /** Of a business account. */
  partner: z.optional(z.object({ is_create: z.boolean() })),
})

export type StoredAccount = z.infer<typeof StoredAccount>

const unknownObject = z.record(z.string(), z.unknown())

/** Returns a viewer as they are stored. */
export function storedAccountOf(viewer: Viewer): StoredAccount {
  return {
    id: viewer.id,
    username: viewer.username,
    email: viewer.email,
    fullName: viewer.full_name,
    imageMediumUrl: viewer.image_medium_url,
    imageLargeUrl: viewer.image_large_url ?? null,
    ...(viewer.is_partner ? { partner: { is_create: true } } : {}),
  }
}

/** Returns the stored accounts in their order; an entry that can't be read is left out. */
export function readAccounts(keeper: Keeper): readonly StoredAccount[] {
  try {
    const kept = z.safeParse(unknownObject, JSON.parse(keeper.getItem(accountsKey) ?? '{}'))
    if (!kept.success) return []
    return Object.entries(kept.data).flatMap(([id, entry]) => {
      const account = z.safeParse(StoredAccount, entry)
      return account.success && account.data.id === id ? [account.data] : []
    })
  } catch {
    return []
  }
}

function writeAccounts(keeper: Keeper, accounts: readonly StoredAccount[]): void {
  try {
    const kept = accounts.slice(-limits.deviceAccountsMax)
    const byId = Object.fromEntries(kept.map((account) => [account.id, account]))
    if (accounts.length === 0) keeper.removeItem(accountsKey)
    else keeper.setItem(accountsKey, JSON.stringify(byId))
  } catch {
    // Without storage, the switcher shows the accounts that the service knows.
  }
}

/** Stores an account, or its present name and picture. */
export function keepAccount(keeper: Keeper, account: StoredAccount): void {
  const others = readAccounts(keeper).filter(({ id }) => id !== account.id)
  writeAccounts(keeper, [...others, account])
}

/** Removes an account, or all of them. */
export function forgetAccounts(keeper: Keeper, id?: string): void {
  const left = id === undefined ? [] : readAccounts(keeper).filter((each) => each.id !== id)
  writeAccounts(keeper, left)
}
