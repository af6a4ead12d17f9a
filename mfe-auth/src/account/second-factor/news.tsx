import { Button } from '@tessera/ui/button'
import { useLogOutOthers } from '../devices/use-log-out-everywhere.ts'
import styles from '../security-settings/page.module.css'
import { useSessions } from '../security-settings/queries.ts'
import { words } from '../security-settings/words.ts'
import type { News } from './state.ts'

const sentences: { readonly [Each in News]: () => string } = {
  authenticator: words.newsAuthenticator,
  phone: words.newsPhone,
  removed: words.newsRemoved,
  renewed: words.newsRenewed,
  'passkey-added': words.newsPasskeyAdded,
  'passkey-removed': words.newsPasskeyRemoved,
}

/** Announces the last change, with a button to log out devices that logged in before it. */
export function NewsNote(props: { readonly news: News | null; readonly onRead: () => void }) {
  const { news, onRead } = props
  const sessions = useSessions()
  const { logOutOthers, busy } = useLogOutOthers()
  const others = sessions.data?.some(({ current }) => !current) ?? false
  return (
    <div role="status" className={styles.status}>
      {news === null ? null : (
        <div className={styles.news}>
          <p>
            {sentences[news]()}
            {others ? ` ${words.newsOthers()}` : null}
          </p>
          <div className={styles.row}>
            {others ? (
              <Button kind="ink" size="small" busy={busy} onClick={logOutOthers}>
                {words.logOutOthers()}
              </Button>
            ) : null}
            <Button kind="plain" size="small" onClick={onRead}>
              {words.dismiss()}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
