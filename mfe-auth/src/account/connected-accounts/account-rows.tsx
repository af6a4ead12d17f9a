import type { ConnectedAccount } from '@tessera/contracts/calls/connected-accounts'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { words as common } from '../../words.ts'
import styles from '../security-settings/page.module.css'
import { words } from '../security-settings/words.ts'

const names: Readonly<Record<ConnectedAccount['provider'], () => string>> = {
  google: common.google,
  facebook: common.facebook,
  line: words.line,
  sso: words.sso,
}

const dayOf = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(time))

interface RowProps {
  readonly account: ConnectedAccount
  readonly isBusy: boolean
  readonly onDisconnect: () => void
}

function Row({ account, isBusy, onDisconnect }: RowProps) {
  const locale = useShell().$locale.get()
  const provider = names[account.provider]()
  const known = [account.name, account.email].filter((each) => each !== null).join(' · ')
  return (
    <li className={styles.item}>
      <div className={styles.itemWords}>
        <h3 className={styles.itemName}>{provider}</h3>
        <p className={styles.itemWhat}>{known || words.knowsNothing()}</p>
        <p className={styles.itemWhat}>
          {words.connectedSince({
            day: dayOf(account.created_at, locale),
            used: dayOf(account.last_used_at, locale),
          })}
        </p>
        {account.can_disconnect ? null : <p className={styles.itemWhat}>{words.onlyWay()}</p>}
      </div>
      <Button
        kind="quiet"
        size="small"
        disabled={isBusy || !account.can_disconnect}
        aria-label={words.disconnectFor({ provider, who: account.email ?? provider })}
        onClick={onDisconnect}
      >
        {words.disconnect()}
      </Button>
    </li>
  )
}

/** The accounts that somebody logs in with, and what each tells about them. */
export function AccountRows(props: {
  readonly accounts: readonly ConnectedAccount[]
  readonly isBusy: boolean
  readonly onDisconnect: (account: ConnectedAccount) => void
}) {
  const { accounts, isBusy, onDisconnect } = props
  if (accounts.length === 0) return <p className={styles.why}>{words.accountsNone()}</p>
  return (
    <ul aria-label={words.accountsTitle()} className={styles.rows}>
      {accounts.map((account) => (
        <Row key={account.id} {...{ account, isBusy }} onDisconnect={() => onDisconnect(account)} />
      ))}
    </ul>
  )
}
