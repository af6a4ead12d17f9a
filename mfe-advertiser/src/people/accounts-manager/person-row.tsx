import { useCommand } from '@tessera/cache/react'
import type { getBusinessPeople } from '@tessera/contracts/calls/business-people'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import { useShell, useViewer } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useState } from 'react'
import styles from './accounts-manager.module.css'
import { permissionsCommand, removeCommand } from './commands.ts'
import { PermissionFields } from './permission-fields.tsx'
import { rolesText } from './roles.ts'
import { words } from './words.ts'

type People = OutputOf<typeof getBusinessPeople>
type Person = People['people'][number]

interface Of {
  readonly person: Person
  readonly business: People['business']
  readonly onClose: () => void
}

function ChangeModal({ person, business, onClose }: Of): ReactElement {
  const [chosen, setChosen] = useState<Person['permissions']>(person.permissions)
  const [isEmpty, setIsEmpty] = useState(false)
  const change = useCommand(permissionsCommand)
  const { id, full_name: name } = person.user
  const save = async () => {
    setIsEmpty(chosen.length === 0)
    if (chosen.length === 0) return
    const input = { orbac_subject_id: business.id, user_id: id, permissions: chosen }
    if ((await change.run(input)).state === 'done') onClose()
  }
  return (
    <Modal title={words.changeOf({ name })} width={420} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <PermissionFields
          chosen={chosen}
          onChange={(next) => setChosen([...next])}
          failure={isEmpty ? words.choose() : change.formRefusal}
        />
        <Button type="submit" kind="primary" full busy={change.busy}>
          {words.save()}
        </Button>
      </form>
    </Modal>
  )
}

function RemoveModal({ person, business, onClose }: Of): ReactElement {
  const shell = useShell()
  const isSelf = useViewer()?.id === person.user.id
  const remove = useCommand(removeCommand)
  const { id, full_name: name } = person.user
  const said = { name, business: business.full_name }
  const go = async () => {
    const { state } = await remove.run({ orbac_subject_id: business.id, user_id: id })
    if (state !== 'done') return
    shell.toast({ text: isSelf ? words.left(said) : words.removed(said) })
    onClose()
  }
  return (
    <Modal
      title={isSelf ? words.leaveOf(said) : words.removeOf(said)}
      width={420}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{isSelf ? words.leaveWhy(said) : words.removeWhy(said)}</p>
        <div className={styles.acts}>
          <Button onClick={onClose}>{words.cancel()}</Button>
          <Button kind="primary" busy={remove.busy} onClick={() => void go()}>
            {isSelf ? words.leave() : words.remove()}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** Somebody who may act for a business, and what the viewer may change about it. */
export function PersonRow({
  person,
  people,
}: {
  readonly person: Person
  readonly people: Pick<People, 'business' | 'can_manage'>
}): ReactElement {
  const [open, setOpen] = useState<'change' | 'remove' | null>(null)
  const isSelf = useViewer()?.id === person.user.id
  const { id, full_name: name, image_medium_url: picture } = person.user
  const { business, can_manage: canManage } = people
  const of = { person, business, onClose: () => setOpen(null) }
  return (
    <li className={styles.row}>
      <span className={styles.person}>
        <Avatar id={id} name={name} picture={picture ?? undefined} size={48} decorative />
        <span className={styles.words}>
          <span className={styles.name}>{isSelf ? `${name} (${words.you()})` : name}</span>
          <span className={styles.note}>
            {person.is_business ? words.business() : rolesText(person.permissions)}
          </span>
          {person.meets_mfa ? null : <span className={styles.missing}>{words.mfaMissing()}</span>}
        </span>
      </span>
      {person.is_business ? null : (
        <span className={styles.acts}>
          {canManage && !isSelf ? (
            <Button
              size="small"
              aria-label={words.changeOf({ name })}
              onClick={() => setOpen('change')}
            >
              {words.change()}
            </Button>
          ) : null}
          {isSelf || canManage ? (
            <Button
              size="small"
              kind="quiet"
              aria-label={isSelf ? undefined : words.removeOf({ name })}
              onClick={() => setOpen('remove')}
            >
              {isSelf ? words.leave() : words.remove()}
            </Button>
          ) : null}
        </span>
      )}
      {open === 'change' ? <ChangeModal {...of} /> : null}
      {open === 'remove' ? <RemoveModal {...of} /> : null}
    </li>
  )
}
