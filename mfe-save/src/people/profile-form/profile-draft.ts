import type { Settings } from '@tessera/contracts/calls/settings'
import type { User } from '@tessera/contracts/entities/user'

/** The contents of the profile form. */
export interface ProfileDraft {
  readonly name: string
  readonly username: string
  readonly about: string
  readonly website: string
}

/** A field of the form. */
export type ProfileField = keyof ProfileDraft

/** Returns the draft that the form opens with. */
export const draftOf = (user: User): ProfileDraft => ({
  name: user.full_name,
  username: user.username,
  about: user.about,
  website: user.website ?? '',
})

/** Returns the draft of what was saved. */
export const draftOfSettings = (settings: Settings): ProfileDraft => ({
  name: settings.full_name,
  username: settings.username,
  about: settings.about,
  website: settings.listed_website_url ?? '',
})

/** Returns the settings that a draft changes; empty when it changes nothing. */
export function changesOf(
  draft: ProfileDraft,
  user: User,
): Partial<Pick<Settings, 'full_name' | 'username' | 'about' | 'listed_website_url'>> {
  const website = draft.website.trim() === '' ? null : draft.website.trim()
  return {
    ...(draft.name.trim() === user.full_name ? {} : { full_name: draft.name.trim() }),
    ...(draft.username.trim().toLowerCase() === user.username
      ? {}
      : { username: draft.username.trim().toLowerCase() }),
    ...(draft.about.trim() === user.about ? {} : { about: draft.about.trim() }),
    ...(website === user.website ? {} : { listed_website_url: website }),
  }
}
