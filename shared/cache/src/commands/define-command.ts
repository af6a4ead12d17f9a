import type { Bus } from '@tessera/bus'
import type { Client } from '@tessera/client'
import type { Call } from '@tessera/contracts/calls/define-call'
import type { CallError, CallResult } from '@tessera/contracts/errors/call-error'
import type { z } from '@tessera/contracts/schema'
import type { Draft } from '../draft.ts'
import type { Toast } from './toast.ts'

type Schema = z.core.$ZodType

/** What a toast says: its text, or a toast without the parts that every command has. */
export type Said = string | Omit<Toast, 'action' | 'duration'>

/** Outcome of running a command. */
export type Outcome<Output> =
  | { readonly state: 'done'; readonly answer: Output }
  | { readonly state: 'refused'; readonly error: CallError }
  /** Undone before the service had answered. */
  | { readonly state: 'undone' }
  /** There is no network; the command runs once there is one. */
  | { readonly state: 'kept' }
  /** The same is under way. */
  | { readonly state: 'ignored' }

export interface RunOptions {
  /** True while a form shows what is refused; else a toast says it. */
  readonly isInline?: () => boolean
}

/** Runs commands: one for all modules of a page, given to them in the shell's context. */
export interface Commands {
  /** Runs a command; never throws. */
  run<Input, Output>(
    command: Command<Input, Output>,
    input: Input,
    options?: RunOptions,
  ): Promise<Outcome<Output>>
  /** Offers to undo something that was done in another way than by a command. */
  offerUndo(said: Said, undo: () => void): void
}

/** A command with its input, ready to run. */
export interface BoundCommand {
  run(commands: Commands): Promise<{ readonly state: string }>
}

/** How a command shows, says, undoes and queues what it does. */
export interface CommandOptions<Input, Output> {
  /** A name of its own, for its key and what is kept of it. */
  readonly name: string
  /** The optimistic update: shown at once, rolled back when the service refuses. */
  readonly show?: (input: Input, draft: Draft) => void
  /** What the answer says over what was shown. */
  readonly confirm?: (answer: Output, input: Input, draft: Draft) => void
  /** Runs once the service has agreed: for facts of other modules. */
  readonly done?: (answer: Output, input: Input, shell: { readonly bus: Bus }) => void
  /** The inverse, offered in the toast and by Ctrl+Z; undefined where there is nothing to undo. */
  readonly undo?: (answer: Output, input: Input) => BoundCommand | undefined
  readonly say?: {
    /** Said at the press, with Undo, before the service has answered. */
    readonly atOnce?: (input: Input) => Said
    readonly done?: (answer: Output, input: Input) => Said | undefined
    /** By default the service's own words. */
    readonly failed?: (error: CallError, input: Input) => string | undefined
  }
  /** Which runs are of the same thing: a second one while the first is under way is ignored. */
  readonly key?: (input: Input) => string
  /** For toggles: instead of being ignored, the last wish is sent once the call under way has ended. */
  readonly latest?: boolean
  /** Which field of a form an error belongs to. */
  readonly fields?: Readonly<Partial<Record<CallError['code'], string>>>
  /** 'inline' where the form shows why it was refused; a toast says it once the form is closed. */
  readonly refusals?: 'toast' | 'inline'
  /** Keeps a run that found no network; returns false where nothing can be kept. */
  readonly keep?: (input: Input, commands: Commands) => boolean
}

/** A run that is under way. */
interface UnderWay<Input> {
  /** Says what is wanted by now, of a toggle. */
  want(input: Input): void
}

/** Something that a person does: a call, and everything that goes with it. */
export interface Command<Input, Output> extends CommandOptions<Input, Output> {
  /** The runs that are under way, by their key; of each page apart. */
  readonly underWay: WeakMap<Commands, Map<string, UnderWay<Input>>>
  readonly send: (client: Client, input: Input) => Promise<CallResult<Output>>
}

/**
 * Declares a command of one call; or of a function that makes a call, where there are two to choose from.
 *
 *     const hide = defineCommand(hidePin, {
 *       name: 'hide',
 *       show: ({ pin_id }, draft) => draft.lists({ of: ideas, type: 'pin', remove: [pin_id] }),
 *       undo: (_, input) => bind(unhide, input),
 *       say: { atOnce: () => words.hidden() },
 *     })
 *     shell.commands.run(hide, { pin_id })
 */
export function defineCommand<I extends Schema, O extends Schema>(
  call: Call<I, O>,
  options: CommandOptions<z.input<I>, z.output<O>>,
): Command<z.input<I>, z.output<O>>
export function defineCommand<Input, Output>(
  send: (client: Client, input: Input) => Promise<CallResult<Output>>,
  options: CommandOptions<Input, Output>,
): Command<Input, Output>
export function defineCommand<I extends Schema, O extends Schema>(
  how: Call<I, O> | Command<z.input<I>, z.output<O>>['send'],
  options: CommandOptions<z.input<I>, z.output<O>>,
): Command<z.input<I>, z.output<O>> {
  return {
    ...options,
    underWay: new WeakMap(),
    send: typeof how === 'function' ? how : (client, input) => client.call(how, input),
  }
}

/** Binds a command to its input, as the inverse of another one. */
export const bind = <Input, Output>(
  command: Command<Input, Output>,
  input: Input,
): BoundCommand => ({ run: (commands) => commands.run(command, input) })
