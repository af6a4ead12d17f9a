import type { User } from '@tessera/contracts/entities/user'
import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import { DraftNotice } from '@tessera/module/drafts'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextArea, TextField } from '@tessera/ui/field'
import type { FormEvent, ReactElement } from 'react'
import styles from './profile-form.module.css'
import { useProfileForm } from './use-profile-form.ts'
import { words } from './words.ts'

type Form = ReturnType<typeof useProfileForm>

function Username({ field, before }: Pick<Form, 'field'> & { readonly before: string }) {
  const username = field('username').value
  const isRenamed = username.trim().toLowerCase() !== before
  const address = words.usernameHint({ address: paths.profile.to({ username }) })
  const warning = words.usernameWarning({ days: limits.formerUsernameDays, before })
  return (
    <TextField
      {...field('username')}
      label={words.username()}
      hint={isRenamed ? `${address} ${warning}` : address}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

/** Edits the texts of the viewer's own profile. */
export function ProfileForm({ user }: { readonly user: User }): ReactElement {
  const { navigate } = useShell()
  const { busy, field, formRefusal, save, form } = useProfileForm(user)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const profile = paths.profile.to({ username: user.username })
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {form.wasKept ? <DraftNotice onStartOver={form.startOver} /> : null}
      <TextField {...field('name')} label={words.name()} autoComplete="name" />
      <Username field={field} before={user.username} />
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
        <Button kind="plain" href={profile} onNavigate={navigate}>
          {words.see()}
        </Button>
      </div>
    </form>
  )
}
