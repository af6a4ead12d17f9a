import { defineCommand } from '@tessera/cache'
import { leaveAccount, leaveAllAccounts } from '@tessera/contracts/calls/device-accounts'
import { logIn } from '@tessera/contracts/calls/session'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { accountLeft, sessionChanged } from '@tessera/contracts/events/facts'
import { authRequested } from '@tessera/contracts/events/requests'
import type { UserId } from '@tessera/contracts/ids'
import { loginMethods } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import type { HostParts } from '@tessera/module/host'
import type { Holds } from '../modules/holds.ts'
import type { AccountChange } from './account-change.ts'
import { noteArrival } from './arrival.ts'
import type { ListedAccount } from './listed-accounts.ts'
import { words } from './words.ts'

/** The parts of the shell that switching uses. */
export interface SwitchingShell {
  readonly accounts: Pick<AccountChange, '$dialog' | 'choose'>
  readonly holds: Pick<Holds, 'has'>
  readonly parts: Pick<HostParts, 'commands' | 'bus' | 'toast' | 'navigate' | 'queries'>
}

const switchCommand = defineCommand(logIn, { name: 'switch-account' })
const leaveCommand = defineCommand(leaveAccount, { name: 'leave-account' })
const leaveAllCommand = defineCommand(leaveAllAccounts, { name: 'leave-all-accounts' })

/** Shows the log-in to another account, or to one that needs its password again. */
export function askToLogIn({ parts, accounts }: SwitchingShell, email?: string): void {
  accounts.$dialog.set(null)
  parts.bus.emit(authRequested, {
    source: 'homePage',
    start: 'log-in',
    switching: email === undefined ? {} : { email },
  })
}

/** Lets one tab switch at a time, so that the browser keeps the token of the last switch. */
function alone<Value>(run: () => Promise<Value>): Promise<Value> {
  return 'locks' in navigator ? navigator.locks.request('tessera.switch', run) : run()
}

/** Asks the service to switch; returns the new viewer, or undefined after it has said why not. */
async function ask(shell: SwitchingShell, to: Pick<ListedAccount, 'id' | 'email'>) {
  const { commands, toast } = shell.parts
  const input = {
    switch_to: to.id,
    switch_account: true,
    login_method: loginMethods.switchAccount,
  }
  const outcome = await alone(() => commands.run(switchCommand, input, { isInline: () => true }))
  if (outcome.state === 'done' && 'user' in outcome.answer) return outcome.answer.user
  if (outcome.state !== 'refused') return undefined
  if (outcome.error.code === 'account-not-kept') askToLogIn(shell, to.email)
  else toast({ text: outcome.error.message, tone: 'bad' })
  return undefined
}

/** Leaves for the page of the account that the browser uses now, and tells the other tabs. */
function arrive(shell: SwitchingShell, viewer: Viewer, after: 'switch' | 'log-out'): void {
  noteArrival(sessionStorage, { id: viewer.id, after })
  const { username } = viewer
  shell.accounts.choose(after === 'switch' ? paths.profile.to({ username }) : paths.home.to())
  shell.parts.bus.emit(sessionChanged, { viewer })
}

/** Switches to an account of this browser and opens its profile. */
export async function switchTo(shell: SwitchingShell, account: ListedAccount): Promise<void> {
  const viewer = await ask(shell, account)
  if (viewer !== undefined) arrive(shell, viewer, 'switch')
}

/** Switches to an account; asks first when this tab holds unsaved input. */
export function requestSwitch(shell: SwitchingShell, account: ListedAccount): void {
  if (shell.holds.has()) shell.accounts.$dialog.set({ kind: 'leaving', account })
  else void switchTo(shell, account)
}

/** Switches back to the account whose unsaved input this tab still shows. */
export async function switchBack(shell: SwitchingShell, before: Viewer): Promise<void> {
  const viewer = await ask(shell, before)
  if (viewer === undefined) return
  shell.parts.bus.emit(sessionChanged, { viewer })
  // Queries of the meantime were refused.
  void shell.parts.queries.invalidateQueries()
}

function leftAll({ parts }: SwitchingShell, text: string): void {
  parts.navigate(paths.home.to())
  parts.bus.emit(sessionChanged, { viewer: null })
  parts.toast({ text })
}

/** Logs out of the viewer's account. Another one of this browser continues, if there is one. */
export async function logOut(shell: SwitchingShell, { id }: Viewer): Promise<void> {
  const outcome = await shell.parts.commands.run(leaveCommand, { user_id: id })
  if (outcome.state !== 'done') return
  shell.parts.bus.emit(accountLeft, { id })
  const { viewer: next } = outcome.answer
  if (next === null) leftAll(shell, words.loggedOut())
  else arrive(shell, next, 'log-out')
}

/** Removes another account from this browser; returns false when that failed. */
export async function removeAccount(
  { parts }: SwitchingShell,
  { id, name }: Pick<ListedAccount, 'id' | 'name'>,
): Promise<boolean> {
  const outcome = await parts.commands.run(leaveCommand, { user_id: id, forget: true })
  if (outcome.state !== 'done') return false
  parts.bus.emit(accountLeft, { id })
  parts.toast({ text: words.removed({ name }), tone: 'good' })
  return true
}

/** Logs out of every account of this browser. */
export async function logOutOfAll(shell: SwitchingShell, ids: readonly UserId[]): Promise<void> {
  const outcome = await shell.parts.commands.run(leaveAllCommand, {})
  if (outcome.state !== 'done') return
  shell.accounts.$dialog.set(null)
  for (const id of ids) shell.parts.bus.emit(accountLeft, { id })
  leftAll(shell, words.loggedOutAll())
}
