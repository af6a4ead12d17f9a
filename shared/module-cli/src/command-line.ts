import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Fault } from './outcome.ts'

/** A command line of the product, as `npm run module`. */
interface Tool<Options> {
  /** The words that start it, as `npm run company --`. */
  readonly starts: string
  /** The commands, what they take, and what they do. */
  readonly commands: Readonly<Record<string, { readonly takes: string; readonly does: string }>>
  /** The options of its commands; `--help` comes with every tool. */
  readonly options: Options
}

const helpOption = { help: { type: 'boolean', short: 'h' } } as const

/**
 * Returns how a tool reads its command line, and what it says about it. Every fault leads to the help.
 *
 *     const { parse, wrong, lacking, help } = commandLine({ starts: 'npm run company --', commands, options })
 */
export function commandLine<const Options extends NonNullable<ParseArgsConfig['options']>>({
  starts,
  commands,
  options,
}: Tool<Options>) {
  const wrong = (message: string): Fault => new Fault(`${message} See ${starts} help.`, 'usage')
  return {
    wrong,
    /** Splits the arguments into options and positional words. */
    parse(args: readonly string[]) {
      try {
        const given = { ...options, ...helpOption }
        return parseArgs({ args: [...args], allowPositionals: true, options: given })
      } catch (cause) {
        throw wrong(cause instanceof Error ? `${cause.message.split('. ')[0]}.` : String(cause))
      }
    },
    /** Returns the fault of a command that lacks something. */
    lacking: (command: string): Fault => wrong(`${command} takes ${commands[command]?.takes}.`),
    /** Returns the help, which ends with notes. */
    help(...notes: readonly string[]): string {
      const rows = Object.entries(commands).map(
        ([name, { takes, does }]) => `  ${name} ${takes}\n      ${does}`,
      )
      return [`${starts} COMMAND`, '', ...rows, '', ...notes].join('\n')
    },
  }
}
