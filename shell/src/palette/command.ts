import type { PaletteCommand } from '@tessera/module'

/** The lists of the palette, in their order. */
export const groups = [
  'recent',
  'create',
  'go',
  'boards',
  'appearance',
  'language',
  'account',
  'help',
  'search',
] as const

export type Group = (typeof groups)[number]

/** A command of the shell or of a module. */
export type Command = Omit<PaletteCommand, 'group' | 'to' | 'run'> & {
  readonly group: Group
  /** The address that it leads to; undefined for one that does something else. */
  readonly to?: string | undefined
  readonly run: () => void
}

/**
 * Joins the commands that lead to the same address, in the place of the first. Modules come after the shell, and know
 * more words for their own pages.
 */
export function onePerAddress(commands: readonly Command[]): readonly Command[] {
  const kept = new Map<string, Command>()
  for (const command of commands) {
    const key = command.to ?? command.id
    kept.set(key, { ...kept.get(key), ...command })
  }
  return [...kept.values()]
}
