import type { Settings } from '@tessera/contracts/calls/settings'
import type { User } from '@tessera/contracts/entities/user'
import type { ErrorCode } from '@tessera/contracts/errors/codes'

/** What somebody says of themself, as the form holds it. */
export interface ProfileDraft {
  readonly name: string
  readonly username: string
  readonly about: string
  readonly website: string
}

/** A field of the form. */
export type ProfileField = keyof ProfileDraft

/** The form as it opens. */
export const draftOf = (user: User): ProfileDraft => ({
  name: user.full_name,
  username: user.username,
  about: user.about,
  website: user.website ?? '',
})

/** What a draft changes of somebody, as the settings take it; nothing where all is as it was. */
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

/** Which field a refusal is about; null where it is about none of them. */
export function fieldOf(code: ErrorCode | string): ProfileField | null {
  if (code === 'username-invalid' || code === 'username-taken') return 'username'
  if (code === 'full-name-invalid') return 'name'
  return code === 'website-invalid' ? 'website' : null
}
