import type { ShellContext } from '@tessera/module'

/** In whose name pins are moved, as calls are told it: nothing for one's own, else the profile one acts as. */
export function actingSubject({
  $profile,
  $viewer,
}: Pick<ShellContext, '$profile' | '$viewer'>): { readonly orbac_subject_id?: string } {
  const [profile, viewer] = [$profile.get(), $viewer.get()]
  const isSelf = profile === null || viewer === null || profile.id === viewer.id
  return isSelf ? {} : { orbac_subject_id: profile.id }
}
