import type { CallError } from '@tessera/contracts/errors/call-error'
import { passingErrors } from '@tessera/contracts/errors/passing'
import { defineMessages } from '@tessera/contracts/messages'
import { timings } from '@tessera/contracts/timings'
import type { Command, Commands, Said } from './define-command.ts'
import type { Owner } from './owner.ts'
import type { Toast } from './toast.ts'
import { createUndoKey } from './undo-key.ts'

const words = defineMessages({ undo: 'Undo', again: 'Try again' })

const toastOf = (said: Said): Toast => (typeof said === 'string' ? { text: said } : said)

/** Returns the account of an owner, whichever profile it acts as. */
const accountOf = (owner: string | undefined): string | undefined => owner?.split('.')[0]

/**
 * Makes what says in toasts what commands did, with Undo and 'Try again'. A failure that has no words
 * is left to `sayUnknown`.
 */
export function createSayings(parts: {
  readonly toast: (toast: Toast) => void
  readonly owner: Pick<Owner, 'get'>
  readonly sayUnknown: () => void
}) {
  const { toast, owner, sayUnknown } = parts
  const hearUndoKey = createUndoKey()

  /** Makes something that only the account that is logged in now can run. */
  function own(run: () => void): () => void {
    const whose = accountOf(owner.get())
    return () => {
      if (whose === undefined || accountOf(owner.get()) === whose) run()
    }
  }

  function offerUndo(said: Said, undo: () => void): void {
    const run = own(undo)
    hearUndoKey(run)
    const action = { label: words.undo(), run }
    toast({ tone: 'good', ...toastOf(said), action, duration: timings.toastUndo })
  }

  const plain = (said: Said) => toast({ tone: 'good', ...toastOf(said) })

  return {
    offerUndo,
    plain,
    failed<Input, Output>(
      command: Command<Input, Output>,
      input: Input,
      error: CallError,
      again: () => void,
    ): void {
      const { say } = command
      const { key } = say?.atOnce === undefined ? {} : toastOf(say.atOnce(input))
      const mayTry = say?.retry === 'always' || passingErrors.has(error.code)
      const said = toastOf(say?.failed?.(error, input) ?? (error.messageDetail || error.message))
      if (said.text === '') {
        sayUnknown()
        return
      }
      toast({
        ...(key === undefined ? {} : { key }),
        tone: 'bad',
        duration: timings.toastUndo,
        ...said,
        ...(mayTry ? { action: { label: words.again(), run: own(again) } } : {}),
      })
    },
    done<Input, Output>(
      command: Command<Input, Output>,
      input: Input,
      answer: Output,
      commands: Commands,
      said = command.say?.done?.(answer, input),
    ): void {
      if (said === undefined) return
      const inverse = command.undo?.(answer, input)
      if (inverse === undefined) {
        plain(said)
        return
      }
      let isPressed = false
      offerUndo(said, () => {
        if (!isPressed) void inverse.run(commands)
        isPressed = true
      })
    },
  }
}
