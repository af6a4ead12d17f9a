import { useStore } from '@nanostores/react'
import { useCommand } from '@tessera/cache/react'
import type { getBusinessPeople } from '@tessera/contracts/calls/business-people'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { Permission } from '@tessera/contracts/entities/permission'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type ReactElement, useState } from 'react'
import styles from './accounts-manager.module.css'
import { inviteCommand, withdrawCommand } from './commands.ts'
import { PermissionFields } from './permission-fields.tsx'
import { rolesText } from './roles.ts'
import { words } from './words.ts'

type People = OutputOf<typeof getBusinessPeople>

/** Invites somebody to act for a business. */
export function InviteForm({ business }: Pick<People, 'business'>): ReactElement {
  const shell = useShell()
  const [to, setTo] = useState('')
  const [permissions, setPermissions] = useState<readonly Permission[]>(['CONTENT'])
  const [isEmpty, setIsEmpty] = useState(false)
  const invite = useCommand(inviteCommand)
  const send = async () => {
    setIsEmpty(permissions.length === 0)
    if (permissions.length === 0) return
    const input = { orbac_subject_id: business.id, to, permissions: [...permissions] }
    if ((await invite.run(input)).state !== 'done') return
    shell.toast({ text: words.sent({ to: to.trim() }) })
    setTo('')
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextField
        label={words.to()}
        value={to}
        required
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={invite.fieldRefusal('to') ?? invite.formRefusal}
        onChange={({ target }) => {
          setTo(target.value)
          invite.clear()
        }}
      />
      <PermissionFields
        chosen={permissions}
        onChange={setPermissions}
        failure={isEmpty ? words.choose() : undefined}
      />
      <div>
        <Button type="submit" kind="primary" busy={invite.busy}>
          {words.send()}
        </Button>
      </div>
    </form>
  )
}

function InvitationRow({
  invitation,
  business,
}: Pick<People, 'business'> & {
  readonly invitation: People['invitations'][number]
}): ReactElement {
  const locale = useStore(useShell().$locale)
  const withdraw = useCommand(withdrawCommand)
  const { id, sent_to: to, permissions, expires_at: expires } = invitation
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(expires))
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <bdi className={styles.name}>{to}</bdi>
        <span className={styles.note}>
          {rolesText(permissions)} · {words.expires({ day })}
        </span>
      </span>
      <Button
        size="small"
        kind="quiet"
        busy={withdraw.busy}
        aria-label={words.withdrawOf({ to })}
        onClick={() => void withdraw.run({ orbac_subject_id: business.id, id })}
      >
        {words.withdraw()}
      </Button>
    </li>
  )
}

/** The invitations that nobody has accepted yet. */
export function OpenInvitations({
  business,
  invitations,
}: Pick<People, 'business' | 'invitations'>): ReactElement | null {
  if (invitations.length === 0) return null
  return (
    <section className={styles.section} aria-label={words.invitations()}>
      <h3>{words.invitations()}</h3>
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} business={business} />
        ))}
      </ul>
    </section>
  )
}
