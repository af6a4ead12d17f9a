import { authRequested } from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Skeleton } from '@tessera/ui/skeleton'
import styles from '../../kit/card/card.module.css'
import { Card } from '../../kit/card/card.tsx'
import type { Linked } from '../../kit/link/flow.ts'
import { words } from './words.ts'

function Onward() {
  const { navigate } = useShell()
  return (
    <Button kind="primary" full href={paths.home.to()} onNavigate={navigate}>
      {words.goOn()}
    </Button>
  )
}

function LogIn() {
  const { bus } = useShell()
  const logIn = () => bus.emit(authRequested, { source: 'homePage', start: 'log-in' })
  return (
    <Card title={words.logInTitle()} lead={words.logInWhy()}>
      <Button kind="primary" full onClick={logIn}>
        {words.logIn()}
      </Button>
    </Card>
  )
}

/** The states that the two pages share; each draws its own question and its own end. */
export function LinkedCard<Done>({
  state,
  title,
  onRetry,
}: {
  readonly state: Exclude<Linked<Done>, { kind: 'asking' | 'done' }>
  readonly title: string
  readonly onRetry: () => void
}) {
  switch (state.kind) {
    case 'working':
      return (
        <Card title={title}>
          <div role="status" aria-label={words.working()}>
            <Skeleton height={48} radius="var(--r-full)" />
          </div>
        </Card>
      )
    case 'log-in':
      return <LogIn />
    case 'other':
      return (
        <Card title={words.otherTitle()} lead={words.otherWhy()}>
          <Onward />
        </Card>
      )
    case 'gone':
      return (
        <Card title={words.goneTitle()} lead={words.goneWhy()}>
          <Onward />
        </Card>
      )
    case 'taken':
      return (
        <Card title={words.takenTitle()} lead={words.takenWhy()}>
          <Onward />
        </Card>
      )
    case 'failed':
      return (
        <div className={styles.page}>
          <ErrorRegion title={words.failed()} onRetry={onRetry}>
            {state.message}
          </ErrorRegion>
        </div>
      )
  }
}
