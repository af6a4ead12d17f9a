import { deviceAccounts } from '@tessera/contracts/calls/device-accounts'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { limits } from '@tessera/contracts/limits'
import { Avatar } from '@tessera/ui/avatar'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Modal } from '@tessera/ui/modal'
import { useState } from 'react'
import { isFull } from './account-items.tsx'
import type { AccountsShell } from './accounts-shell.ts'
import styles from './dialog.module.css'
import { type ListedAccount, nameAmong } from './listed-accounts.ts'
import { askToLogIn, logOutOfAll, removeAccount, requestSwitch } from './switching.ts'
import { useListedAccounts } from './use-listed-accounts.ts'
import { words } from './words.ts'

/** An account's portrait, name and a line about it. */
function Who(props: {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly picture: string | null
}) {
  const { id, name, note, picture } = props
  return (
    <>
      <Avatar decorative id={id} name={name} picture={picture ?? undefined} size={44} />
      <span className={styles.who}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.note}>{note}</span>
      </span>
    </>
  )
}

interface RowProps {
  readonly account: ListedAccount
  /** The name that tells it apart from the others. */
  readonly called: string
  readonly onSwitch: () => void
  readonly onRemove: () => void
}

function Row({ account, called, onSwitch, onRemove }: RowProps) {
  const { id, name, username, picture, needsPassword } = account
  const note = needsPassword ? words.needsPassword() : username
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.account}
        aria-label={words.switchTo({ name: called })}
        onClick={onSwitch}
      >
        <Who {...{ id, name, note, picture }} />
      </button>
      <Button kind="plain" square aria-label={words.removeOf({ name: called })} onClick={onRemove}>
        <Icon shape={icons.close} size={20} />
      </Button>
    </li>
  )
}

/** Asks before an account is removed from this browser. */
function Removal(props: {
  readonly called: string
  readonly onBack: () => void
  readonly onRemove: () => void
}) {
  const { called, onBack, onRemove } = props
  return (
    <Modal
      title={words.removeDo({ name: called })}
      width={440}
      sheet
      onBack={onBack}
      onClose={onBack}
    >
      <p className={styles.why}>{words.removeWhy()}</p>
      <div className={styles.foot}>
        <Button data-autofocus onClick={onBack}>
          {words.cancel()}
        </Button>
        <Button kind="primary" onClick={onRemove}>
          {words.remove()}
        </Button>
      </div>
    </Modal>
  )
}

interface SwitcherProps {
  readonly shell: AccountsShell
  readonly viewer: Viewer
}

/** The accounts of this browser: switches between them, adds one and removes them. */
export function SwitcherDialog({ shell, viewer }: SwitcherProps) {
  const others = useListedAccounts(shell, viewer, true)
  const [removing, setRemoving] = useState<ListedAccount>()
  const close = () => shell.accounts.$dialog.set(null)
  const { id, full_name: name, username, image_medium_url: picture } = viewer
  const full = isFull(others)
  const all = [{ id, name, username }, ...others]
  const calledOf = (account: ListedAccount) => nameAmong(account, all)
  async function remove(account: ListedAccount): Promise<void> {
    setRemoving(undefined)
    if (await removeAccount(shell, account))
      await shell.parts.queries.invalidateQueries({ queryKey: [deviceAccounts.name] })
  }
  if (removing !== undefined)
    return (
      <Removal
        called={calledOf(removing)}
        onBack={() => setRemoving(undefined)}
        onRemove={() => void remove(removing)}
      />
    )
  const choose = (account: ListedAccount) => {
    close()
    requestSwitch(shell, account)
  }
  return (
    <Modal title={words.yourAccounts()} width={440} sheet onClose={close}>
      <ul className={styles.rows}>
        <li className={styles.row} aria-current="true">
          <span className={styles.account}>
            <Who {...{ id, name, picture }} note={username} />
            <span className={styles.inUse}>{words.inUse()}</span>
          </span>
        </li>
        {others.map((account) => (
          <Row
            key={account.id}
            account={account}
            called={calledOf(account)}
            onSwitch={() => choose(account)}
            onRemove={() => setRemoving(account)}
          />
        ))}
      </ul>
      {full ? (
        <p className={styles.why}>{words.full({ count: String(limits.deviceAccountsMax) })}</p>
      ) : null}
      <div className={styles.acts}>
        <Button
          kind="primary"
          full
          data-autofocus
          disabled={full}
          onClick={() => askToLogIn(shell)}
        >
          {words.add()}
        </Button>
        {others.length === 0 ? null : (
          <Button
            full
            onClick={() => void logOutOfAll(shell, [id, ...others.map((other) => other.id)])}
          >
            {words.logOutAll()}
          </Button>
        )}
      </div>
    </Modal>
  )
}
