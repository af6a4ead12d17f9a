import type { ShellContext } from '@tessera/module'

/** The parts of the shell that saving uses. */
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

/** Returns the person and profile that save; undefined for a visitor. */
export function saverOf({ $viewer, $profile }: Pick<SavingShell, '$viewer' | '$profile'>) {
  const viewer = $viewer.get()
  if (viewer === null) return undefined
  const userId: string = $profile.get()?.id ?? viewer.id
  return { viewerId: viewer.id, userId, key: `${viewer.id}.${userId}` }
}
