import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Arguments, help, nameOf, readArguments, stepIn } from './arguments.ts'
import { Fault, type Outcome } from './outcome.ts'
import { isOneModule, root } from './place.ts'
import { printed } from './printed.ts'
import { runCommand } from './run-command.ts'

const allowCommands: ReadonlySet<string> = new Set(['allow', 'disallow', 'allowed'])
const grantCommands: ReadonlySet<string> = new Set(['grant', 'ungrant', 'grants', 'free'])

const say = (text: string): void => console.log(`· ${printed(text)}`)

async function releaseOf(asked: Arguments): Promise<Outcome> {
  const { release } = await import('./release/release.ts')
  if (isOneModule) await (await import('./local-build.ts')).roomOf(nameOf(asked))
  const date = new Date().toISOString().slice(0, 10)
  return release({ name: nameOf(asked), step: stepIn(asked), date })
}

type NewModule = typeof import('./new-module.ts')

/** Writes a module into a checkout. The installed package is without this part. */
async function newOf(asked: Arguments): Promise<Outcome> {
  if (isOneModule)
    throw new Fault('new writes a module into a checkout of the product, and this is none.')
  const path = join(root, 'shared/module-cli/src/new-module.ts')
  const { newModule }: NewModule = await import(pathToFileURL(path).href)
  return newModule(nameOf(asked), say)
}

/** Runs a command. Each is loaded when it is asked for: most of them need no bundler. */
async function run(asked: Arguments): Promise<Outcome> {
  const { command } = asked
  if (command === 'help') return { lines: help().split('\n'), data: {} }
  if (command === 'new') return newOf(asked)
  if (command === 'dev' && asked.isThrough)
    return (await import('./dev-through.ts')).devThrough(asked, say)
  if (command === 'dev' && asked.isInside) return (await import('./dev-in.ts')).devIn(asked, say)
  if (command === 'dev') return (await import('./dev.ts')).dev(asked)
  if (command === 'build') return (await import('./build.ts')).build(nameOf(asked))
  if (command === 'types') return (await import('./types/types-command.ts')).writeAllTypes(asked)
  if (command === 'release') return releaseOf(asked)
  if (command.startsWith('token ')) return (await import('./tokens.ts')).tokenCommand(asked)
  if (command.startsWith('backend ')) return (await import('./backends.ts')).backendCommand(asked)
  if (allowCommands.has(command)) return (await import('./allow.ts')).allowCommand(asked)
  if (grantCommands.has(command)) return (await import('./grants.ts')).grantCommand(asked)
  return (await import('./service-commands.ts')).serviceCommand(asked, say)
}

await runCommand(() => run(readArguments(process.argv.slice(2), process.env)))
