import { defineCommand } from '@tessera/cache'
import { pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import { getSettings, type Settings, updateSettings } from '@tessera/contracts/calls/settings'
import type { User } from '@tessera/contracts/entities/user'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { sessionChanged } from '@tessera/contracts/events/facts'
import { changesOf, type ProfileDraft } from './profile-draft.ts'
import { words } from './words.ts'

interface Saving {
  readonly draft: ProfileDraft
  readonly user: User
  readonly viewer: Viewer | null
}

/** Returns the viewer with new settings. A person's first name is the first word of their name. */
const viewerWith = (viewer: Viewer, { username, full_name: name }: Settings): Viewer => ({
  ...viewer,
  username,
  full_name: name,
  first_name: viewer.is_partner ? name : (name.split(/\s+/u)[0] ?? name),
})

/** Saves what a draft changes of the viewer's profile. */
export const saveProfile = defineCommand(
  async (client, { draft, user }: Saving) => {
    const changes = changesOf(draft, user)
    return Object.keys(changes).length === 0
      ? client.call(getSettings, {})
      : client.call(updateSettings, changes)
  },
  {
    name: 'save-profile',
    key: ({ user }) => user.id,
    confirm(settings, { user }, draft) {
      const { username, full_name, about, listed_website_url: website } = settings
      draft.patch('user', user.id, { username, full_name, about, website })
      // The addresses of boards have their owner's username.
      if (username !== user.username) draft.lists({ of: [userBoards, pickerBoards], ask: 'later' })
    },
    done(settings, { viewer }, { bus }) {
      if (viewer !== null) bus.emit(sessionChanged, { viewer: viewerWith(viewer, settings) })
    },
    say: { done: () => words.saved() },
    refusals: 'inline',
    fields: {
      'username-invalid': 'username',
      'username-taken': 'username',
      'full-name-invalid': 'name',
      'website-invalid': 'website',
    },
  },
)
