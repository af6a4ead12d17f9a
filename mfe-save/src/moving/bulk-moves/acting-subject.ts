import type { ShellContext } from '@tessera/module'
import type { Place } from './pin-act.ts'

/** In whose name pins of a place are moved, as calls are told it: whom one acts as where it is theirs, else oneself. */
export const actingSubject = (shell: Profiles, { ownerId }: Place) => actingAs(shell, ownerId)

type Profiles = Pick<ShellContext, '$profile' | '$viewer'>

/** In whose name something of somebody's is changed: whom one acts as where it is theirs, else oneself. */
export function actingAs(
  { $profile, $viewer }: Profiles,
  ownerId: string | undefined,
): { readonly orbac_subject_id?: string } {
  const [profile, viewer] = [$profile.get(), $viewer.get()]
  const isTheirs = profile !== null && profile.id === ownerId && profile.id !== viewer?.id
  return isTheirs ? { orbac_subject_id: profile.id } : {}
}
