import type { CallError } from '@tessera/contracts/errors/call-error'
import { createContext, use, useEffect, useMemo, useRef, useState } from 'react'
import type { Command, Commands, Outcome } from './define-command.ts'

/** Provides the commands of a page; the shell puts it around each view. */
export const CommandsContext = createContext<Commands | null>(null)

/** A command as a view uses it. */
export interface UsedCommand<Input, Output> {
  run(input: Input): Promise<Outcome<Output>>
  readonly busy: boolean
  /** The refusal of the last run, until the next one or `clear`. */
  readonly refusal: CallError | null
  /** Returns the text of a refusal that belongs to a field of the form, for its error. */
  fieldRefusal(field: string): string | undefined
  /** The text of a refusal that belongs to no field. */
  readonly formRefusal: string | undefined
  clear(): void
}

/**
 * Runs a command from a view: `busy` while it is under way, and why it was refused.
 *
 *     const rename = useCommand(renameBoard)
 *     <TextField error={rename.fieldRefusal('name')} />
 *     <Button busy={rename.busy} onClick={() => void rename.run({ board_id, name })} />
 */
export function useCommand<Input, Output>(
  command: Command<Input, Output>,
): UsedCommand<Input, Output> {
  const commands = use(CommandsContext)
  if (commands === null)
    throw new Error(
      'useCommand was called outside a module view. Render it inside <ShellProvider>.',
    )
  const [underWay, setUnderWay] = useState(0)
  const [refusal, setRefusal] = useState<CallError | null>(null)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useMemo(() => {
    const { fields = {}, refusals } = command
    const textOf = (field: string | undefined) =>
      refusal !== null && fields[refusal.code] === field
        ? (refusal.messageDetail ?? refusal.message)
        : undefined
    return {
      async run(input) {
        setRefusal(null)
        setUnderWay((count) => count + 1)
        const isInline = () => refusals === 'inline' && isMounted.current
        const outcome = await commands.run(command, input, { isInline })
        setUnderWay((count) => count - 1)
        if (outcome.state === 'refused') setRefusal(outcome.error)
        return outcome
      },
      busy: underWay > 0,
      refusal,
      fieldRefusal: textOf,
      formRefusal: textOf(undefined),
      clear: () => setRefusal(null),
    }
  }, [command, commands, underWay, refusal])
}
