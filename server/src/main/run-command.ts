import { type Configuration, readConfiguration } from '../configuration.ts'
import { keepFilesPrivate } from './data-folder.ts'

/** A command of the operator. */
interface Command<Wish> {
  readonly usage: string
  /** Reads the arguments; undefined, or throws, when they're invalid. */
  wishOf(): Wish | undefined
  /** Does what is wished. Returns the reason, in a sentence with its fix, when it could not. */
  run(wish: Wish): Promise<string | undefined>
}

function wished<Wish>({ wishOf }: Pick<Command<Wish>, 'wishOf'>): Wish | undefined {
  try {
    return wishOf()
  } catch {
    return undefined
  }
}

/** Runs a command: it exits with 0 when done, 1 when refused and 2 for wrong arguments. */
export async function runCommand<Wish>(command: Command<Wish>): Promise<void> {
  keepFilesPrivate()
  if (process.argv.slice(2).includes('--help')) return console.log(command.usage)
  const wish = wished(command)
  const fault = wish === undefined ? command.usage : await command.run(wish)
  if (fault === undefined) return
  console.error(fault)
  process.exitCode = wish === undefined ? 2 : 1
}

/** Runs what needs the settings; a fault of theirs is the reason. */
export async function withSettings(
  run: (configuration: Configuration) => Promise<string | undefined>,
): Promise<string | undefined> {
  const read = readConfiguration(process.env)
  return read.ok
    ? run(read.configuration)
    : read.faults.map(({ name, problem }) => `${name}: ${problem}`).join('\n')
}
