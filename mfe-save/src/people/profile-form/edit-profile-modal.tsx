import { useCommand } from '@tessera/cache/react'
import type { User } from '@tessera/contracts/entities/user'
import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import { DraftNotice, keepDrafts, useDraft } from '@tessera/module/drafts'
import { useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextArea, TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import type { FormEvent, ReactElement } from 'react'
import { draftOf, type ProfileField } from './profile-draft.ts'
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

function useProfileForm({ user, onClose }: EditProfileProps) {
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
  async function save(): Promise<void> {
    const { state } = await run({ draft, user, viewer })
    if (state !== 'done') return
    form.done()
    onClose()
  }
  return { busy, field, formRefusal, save, form }
}

/** Edits the viewer's own profile. */
export function EditProfileModal(props: EditProfileProps): ReactElement {
  const { busy, field, formRefusal, save, form } = useProfileForm(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
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
        {formRefusal === undefined ? null : (
          <p role="alert" className={styles.refused}>
            {formRefusal}
          </p>
        )}
        <div className={styles.foot}>
          <Button type="submit" kind="primary" busy={busy}>
            {words.save()}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
