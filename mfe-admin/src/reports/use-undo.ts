import { houseDecisions, undoDecision } from '@tessera/contracts/calls/house-reports'
import { useShell } from '@tessera/module/react'
import { useRef, useState } from 'react'
import { actCommand, refreshHouse, refusalOf } from '../acts/commands.ts'
import { reportWords as words } from './words.ts'

/** Undoes the decisions of this visit at once, the latest first. `onBack` hears of a case that waits again. */
export function useUndo(onBack: (caseId: string) => void) {
  const shell = useShell()
  const [decided, setDecided] = useState<readonly string[]>([])
  const isBusy = useRef(false)

  async function undo(caseId: string): Promise<void> {
    const list = await shell.client.call(houseDecisions, {})
    const made = list.ok
      ? list.data.find((each) => each.case_id === caseId && each.undo_until !== null)
      : undefined
    const refusal =
      made === undefined
        ? null
        : await refusalOf(shell, actCommand, {
            send: (client) =>
              client.call(undoDecision, { decision_id: made.id, reason: words.undoReason() }),
          })
    if (made === undefined || refusal !== null)
      return shell.toast({ key: 'decided', text: words.undoFailed(), tone: 'bad' })
    setDecided((before) => before.filter((each) => each !== caseId))
    await refreshHouse(shell)
    onBack(caseId)
    shell.toast({ key: 'decided', text: words.undone(), tone: 'good' })
  }

  return {
    canUndo: decided.length > 0,
    noteDecided: (caseId: string) =>
      setDecided((before) => [...before.filter((each) => each !== caseId), caseId]),
    undoLast: () => {
      const caseId = decided.at(-1)
      if (caseId === undefined || isBusy.current) return
      isBusy.current = true
      void undo(caseId).finally(() => {
        isBusy.current = false
      })
    },
  }
}
