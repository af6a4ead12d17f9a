import type { ShellContext } from '@tessera/module'

/** What saving needs of the shell. */
export type SavingShell = Pick<
  ShellContext,
  | 'client'
  | 'bus'
  | 'cache'
  | 'commands'
  | 'queries'
  | 'toast'
  | '$viewer'
  | '$profile'
  | '$saveTarget'
  | 'setSaveTarget'
>

/** Whose saves these are: of one person, as one of their profiles; undefined for a visitor. */
export function saverOf({ $viewer, $profile }: Pick<SavingShell, '$viewer' | '$profile'>) {
  const viewer = $viewer.get()
  if (viewer === null) return undefined
  const userId: string = $profile.get()?.id ?? viewer.id
  return { viewerId: viewer.id, userId, key: `${viewer.id}.${userId}` }
}
