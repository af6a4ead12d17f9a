import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getUser } from '@tessera/contracts/calls/users'
import type { User } from '@tessera/contracts/entities/user'
import type { OverlayProps } from '@tessera/module'
import { useShell, useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { Skeleton } from '@tessera/ui/skeleton'
import type { FormEvent, ReactElement, ReactNode } from 'react'
import { PortraitField } from '../portrait/portrait-field.tsx'
import { useProfileForm } from '../profile-form/use-profile-form.ts'
import styles from './introduction.module.css'
import { words } from './words.ts'

type Close = OverlayProps<unknown>['close']

function Foot({ close, children }: { readonly close: Close; readonly children: ReactNode }) {
  return (
    <div className={styles.foot}>
      <Button kind="plain" onClick={close}>
        {words.skip()}
      </Button>
      {children}
    </div>
  )
}

function NameForm({ user, close }: { readonly user: User; readonly close: Close }): ReactElement {
  const { busy, field, formRefusal, save, form } = useProfileForm(user)
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!form.changed || (await save())) close()
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField {...field('name')} label={words.name()} autoComplete="name" />
      {formRefusal === undefined ? null : (
        <p role="alert" className={styles.refused}>
          {formRefusal}
        </p>
      )}
      <Foot close={close}>
        <Button type="submit" kind="primary" busy={busy}>
          {words.done()}
        </Button>
      </Foot>
    </form>
  )
}

/** The name, once it is known. Without it the portrait can still be chosen. */
function Name({ username, close }: { readonly username: string; readonly close: Close }) {
  const { client } = useShell()
  const user = useQuery({
    ...queryOptions(client, getUser, { username }),
    placeholderData: (before) => before,
  })
  if (user.data !== undefined) return <NameForm key={user.data.id} user={user.data} close={close} />
  return (
    <>
      {user.error === null ? <Skeleton height={72} radius="var(--r-m)" /> : null}
      <Foot close={close}>
        <Button kind="primary" onClick={close}>
          {words.done()}
        </Button>
      </Foot>
    </>
  )
}

/** Asks a new member for their name and portrait, above the feed that is theirs by now. */
export default function Introduction({ close }: Pick<OverlayProps<unknown>, 'close'>) {
  const viewer = useViewer()
  if (viewer === null) return null
  return (
    <Modal title={words.title()} width={480} backdropCloses={false} onClose={close}>
      <div className={styles.step}>
        <p className={styles.why}>{words.why()}</p>
        <PortraitField />
        <Name username={viewer.username} close={close} />
      </div>
    </Modal>
  )
}
