import type { AccountExport } from '@tessera/contracts/calls/account-export'
import type { Security } from '@tessera/contracts/calls/security'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { QueryRegion } from '@tessera/ui/query-region'
import { SettingsPanel } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import { FormFault } from '../../kit/form/form-fault.tsx'
import styles from '../account-settings/account.module.css'
import { dayText } from '../account-settings/day-text.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { sizeText } from './size-text.ts'
import { useExport } from './use-export.ts'
import { words } from './words.ts'

/** Shows how far the file is; before the files are counted, the bar moves by itself. */
function Progress({ done, total }: Pick<AccountExport, 'done' | 'total'>) {
  const text = words.progress({ done: String(done), total: String(total) })
  return (
    <div role="status" className={styles.progress}>
      <p>{words.preparing()}</p>
      {total === 0 ? (
        <progress aria-label={words.title()} />
      ) : (
        <>
          <progress aria-label={words.title()} value={done} max={total} />
          <p className={styles.quiet}>{text}</p>
        </>
      )}
    </div>
  )
}

function Ready({ file }: { readonly file: AccountExport }) {
  const { $locale } = useShell()
  const locale = $locale.get()
  if (file.url === null || file.expires_at === null) return null
  return (
    <>
      <p role="status">{words.ready({ day: dayText(new Date(file.expires_at), locale) })}</p>
      <div>
        <Button kind="primary" href={file.url} download>
          {words.get({ size: sizeText(file.bytes ?? 0, locale) })}
        </Button>
      </div>
    </>
  )
}

function State({
  file,
  busy,
  onStart,
}: {
  readonly file: AccountExport
  readonly busy: boolean
  readonly onStart: () => void
}) {
  if (file.state === 'preparing') return <Progress {...file} />
  return (
    <>
      <p>{words.what()}</p>
      {file.state === 'ready' ? <Ready file={file} /> : null}
      <FormFault message={file.state === 'failed' ? words.broken() : undefined} />
      <div>
        <Button busy={busy} onClick={onStart}>
          {file.state === 'ready' ? words.again() : words.start()}
        </Button>
      </div>
    </>
  )
}

function Waiting() {
  return (
    <div role="status" aria-label={words.loading()}>
      <Skeleton height={88} />
    </div>
  )
}

/** Prepares and downloads a ZIP of all that the member has. */
export function ExportPanel({ security }: { readonly security: Security }) {
  const { query, asking, busy, fault, start, cancel } = useExport()
  return (
    <SettingsPanel title={words.title()} why={words.why()}>
      <QueryRegion query={query} failed={words.failed()} waiting={<Waiting />}>
        {(file) => <State file={file} busy={busy} onStart={() => void start()} />}
      </QueryRegion>
      <FormFault message={fault} />
      {asking === null ? null : (
        <PasswordDialog
          security={security}
          busy={busy}
          fault={asking.fault}
          onSubmit={(password) => void start(password)}
          onConfirmed={() => void start()}
          onClose={cancel}
        />
      )}
    </SettingsPanel>
  )
}
