import { limits } from '@tessera/contracts/limits'
import { Avatar } from '@tessera/ui/avatar'
import * as icons from '@tessera/ui/icons'
import type { MenuGroup, MenuItem } from '@tessera/ui/menu'
import type { AccountsShell } from './accounts-shell.ts'
import { type ListedAccount, nameAmong, nextAccount } from './listed-accounts.ts'
import { askToLogIn, logOut, logOutOfAll, requestSwitch } from './switching.ts'
import { words } from './words.ts'

const rowOf = (shell: AccountsShell, account: ListedAccount): MenuItem => ({
  id: `account-${account.id}`,
  label: account.name,
  note: account.needsPassword ? words.needsPassword() : account.username,
  picture: (
    <Avatar
      decorative
      id={account.id}
      name={account.name}
      picture={account.picture ?? undefined}
      size={40}
    />
  ),
  onSelect: () => requestSwitch(shell, account),
})

/** True when the browser has as many accounts as it may have, the viewer's included. */
export const isFull = (others: readonly ListedAccount[]): boolean =>
  others.length + 1 >= limits.deviceAccountsMax

/** The menu's rows of the browser's other accounts, and for adding one. */
export function accountsGroup(shell: AccountsShell, others: readonly ListedAccount[]): MenuGroup {
  const full = isFull(others)
  return {
    id: 'accounts',
    ...(others.length === 0 ? {} : { label: words.accounts() }),
    items: [
      ...others.map((account) => rowOf(shell, account)),
      {
        id: 'add-account',
        icon: icons.plus,
        label: words.add(),
        disabled: full,
        ...(full ? { note: words.full({ count: String(limits.deviceAccountsMax) }) } : {}),
        onSelect: () => askToLogIn(shell),
      },
      ...(others.length === 0
        ? []
        : [
            {
              id: 'manage-accounts',
              icon: icons.people,
              label: words.manage(),
              onSelect: () => shell.accounts.$dialog.set({ kind: 'switcher' }),
            },
          ]),
    ],
  }
}

/** The menu's rows for logging out: of this account, which says who continues, and of all. */
export function leaveGroup(
  shell: AccountsShell,
  viewer: Parameters<typeof logOut>[1],
  others: readonly ListedAccount[],
): MenuGroup {
  const next = nextAccount(others)
  const all = [{ ...viewer, name: viewer.full_name }, ...others]
  const ids = [viewer.id, ...others.map(({ id }) => id)]
  return {
    id: 'leave',
    items: [
      {
        id: 'log-out',
        label: words.logOut(),
        ...(next === undefined ? {} : { note: words.continueAs({ name: nameAmong(next, all) }) }),
        onSelect: () => void logOut(shell, viewer),
      },
      ...(others.length === 0
        ? []
        : [
            {
              id: 'log-out-all',
              label: words.logOutAll(),
              onSelect: () => void logOutOfAll(shell, ids),
            },
          ]),
    ],
  }
}
