import type { Passkey } from '@tessera/contracts/calls/passkeys'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { agoWords } from '../devices/seen.ts'
import styles from '../security-settings/page.module.css'
import { words } from '../security-settings/words.ts'

const dayOf = (moment: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(moment))

interface RowsProps {
  readonly passkeys: readonly Passkey[]
  readonly onRename: (passkey: Passkey) => void
  readonly onRemove: (passkey: Passkey) => void
}

function Row({ passkey, onRename, onRemove }: Omit<RowsProps, 'passkeys'> & { passkey: Passkey }) {
  const locale = useShell().$locale.get()
  const { name, synced, created_at, last_used_at: used, is_blocked } = passkey
  const when = used === null ? null : agoWords(new Date(used), { now: new Date(), locale })
  return (
    <li className={styles.item}>
      <div className={styles.itemWords}>
        <h3 className={styles.itemName}>
          {name}
          {synced ? <span className={styles.on}>{words.passkeySynced()}</span> : null}
        </h3>
        <p className={styles.itemWhat}>
          {when === null ? words.passkeyUnused() : words.passkeyUsed({ when })} ·{' '}
          {words.passkeyAdded({ day: dayOf(created_at, locale) })}
        </p>
        {is_blocked ? <p className={styles.itemWhat}>{words.passkeyBlocked()}</p> : null}
      </div>
      <div className={styles.acts}>
        <Button
          kind="quiet"
          size="small"
          aria-label={words.passkeyRenameFor({ name })}
          onClick={() => onRename(passkey)}
        >
          {words.passkeyRename()}
        </Button>
        <Button
          kind="quiet"
          size="small"
          aria-label={words.passkeyRemoveFor({ name })}
          onClick={() => onRemove(passkey)}
        >
          {words.passkeyRemove()}
        </Button>
      </div>
    </li>
  )
}

/** Lists passkeys, oldest first, with buttons to rename and remove them. */
export function PasskeyRows({ passkeys, ...acts }: RowsProps) {
  return (
    <ul aria-label={words.passkeysList()} className={styles.rows}>
      {passkeys.map((passkey) => (
        <Row key={passkey.id} passkey={passkey} {...acts} />
      ))}
    </ul>
  )
}
