import type { ShellContext } from './context.ts'

/** A command of the command palette: it leads to a page, or does something. */
export type PaletteCommand = {
  /** Unique within the module. */
  readonly id: string
  readonly label: string
  /** A second line, such as the owner of a board. */
  readonly note?: string | undefined
  /** The list that the command stands in while nothing is typed. */
  readonly group: 'create' | 'go' | 'boards' | 'language' | 'help'
  /** Other words that people type for it, separated by spaces. */
  readonly also?: string
  /** True for commands that show only once something is typed, since they are many. */
  readonly isQuiet?: boolean
} & ({ readonly to: string } | { readonly run: () => void })

/** Returns a module's commands for the current viewer. A visitor gets those that they may use. */
export type PaletteCommands = (
  shell: ShellContext,
) => readonly PaletteCommand[] | Promise<readonly PaletteCommand[]>
