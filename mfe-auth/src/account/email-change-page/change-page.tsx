import { defineCommand } from '@tessera/cache'
import { confirmEmailChange } from '@tessera/contracts/calls/email-change'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { sessionChanged } from '@tessera/contracts/events/facts'
import { paths } from '@tessera/contracts/paths'
import { useShell, useTitle } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { runInFlow } from '../../commands.ts'
import { Card } from '../../kit/card/card.tsx'
import { useLinked } from '../../kit/link/use-linked.ts'
import { LinkedCard } from './linked-card.tsx'
import { words } from './words.ts'

const confirmCommand = defineCommand(confirmEmailChange, { name: 'confirm-email-change' })

/** The page of the link to a new address: confirms it. */
export default function ChangeEmailPage() {
  const shell = useShell()
  const { state, send } = useLinked<{ readonly user: Viewer }>({
    path: paths.changeEmail.to(),
    asks: false,
    run: (token) => runInFlow(shell, confirmCommand, { token }),
    onDone: ({ user }) => shell.bus.emit(sessionChanged, { viewer: user }),
  })
  useTitle(words.changePage())
  if (state.kind === 'asking') return null
  if (state.kind !== 'done')
    return (
      <LinkedCard
        state={state}
        title={words.changePage()}
        onRetry={() => send({ type: 'pressed' })}
      />
    )
  return (
    <Card title={words.doneTitle()} lead={words.done({ email: state.done.user.email })}>
      <Button kind="primary" full href={paths.accountSettings.to()} onNavigate={shell.navigate}>
        {words.goOn()}
      </Button>
    </Card>
  )
}
