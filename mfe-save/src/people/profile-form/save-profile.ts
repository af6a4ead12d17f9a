import { type Settings, updateSettings } from '@tessera/contracts/calls/settings'
import { getUser } from '@tessera/contracts/calls/users'
import type { User } from '@tessera/contracts/entities/user'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { sessionChanged } from '@tessera/contracts/events/facts'
import type { ShellContext } from '@tessera/module'
import { changeAnswers } from '../../saving/kept-answers/change-answers.ts'
import { changesOf, type ProfileDraft } from './profile-draft.ts'

/** What saving came to: the name in the address by now, or why nothing was saved. */
export type ProfileOutcome =
  | { readonly ok: true; readonly username: string }
  | { readonly ok: false; readonly error: CallError }

/** Who looks, as the new settings have them: a person goes by the first word of their name. */
const viewerWith = (viewer: Viewer, { username, full_name: name }: Settings): Viewer => ({
  ...viewer,
  username,
  full_name: name,
  first_name: viewer.is_partner ? name : (name.split(/\s+/u)[0] ?? name),
})

/** Saves what a draft changes, and lets everything that shows this person say the same. */
export async function saveProfile(
  { bus, client, queries, $viewer }: Pick<ShellContext, 'bus' | 'client' | 'queries' | '$viewer'>,
  draft: ProfileDraft,
  user: User,
): Promise<ProfileOutcome> {
  const changes = changesOf(draft, user)
  if (Object.keys(changes).length === 0) return { ok: true, username: user.username }
  const saved = await client.call(updateSettings, changes)
  if (!saved.ok) return { ok: false, error: saved.error }
  const { username, full_name, about, listed_website_url: website } = saved.data
  changeAnswers(queries, (record) => {
    if (record.id !== user.id || !('full_name' in record)) return record
    const card = { ...record, username, full_name }
    return 'about' in record ? { ...card, about, website } : card
  })
  if (username !== user.username) {
    const key = (name: string) => [getUser.name, 'one', { username: name }]
    queries.setQueryData(key(username), queries.getQueryData(key(user.username)))
  }
  const viewer = $viewer.get()
  if (viewer !== null) bus.emit(sessionChanged, { viewer: viewerWith(viewer, saved.data) })
  return { ok: true, username }
}
