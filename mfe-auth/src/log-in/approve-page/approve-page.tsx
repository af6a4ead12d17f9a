import { defineCommand } from '@tessera/cache'
import { openQrLogIn } from '@tessera/contracts/calls/qr-log-in'
import { authRequested } from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import { timings } from '@tessera/contracts/timings'
import { useShell, useTitle } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Skeleton } from '@tessera/ui/skeleton'
import { runInFlow } from '../../commands.ts'
import { words } from '../../entry/qr-log-in/words.ts'
import cardStyles from '../../kit/card/card.module.css'
import { Card } from '../../kit/card/card.tsx'
import { useLinked } from '../../kit/link/use-linked.ts'
import { ApproveCard } from './approve-card.tsx'
import type { Request } from './approve-flow.ts'
import { EndCard } from './end-card.tsx'

const openCommand = defineCommand(openQrLogIn, { name: 'open-qr-log-in' })

function LogInFirst() {
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

/** The page that a QR code leads to: its member logs in the browser that shows the code. */
export default function ApproveLogInPage() {
  const shell = useShell()
  const { state, send } = useLinked<Request>({
    path: paths.approveLogIn.to(),
    asks: false,
    run: async (code) => {
      const opened = await runInFlow(shell, openCommand, { code })
      return opened.ok ? { ...opened, data: { code, asker: opened.data } } : opened
    },
    onDone: () => {},
  })
  useTitle(words.page())
  switch (state.kind) {
    case 'done':
      return <ApproveCard request={state.done} />
    case 'log-in':
      return <LogInFirst />
    case 'failed':
      return (
        <div className={cardStyles.page}>
          <ErrorRegion title={words.failed()} onRetry={() => send({ type: 'pressed' })}>
            {state.message}
          </ErrorRegion>
        </div>
      )
    case 'working':
      return (
        <Card title={words.page()}>
          <div role="status" aria-label={words.working()}>
            <Skeleton height={160} radius="var(--r-m)" />
          </div>
        </Card>
      )
    default: {
      const lead = words.goneWhy({ minutes: timings.qrLogInSeconds / 60 })
      return <EndCard title={words.goneTitle()} lead={lead} />
    }
  }
}
