import { paths } from '@tessera/contracts/paths'
import { timings } from '@tessera/contracts/timings'
import { useShell, useTitle } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import { Button } from '@tessera/ui/button'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactNode } from 'react'
import styles from '../../kit/card/card.module.css'
import { Card } from '../../kit/card/card.tsx'
import { RecoveryDialog } from '../dialog/dialog.tsx'
import { words } from '../words.ts'
import type { Owner, Reset } from './flow.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { useReset } from './use-reset.ts'

function OwnerLine({ owner }: { readonly owner: Owner }) {
  const { username, first_name, email, image_medium_url } = owner
  return (
    <div className={styles.owner}>
      <Avatar
        id={username}
        name={first_name}
        picture={image_medium_url ?? undefined}
        size={40}
        decorative
      />
      <div className={styles.names}>
        <bdi className={styles.name}>{first_name}</bdi>
        <bdi className={styles.address}>{email}</bdi>
      </div>
    </div>
  )
}

/** A skeleton of the form while the link is checked. */
function Reading() {
  return (
    <div role="status" aria-label={words.resetReading()} className={styles.column}>
      <Skeleton height={56} radius="var(--r-full)" />
      <Skeleton width="40%" height={16} />
      <Skeleton height={48} radius="var(--r-m)" />
      <Skeleton height={48} radius="var(--r-full)" />
    </div>
  )
}

/** A message with one link. */
function Onward(props: {
  readonly title: string
  readonly why: string
  readonly to: string
  readonly children: ReactNode
}) {
  const { navigate } = useShell()
  return (
    <Card title={props.title} lead={props.why}>
      <Button kind="primary" full href={props.to} onNavigate={navigate}>
        {props.children}
      </Button>
    </Card>
  )
}

const Gone = () => (
  <Onward
    title={words.goneTitle()}
    why={words.goneWhy({ minutes: timings.resetLinkMinutes })}
    to={paths.forgotPassword.to()}
  >
    {words.goneDo()}
  </Onward>
)

const Done = () => (
  <Onward title={words.savedTitle()} why={words.savedWhy()} to={paths.login.to()}>
    {words.toLogIn()}
  </Onward>
)

const titleOf = ({ kind }: Reset): string => {
  if (kind === 'gone') return words.goneTitle()
  return kind === 'done' ? words.savedTitle() : words.resetPage()
}

/** The page of the reset link: asks for a new password. */
export default function ResetPasswordPage() {
  const { navigate } = useShell()
  const { reset, tell } = useReset()
  useTitle(titleOf(reset))
  if (reset.kind === 'gone') return <Gone />
  if (reset.kind === 'done') return reset.viewer === null ? <Done /> : null
  if (reset.kind === 'unread') {
    return (
      <div className={styles.page}>
        <ErrorRegion title={words.readFailed()} onRetry={() => tell({ type: 'retried' })}>
          {reset.message}
        </ErrorRegion>
      </div>
    )
  }
  if (reset.kind === 'reading') {
    return (
      <Card title={words.resetPage()}>
        <Reading />
      </Card>
    )
  }
  if (reset.kind === 'closed') {
    const away = () => navigate(paths.home.to(), { replace: true })
    return <RecoveryDialog type="SUSPENDED" account={reset.owner.email} onClose={away} />
  }
  return (
    <Card title={words.resetPage()} owner={<OwnerLine owner={reset.owner} />}>
      <NewPasswordForm form={reset} tell={tell} />
    </Card>
  )
}
