import type { Bus } from '@tessera/bus'
import type { Client } from '@tessera/client'
import type { Call } from '@tessera/contracts/calls/define-call'
import type { CallError, CallResult } from '@tessera/contracts/errors/call-error'
import type { z } from '@tessera/contracts/schema'
import type { Draft } from '../entities/draft.ts'
import type { Toast } from './toast.ts'

type Schema = z.core.$ZodType

/** A toast's text, or a toast without the action, which commands add. */
export type Said = string | Omit<Toast, 'action'>

/** Outcome of running a command. */
export type Outcome<Output> =
  /** `undo` is that of the toast at the press, which works once. */
  | { readonly state: 'done'; readonly answer: Output; readonly undo?: () => void }
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
  /** Runs on 'Try again'; by default it runs the command with the same input. */
  readonly again?: () => void
}

/** Loads the code of a command, for one that the first view does not need. */
export type CommandLoader<Input, Output> = () => Promise<Command<Input, Output>>

/** Runs commands: one for all modules of a page, given to them in the shell's context. */
export interface Commands {
  /** Runs a command; never throws. */
  run<Input, Output>(
    command: Command<Input, Output> | CommandLoader<Input, Output>,
    input: Input,
    options?: RunOptions,
  ): Promise<Outcome<Output>>
  /**
   * Shows the kept runs of a command, and sends them once there is a network, until the returned
   * function is called.
   */
  resume<Input, Output>(command: Command<Input, Output>): () => void
  /** True while a call of a command is under way, or waits for the code of the commands. */
  isSending(): boolean
}

/** A command with its input, ready to run. */
export interface BoundCommand {
  run(commands: Commands): Promise<{ readonly state: string }>
}

/** The options of runs that wait for a network, through a reload too, each for its own person. */
interface Keeping<Input> {
  /** Parses the inputs that were kept. */
  readonly schema: z.core.$ZodType<Input>
  /** The key in the browser's storage before contracts 1.6.0, without its owner: read once, then deleted. */
  readonly formerKey?: string
  /** The later of two runs with the same key is kept; by default the key of the command. */
  readonly key?: (input: Input) => string
  /** Shown while a run waits; by default what the command shows. */
  readonly show?: (input: Input, draft: Draft) => void
  /** Said while a run waits, with Undo. */
  readonly kept: (input: Input) => Said
  /** Said where the browser can't keep anything. */
  readonly notKept: () => string
  /** Said when several runs were sent together. */
  readonly sent: (count: number) => Said
}

/** The options of a command: optimistic update, toast, undo and queue. */
export interface CommandOptions<Input, Output> {
  /** A name of its own, for the keys of its mutations and what is kept of it. */
  readonly name: string
  /** The optimistic update: shown at once, rolled back when the service refuses. */
  readonly show?: (input: Input, draft: Draft) => void
  /** Writes the answer over the optimistic update. */
  readonly confirm?: (answer: Output, input: Input, draft: Draft) => void
  /** Runs once the service has agreed: for facts of other modules. */
  readonly done?: (answer: Output, input: Input, shell: { readonly bus: Bus }) => void
  /** False where the service found it done already: what was shown is rolled back, `confirm` counts. */
  readonly changed?: (answer: Output) => boolean
  /** The inverse, offered in the toast and by Ctrl+Z; undefined where there is nothing to undo. */
  readonly undo?: (answer: Output, input: Input) => BoundCommand | undefined
  readonly say?: {
    /** Said at the press, with Undo, before the service has answered. */
    readonly atOnce?: (input: Input) => Said
    readonly done?: (answer: Output, input: Input) => Said | undefined
    /** By default the service's own words. */
    readonly failed?: (error: CallError, input: Input) => Said | undefined
    /** Offers 'Try again' for every refusal, not only for faults that pass by themselves. */
    readonly retry?: 'always'
  }
  /** Identifies runs of the same thing: a second run while the first is in progress is ignored. */
  readonly key?: (input: Input) => string
  /**
   * For toggles: instead of being ignored, the last press is sent once the call under way has ended, or
   * the document. The call may be repeated.
   */
  readonly latest?: boolean
  /** The field of the form that an error belongs to. */
  readonly fields?: Readonly<Partial<Record<CallError['code'], string>>>
  /** 'inline' when the form shows the refusal; after the form is closed a toast shows it. */
  readonly refusals?: 'toast' | 'inline'
  /** Keeps runs that find no network, and sends them later. */
  readonly keep?: Keeping<Input>
}

/** The runs of a command that wait for a network. */
export interface KeptRuns<Input> {
  /** Keeps a run; returns false where nothing can be kept. */
  keep(input: Input): boolean
  /** Shows and sends what is kept, until the returned function is called. */
  resume(): () => void
}

/** Something that a person does: a call, and everything that goes with it. */
export interface Command<Input, Output> extends CommandOptions<Input, Output> {
  /** The runs that wait for a network; of each page apart. */
  readonly waiting: WeakMap<Commands, KeptRuns<Input>>
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
    waiting: new WeakMap(),
    send: typeof how === 'function' ? how : (client, input) => client.call(how, input),
  }
}

/** Binds a command to its input, as the inverse of another one. */
export const bind = <Input, Output>(
  command: Command<Input, Output>,
  input: Input,
): BoundCommand => ({ run: (commands) => commands.run(command, input) })

/** Returns the key of a run: runs with the same key are of the same thing. */
export const keyOf = <Input, Output>({ key }: Command<Input, Output>, input: Input): string =>
  key === undefined ? JSON.stringify(input) : key(input)
