import { type Arguments, help, nameOf, readArguments } from './arguments.ts'
import { exitCodes, Fault, type Outcome } from './outcome.ts'

const isJson = process.argv.includes('--json')
// With --json, stdout holds only the answer, so other output goes to stderr.
if (isJson) console.log = console.error

const allowCommands: ReadonlySet<string> = new Set(['allow', 'disallow', 'allowed'])

const say = (text: string): void => console.log(`· ${text}`)

/** Runs a command. Each is loaded when it is asked for: most of them need no bundler. */
async function run(asked: Arguments): Promise<Outcome> {
  const { command } = asked
  if (command === 'help') return { lines: [help()], data: {} }
  if (command === 'new') return (await import('./new-module.ts')).newModule(nameOf(asked), say)
  if (command === 'dev' && asked.isInside) return (await import('./dev-in.ts')).devIn(asked, say)
  if (command === 'dev') return (await import('./dev.ts')).dev(asked)
  if (command === 'build') return (await import('./build.ts')).build(nameOf(asked))
  if (command.startsWith('token ')) return (await import('./tokens.ts')).tokenCommand(asked)
  if (allowCommands.has(command)) return (await import('./allow.ts')).allowCommand(asked)
  return (await import('./service-commands.ts')).serviceCommand(asked, say)
}

function print({ lines, data }: Outcome): void {
  if (isJson) process.stdout.write(`${JSON.stringify({ ok: true, ...data })}\n`)
  else for (const line of lines) console.log(line)
}

function printFault(cause: unknown): void {
  const fault = cause instanceof Fault ? cause : undefined
  const message = fault?.message ?? (cause instanceof Error ? (cause.stack ?? '') : String(cause))
  const code = fault?.code ?? 'unexpected'
  if (isJson) process.stdout.write(`${JSON.stringify({ ok: false, error: { code, message } })}\n`)
  else console.error(`✗ ${message}`)
  process.exitCode = exitCodes[fault?.exit ?? 'refused']
}

try {
  print(await run(readArguments(process.argv.slice(2), process.env)))
} catch (cause) {
  printFault(cause)
}
