import type { ShellContext } from '@tessera/module'
import type { Place } from './pin-act.ts'

/** In whose name pins of a place are moved, as calls are told it: whom one acts as where it is theirs, else oneself. */
export function actingSubject(
  { $profile, $viewer }: Pick<ShellContext, '$profile' | '$viewer'>,
  { ownerId }: Place,
): { readonly orbac_subject_id?: string } {
  const [profile, viewer] = [$profile.get(), $viewer.get()]
  const isTheirs = profile !== null && profile.id === ownerId && profile.id !== viewer?.id
  return isTheirs ? { orbac_subject_id: profile.id } : {}
}
