import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import styles from './offsite.module.css'
import type { Verdict } from './verdict.ts'
import { words } from './words.ts'

const rel = 'noopener noreferrer nofollow ugc'

/** Longer hosts do not fit on a button. */
const hostOnButton = 28

/** The buttons to go back and to open the link, if it can be opened. Both are plain links. */
export function WayOn({
  verdict: { way, to, opens },
  onBack,
}: {
  readonly verdict: Verdict
  readonly onBack: () => void
}): ReactElement {
  const { whenMember } = useShell()
  const first = way === 'open' ? 'quiet' : 'primary'
  return (
    <div className={styles.ways}>
      {way === 'open' && to !== null ? (
        <Button kind="primary" href={opens} rel={rel}>
          {to.host.length > hostOnButton ? words.goOnShort() : words.goOn({ site: to.host })}
        </Button>
      ) : null}
      <Button kind={first} onClick={onBack}>
        {words.goBack()}
      </Button>
      {way === 'small' && to !== null ? (
        <a href={opens} rel={rel} className={styles.anyway}>
          {words.goOnAnyway()}
        </a>
      ) : null}
      {way === 'members' ? (
        <>
          <Button
            kind="quiet"
            onClick={() => whenMember({ source: 'homePage', start: 'log-in' }, () => {})}
          >
            {words.logIn()}
          </Button>
          <p className={styles.quiet}>{words.membersOnly()}</p>
        </>
      ) : null}
    </div>
  )
}
