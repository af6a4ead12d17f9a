import { defineCommand } from '@tessera/cache'
import { claimHouse } from '@tessera/contracts/calls/house-roles'
import { authRequested } from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { runInFlow } from '../../commands.ts'
import styles from '../../kit/card/card.module.css'
import { Card } from '../../kit/card/card.tsx'
import { useLinked } from '../../kit/link/use-linked.ts'
import { words } from './words.ts'

const claimCommand = defineCommand(claimHouse, { name: 'claim-house' })

function LogIn(): ReactElement {
  const { bus, brand } = useShell()
  const logIn = () => bus.emit(authRequested, { source: 'homePage', start: 'log-in' })
  return (
    <Card title={words.logInTitle()} lead={words.logInWhy({ brand })}>
      <Button kind="primary" full onClick={logIn}>
        {words.logIn()}
      </Button>
    </Card>
  )
}

/** Links that load a document: the area is not among the modules of this one. */
function Done(): ReactElement {
  return (
    <Card title={words.doneTitle()} lead={words.doneFactor()}>
      <Button kind="primary" full href={paths.admin.to()}>
        {words.area()}
      </Button>
      <Button full href={paths.securitySettings.to()}>
        {words.security()}
      </Button>
    </Card>
  )
}

/** The page of the link that the service prints while it has no owner: makes the viewer the first one, at a press. */
export default function HouseClaimPage(): ReactElement {
  const shell = useShell()
  const viewer = useViewer()
  const { brand, navigate } = shell
  const title = words.title({ brand })
  const { state, send } = useLinked<unknown>({
    path: paths.claimHouse.to(),
    asks: true,
    run: (secret) => runInFlow(shell, claimCommand, { secret }),
    onDone: () => {},
  })
  useTitle(title)
  switch (state.kind) {
    case 'asking':
      if (viewer === null) return <LogIn />
      return (
        <Card title={title} lead={words.why({ email: viewer.email })}>
          <Button kind="primary" full onClick={() => send({ type: 'pressed' })}>
            {words.become()}
          </Button>
        </Card>
      )
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
    case 'failed':
      return (
        <div className={styles.page}>
          <ErrorRegion title={words.failed()} onRetry={() => send({ type: 'pressed' })}>
            {state.message}
          </ErrorRegion>
        </div>
      )
    case 'done':
      return <Done />
    default:
      return (
        <Card title={words.goneTitle()} lead={words.goneWhy({ brand })}>
          <Button kind="primary" full href={paths.home.to()} onNavigate={navigate}>
            {words.home()}
          </Button>
        </Card>
      )
  }
}
