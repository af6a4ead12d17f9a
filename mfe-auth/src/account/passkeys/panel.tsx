import type { Passkey } from '@tessera/contracts/calls/passkeys'
import { limits } from '@tessera/contracts/limits'
import { useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { QueryRegion } from '@tessera/ui/query-region'
import { SettingsPanel } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import { useState } from 'react'
import { FormFault } from '../../kit/form/form-fault.tsx'
import { hasPasskeys } from '../../providers/passkeys/prompt.ts'
import { SecondFactorDialog } from '../second-factor/dialog.tsx'
import { NewsNote } from '../second-factor/news.tsx'
import type { State } from '../second-factor/state.ts'
import { useSecondFactor } from '../second-factor/use-second-factor.ts'
import styles from '../security-settings/page.module.css'
import { usePasskeys, useSecurity } from '../security-settings/queries.ts'
import { UnverifiedNote } from '../security-settings/unverified-note.tsx'
import { words } from '../security-settings/words.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { PasskeyRows } from './rows.tsx'

function Waiting() {
  return (
    <div role="status" aria-label={words.loading()} className={styles.form}>
      <Skeleton width={180} height={16} />
      <Skeleton width={220} height={14} />
      <Skeleton width={150} height={48} radius="var(--r-full)" />
    </div>
  )
}

function Adding(props: {
  readonly count: number
  readonly state: State
  readonly onAdd: () => void
}) {
  const { count, state, onAdd } = props
  const { screen, work } = state
  const unverified = useViewer()?.email_verified === false
  if (!hasPasskeys()) return <p className={styles.why}>{words.passkeysUnable()}</p>
  if (count >= limits.passkeysMax)
    return <p className={styles.why}>{words.passkeysMany({ max: limits.passkeysMax })}</p>
  const fault = screen.at === 'overview' && work.is === 'resting' ? work.fault : null
  return (
    <>
      <FormFault message={fault?.message} />
      <div className={styles.row}>
        <Button
          kind={count === 0 ? 'primary' : 'ink'}
          disabled={unverified}
          busy={screen.at === 'overview' && work.is === 'busy' && work.password === null}
          onClick={onAdd}
        >
          {words.passkeyAdd()}
        </Button>
      </div>
    </>
  )
}

/** Lists the passkeys that log in to the account, and adds, renames and removes them. */
export function PasskeysPanel() {
  const [security, passkeys] = [useSecurity(), usePasskeys()]
  const { state, send } = useSecondFactor()
  const [renaming, setRenaming] = useState<Passkey | null>(null)
  return (
    <SettingsPanel title={words.passkeysTitle()} why={words.passkeysWhy()}>
      <NewsNote news={state.news} onRead={() => send({ type: 'news-read' })} />
      <QueryRegion query={passkeys} failed={words.failed()} waiting={<Waiting />}>
        {(known) => (
          <>
            <UnverifiedNote />
            {known.length === 0 ? (
              <p className={styles.why}>{words.passkeysNone()}</p>
            ) : (
              <PasskeyRows
                passkeys={known}
                onRename={setRenaming}
                onRemove={({ id, name }) => send({ type: 'passkey-removal-chosen', id, name })}
              />
            )}
            <Adding
              count={known.length}
              state={state}
              onAdd={() => send({ type: 'passkey-chosen' })}
            />
          </>
        )}
      </QueryRegion>
      {security.data === undefined ? null : (
        <SecondFactorDialog security={security.data} state={state} send={send} />
      )}
      {renaming === null ? null : (
        <RenameDialog passkey={renaming} onClose={() => setRenaming(null)} />
      )}
    </SettingsPanel>
  )
}
