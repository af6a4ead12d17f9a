import type {
  NotificationChoice,
  NotificationSettings,
} from '@tessera/contracts/calls/notification-settings'
import { useShell, useTitle } from '@tessera/module/react'
import { SendVerification } from '@tessera/module/send-verification'
import { ErrorRegion } from '@tessera/ui/error-region'
import { SettingsPage, SettingsPanel } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import { Switch } from '@tessera/ui/switch'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReactElement } from 'react'
import styles from './settings.module.css'
import { useNotificationSettings } from './use-notification-settings.ts'
import type { SettingChange } from './with-changes.ts'
import { kindWords, words } from './words.ts'

interface ChoicesProps {
  readonly settings: NotificationSettings
  readonly onChange: (change: SettingChange) => void
}

function KindRow({
  choice: { kind, in_product, by_email },
  onChange,
}: {
  readonly choice: NotificationChoice
  readonly onChange: ChoicesProps['onChange']
}): ReactElement {
  const { brand } = useShell()
  const { name, when } = kindWords[kind]
  const label = (where: string) => (
    <VisuallyHidden>{words.forKind({ kind: name(), where })}</VisuallyHidden>
  )
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>{name()}</span>
        <span className={styles.when}>{when()}</span>
      </th>
      <td>
        <Switch
          label={label(words.inProduct({ brand }))}
          className={styles.switch}
          checked={in_product}
          onChange={({ currentTarget }) => onChange({ kind, in_product: currentTarget.checked })}
        />
      </td>
      <td>
        <Switch
          label={label(words.byEmail())}
          className={styles.switch}
          checked={by_email}
          onChange={({ currentTarget }) => onChange({ kind, by_email: currentTarget.checked })}
        />
      </td>
    </tr>
  )
}

function Kinds({ settings, onChange }: ChoicesProps): ReactElement {
  const { brand } = useShell()
  const shown = Object.keys(kindWords).flatMap((name) =>
    settings.kinds.filter(({ kind }) => kind === name),
  )
  return (
    <table className={styles.kinds}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{words.kind()}</VisuallyHidden>
          </th>
          <th scope="col">{words.inProduct({ brand })}</th>
          <th scope="col">{words.byEmail()}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((choice) => (
          <KindRow key={choice.kind} choice={choice} onChange={onChange} />
        ))}
      </tbody>
    </table>
  )
}

function Choices({ settings, onChange }: ChoicesProps): ReactElement {
  const { brand, commands } = useShell()
  return (
    <>
      {settings.email_verified ? null : (
        <div className={styles.notice}>
          <p>{words.unverified()}</p>
          <SendVerification commands={commands} kind="ink" />
        </div>
      )}
      <SettingsPanel title={words.kinds()} why={words.kindsWhy()}>
        <Kinds settings={settings} onChange={onChange} />
      </SettingsPanel>
      <SettingsPanel title={words.weekly()} why={words.weeklyWhy()}>
        <Switch
          label={words.weeklyLabel({ brand })}
          hint={words.weeklyHint()}
          checked={settings.weekly_email}
          disabled={!settings.email_verified}
          onChange={({ currentTarget }) => onChange({ weekly_email: currentTarget.checked })}
        />
      </SettingsPanel>
    </>
  )
}

function Waiting(): ReactElement {
  return (
    <div role="status" aria-label={words.loading()} className={styles.waiting}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={44} />
      ))}
    </div>
  )
}

/** The notification settings: what the viewer hears about, where, and the weekly email. */
export default function NotificationSettingsPage(): ReactElement {
  const { brand } = useShell()
  useTitle(words.title())
  const { query, settings, set } = useNotificationSettings()
  return (
    <SettingsPage title={words.title()} lead={words.lead({ brand })}>
      {settings === undefined ? (
        query.error === null ? (
          <Waiting />
        ) : (
          <ErrorRegion
            title={words.failed()}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          >
            {query.error.message}
          </ErrorRegion>
        )
      ) : (
        <Choices settings={settings} onChange={(change) => void set(change)} />
      )}
    </SettingsPage>
  )
}
