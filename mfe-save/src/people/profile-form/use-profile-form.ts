import { useCommand } from '@tessera/cache/react'
import type { User } from '@tessera/contracts/entities/user'
import { z } from '@tessera/contracts/schema'
import { keepDrafts, useDraft } from '@tessera/module/drafts'
import { useViewer } from '@tessera/module/react'
import { draftOf, draftOfSettings, type ProfileField } from './profile-draft.ts'
import { saveProfile } from './save-profile.ts'

const keptProfiles = keepDrafts(
  'profile',
  z.object({ name: z.string(), username: z.string(), about: z.string(), website: z.string() }),
)

/** Keeps the draft of a profile, and saves what it changes. */
export function useProfileForm(user: User) {
  const viewer = useViewer()
  const form = useDraft({ kept: keptProfiles, id: user.id, saved: draftOf(user) })
  const { draft } = form
  const { run, busy, fieldRefusal, formRefusal, clear } = useCommand(saveProfile)
  const field = (name: ProfileField) => ({
    name,
    value: draft[name],
    error: fieldRefusal(name),
    onChange: (event: { currentTarget: { value: string } }) => {
      form.write({ [name]: event.currentTarget.value })
      clear()
    },
  })
  /** Returns true once the service has saved it. */
  async function save(): Promise<boolean> {
    const outcome = await run({ draft, user, viewer })
    if (outcome.state !== 'done') return false
    // The service may have tidied what was written.
    form.write(draftOfSettings(outcome.answer))
    form.done()
    return true
  }
  return { busy, field, formRefusal, save, form }
}
