import { accountLeft, deviceForgotten } from '@tessera/contracts/events/facts'
import type { HostParts, Stores } from '@tessera/module/host'
import { recentSearches } from '../search/recent-searches.ts'
import { takeArrival } from './arrival.ts'
import { forgetAccounts, keepAccount, storedAccountOf } from './stored-accounts.ts'
import { words } from './words.ts'

interface KeepingShell {
  readonly stores: Pick<Stores, '$viewer'>
  readonly parts: Pick<HostParts, 'bus' | 'toast'>
}

interface Tab {
  readonly localStorage: Storage
  readonly sessionStorage: Storage
}

/**
 * Keeps the stored accounts of this browser: adds whoever is logged in, and removes those that are
 * logged out of. Says who is logged in after a switch.
 */
export function keepAccounts({ stores, parts }: KeepingShell, tab: Tab): void {
  const { bus, toast } = parts
  stores.$viewer.subscribe((viewer) => {
    if (viewer !== null) keepAccount(tab.localStorage, storedAccountOf(viewer))
  })
  bus.on(accountLeft, ({ id }) => {
    forgetAccounts(tab.localStorage, id)
    recentSearches(tab.localStorage, { id }).clear()
  })
  bus.on(deviceForgotten, () => forgetAccounts(tab.localStorage))
  const arrival = takeArrival(tab.sessionStorage)
  const viewer = stores.$viewer.get()
  if (arrival === undefined || arrival.id !== viewer?.id) return
  const say = arrival.after === 'switch' ? words.nowUsing : words.loggedOutNow
  toast({ text: say({ name: viewer.full_name }), tone: 'good' })
}
