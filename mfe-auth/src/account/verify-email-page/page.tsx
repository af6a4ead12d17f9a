import { authRequested } from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import { timings } from '@tessera/contracts/timings'
import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { SendVerification } from '@tessera/module/send-verification'
import { Button } from '@tessera/ui/button'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Skeleton } from '@tessera/ui/skeleton'
import styles from '../../kit/card/card.module.css'
import { Card } from '../../kit/card/card.tsx'
import type { Verifying } from './flow.ts'
import { useVerifying } from './use-verifying.ts'
import { words } from './words.ts'

function LogIn() {
  const { bus, navigate } = useShell()
  const logIn = () => bus.emit(authRequested, { source: 'homePage', start: 'log-in' })
  return (
    <Card title={words.logInTitle()} lead={words.logInWhy()}>
      <Button kind="primary" full onClick={logIn}>
        {words.logIn()}
      </Button>
      <p className={styles.note}>{words.notMine()}</p>
      <Button kind="plain" full href={paths.forgotPassword.to()} onNavigate={navigate}>
        {words.newPassword()}
      </Button>
    </Card>
  )
}

/** Shown for a used or expired link; the next step depends on the account. */
function Gone() {
  const { commands, navigate } = useShell()
  const viewer = useViewer()
  const lead = words.goneWhy({ hours: timings.emailLinkHours })
  if (viewer === null) return <LogIn />
  return viewer.email_verified === false ? (
    <Card title={words.goneTitle()} lead={lead}>
      <SendVerification commands={commands} kind="ink" />
    </Card>
  ) : (
    <Card title={words.goneTitle()} lead={words.already({ email: viewer.email })}>
      <Button kind="primary" full href={paths.home.to()} onNavigate={navigate}>
        {words.goOn()}
      </Button>
    </Card>
  )
}

const titles: { readonly [Step in Verifying['kind']]: () => string } = {
  checking: words.page,
  'log-in': words.logInTitle,
  other: words.otherTitle,
  gone: words.goneTitle,
  failed: words.failed,
  done: words.doneTitle,
}

/** The page of the link in the sign-up email: confirms the address. */
export default function VerifyEmailPage() {
  const { navigate } = useShell()
  const viewer = useViewer()
  const { state, tell } = useVerifying()
  useTitle(titles[state.kind]())
  switch (state.kind) {
    case 'checking':
      return (
        <Card title={words.page()}>
          <div role="status" aria-label={words.checking()}>
            <Skeleton height={48} radius="var(--r-full)" />
          </div>
        </Card>
      )
    case 'log-in':
      return <LogIn />
    case 'other':
      return (
        <Card title={words.otherTitle()} lead={words.otherWhy({ email: viewer?.email ?? '' })}>
          <Button kind="primary" full href={paths.home.to()} onNavigate={navigate}>
            {words.goOn()}
          </Button>
        </Card>
      )
    case 'gone':
      return <Gone />
    case 'failed':
      return (
        <div className={styles.page}>
          <ErrorRegion title={words.failed()} onRetry={() => tell({ type: 'retried' })}>
            {state.message}
          </ErrorRegion>
        </div>
      )
    case 'done':
      return (
        <Card title={words.doneTitle()} lead={words.done({ email: state.viewer.email })}>
          <Button kind="primary" full href={paths.home.to()} onNavigate={navigate}>
            {words.goOn()}
          </Button>
        </Card>
      )
  }
}
