import type { ShellContext } from '@tessera/module'
import type { BoardPlace } from './pin-act.ts'

/**
 * Returns the profile that moves pins of a place, as calls take it: the profile in use if the place
 * is its own, or the viewer.
 */
export const actingSubject = (shell: Profiles, { ownerId }: BoardPlace) => actingAs(shell, ownerId)

type Profiles = Pick<ShellContext, '$profile' | '$viewer'>

/**
 * Returns the profile that changes something of an owner: the profile in use if it is the owner, or
 * the viewer.
 */
export function actingAs(
  { $profile, $viewer }: Profiles,
  ownerId: string | undefined,
): { readonly orbac_subject_id?: string } {
  const [profile, viewer] = [$profile.get(), $viewer.get()]
  const isTheirs = profile !== null && profile.id === ownerId && profile.id !== viewer?.id
  return isTheirs ? { orbac_subject_id: profile.id } : {}
}
