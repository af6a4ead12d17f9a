import { defineCommand } from '@tessera/cache'
import { undoEmailChange } from '@tessera/contracts/calls/email-change'
import { sessionChanged } from '@tessera/contracts/events/facts'
import { paths } from '@tessera/contracts/paths'
import { useShell, useTitle } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { runInFlow } from '../../commands.ts'
import { Card } from '../../kit/card/card.tsx'
import { useLinked } from '../../kit/link/use-linked.ts'
import { LinkedCard } from './linked-card.tsx'
import { words } from './words.ts'

const undoCommand = defineCommand(undoEmailChange, { name: 'undo-email-change' })

/** The page of the link to a former address: restores it at a press. */
export default function UndoEmailPage() {
  const shell = useShell()
  const { state, send } = useLinked<{ readonly email: string }>({
    path: paths.undoEmail.to(),
    asks: true,
    run: (token) => runInFlow(shell, undoCommand, { token }),
    onDone: () => {
      if (shell.$viewer.get() !== null) shell.bus.emit(sessionChanged, { viewer: null })
    },
  })
  useTitle(words.undoPage())
  if (state.kind === 'asking')
    return (
      <Card title={words.undoPage()} lead={words.undoWhy()}>
        <Button kind="primary" full onClick={() => send({ type: 'pressed' })}>
          {words.undoDo()}
        </Button>
      </Card>
    )
  if (state.kind !== 'done')
    return (
      <LinkedCard
        state={state}
        title={words.undoPage()}
        onRetry={() => send({ type: 'pressed' })}
      />
    )
  return (
    <Card title={words.undoneTitle()} lead={words.undone({ email: state.done.email })}>
      <Button kind="primary" full href={paths.home.to()} onNavigate={shell.navigate}>
        {words.goOn()}
      </Button>
    </Card>
  )
}
