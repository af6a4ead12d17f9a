import type { User } from '@tessera/contracts/entities/user'
import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import { DraftNotice, keepDrafts, useDraft } from '@tessera/module/drafts'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextArea, TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type FormEvent, type ReactElement, useState } from 'react'
import { draftOf, fieldOf, type ProfileField } from './profile-draft.ts'
import styles from './profile-form.module.css'
import { saveProfile } from './save-profile.ts'
import { words } from './words.ts'

const keptProfiles = keepDrafts(
  'profile',
  z.object({ name: z.string(), username: z.string(), about: z.string(), website: z.string() }),
)

interface EditProfileProps {
  readonly user: User
  readonly onClose: () => void
}

type Refused = Partial<Readonly<Record<ProfileField, string>>>

function useProfileForm({ user, onClose }: EditProfileProps) {
  const shell = useShell()
  const form = useDraft({ kept: keptProfiles, id: user.id, saved: draftOf(user) })
  const { draft } = form
  const [refused, setRefused] = useState<Refused>({})
  const [busy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    const outcome = await saveProfile(shell, draft, user)
    setBusy(false)
    if (!outcome.ok) {
      const field = fieldOf(outcome.error.code)
      if (field === null) shell.toast({ text: outcome.error.message, tone: 'bad' })
      else setRefused({ [field]: outcome.error.message })
      return
    }
    form.done()
    onClose()
    shell.toast({ text: words.saved(), tone: 'good' })
    const { username } = outcome
    if (username !== user.username)
      shell.navigate(paths.profile.to({ username }), { replace: true })
  }

  const field = (name: ProfileField) => ({
    name,
    value: draft[name],
    error: refused[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      form.write({ [name]: event.currentTarget.value })
      setRefused({ ...refused, [name]: undefined })
    },
  })
  return { busy, field, save, form }
}

/** Changes what one's own profile says. */
export function EditProfileModal(props: EditProfileProps): ReactElement {
  const { busy, field, save, form } = useProfileForm(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void save()
  }
  const username = field('username').value
  const before = props.user.username
  const isRenamed = username.trim().toLowerCase() !== before
  return (
    <Modal title={words.title()} backdropCloses={!form.changed} onClose={props.onClose}>
      <form noValidate className={styles.form} onSubmit={submit}>
        {form.wasKept ? <DraftNotice onStartOver={form.startOver} /> : null}
        <TextField {...field('name')} label={words.name()} autoComplete="name" data-autofocus />
        <TextField
          {...field('username')}
          label={words.username()}
          hint={[
            words.usernameHint({ address: paths.profile.to({ username }) }),
            isRenamed ? words.usernameWarning({ days: limits.formerUsernameDays, before }) : '',
          ]
            .join(' ')
            .trim()}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextArea
          {...field('about')}
          label={words.about()}
          hint={words.aboutHint({ max: limits.aboutMax })}
          maxLength={limits.aboutMax}
        />
        <TextField
          {...field('website')}
          label={words.website()}
          placeholder={words.websiteExample()}
          type="url"
          autoComplete="url"
        />
        <div className={styles.foot}>
          <Button type="submit" kind="primary" busy={busy}>
            {words.save()}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
