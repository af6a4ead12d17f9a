import { exitCodes, Fault, type Outcome } from './outcome.ts'
import { printed } from './printed.ts'

/** Returns a sentence with the operator's commands as they are typed in a bundle, if this is one. */
export const asTyped = (text: string, bundle = process.env.TESSERA_BUNDLE): string =>
  bundle === undefined
    ? text
    : text
        .replaceAll('npm run tessera --', `${bundle}/tessera`)
        .replace(/npm run (module|ads|company|credit) --/g, `${bundle}/tessera $1`)

const printJson = (data: unknown) => process.stdout.write(`${printed(JSON.stringify(data))}\n`)

/** Escapes a message that has lines of its own. */
const printedLines = (text: string): string => text.split('\n').map(printed).join('\n')

function print({ lines, data }: Outcome, isJson: boolean): void {
  if (isJson) printJson({ ok: true, ...data })
  else for (const line of lines) console.log(printed(asTyped(line)))
}

function printFault(cause: unknown, isJson: boolean): void {
  const fault = cause instanceof Fault ? cause : undefined
  const message = fault?.message ?? (cause instanceof Error ? (cause.stack ?? '') : String(cause))
  const code = fault?.code ?? 'unexpected'
  if (isJson) printJson({ ok: false, error: { code, message } })
  else console.error(`✗ ${printedLines(asTyped(message))}`)
  process.exitCode = exitCodes[fault?.exit ?? 'refused']
}

/**
 * Runs the command of this process, and prints what it gives or why not. With `--json` stdout holds
 * the answer alone, so other output goes to stderr.
 */
export async function runCommand(command: () => Promise<Outcome>): Promise<void> {
  const isJson = process.argv.includes('--json')
  if (isJson) console.log = console.error
  try {
    print(await command(), isJson)
  } catch (cause) {
    printFault(cause, isJson)
  }
}
