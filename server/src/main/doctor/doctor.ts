import { isIP } from 'node:net'
import { parseArgs } from 'node:util'
import type { Finding } from '@tessera/contracts/doctor-tools'
import { keepFilesPrivate } from '../data-folder.ts'
import { givenSettings } from '../given-settings.ts'
import { type Asked, doctorFindings } from './doctor-findings.ts'
import { withoutSecrets } from './without-secrets.ts'

const usage = `tessera doctor [--json] [--to EMAIL] [--address IP]

Checks the service that these settings describe, whether it runs or is about to. Exits with 0 when all is well,
1 with a fault, 2 for wrong arguments.
  --json        Answers in JSON
  --to EMAIL    Sends a test email
  --address IP  Takes this address for the hosts of the product, before DNS leads there`

const options = {
  json: { type: 'boolean' },
  to: { type: 'string' },
  address: { type: 'string' },
} as const

/** Reads the arguments; undefined when they're invalid. */
function askedFor(args: readonly string[]): (Asked & { readonly isJson: boolean }) | undefined {
  try {
    const { values } = parseArgs({ args: [...args], options })
    const { json = false, to, address } = values
    const isWrong = (address !== undefined && isIP(address) === 0) || to?.includes('@') === false
    return isWrong ? undefined : { isJson: json, to, address }
  } catch {
    return undefined
  }
}

const marks = { well: '✓', warning: '!', fault: '✗' } as const

const lineOf = ({ check, level, says, fix }: Finding): string =>
  `${marks[level]} ${check.padEnd(11)} ${says}${fix === undefined ? '' : ` ${fix}`}`

async function main(): Promise<void> {
  keepFilesPrivate()
  const asked = askedFor(process.argv.slice(2))
  if (process.argv.slice(2).includes('--help')) return console.log(usage)
  if (asked === undefined) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  const given = givenSettings(process.env)
  const settings = 'faults' in given ? process.env : given.environment
  // Each sentence for itself: the form of JSON changes signs of a secret, and must not change itself.
  const shown = (text: string) => withoutSecrets(text, settings)
  const all = (await doctorFindings(asked, process.env)).map(({ says, fix, ...finding }) => ({
    ...finding,
    says: shown(says),
    ...(fix === undefined ? {} : { fix: shown(fix) }),
  }))
  const faults = all.filter(({ level }) => level === 'fault').length
  const report = asked.isJson
    ? JSON.stringify({ ok: faults === 0, findings: all })
    : [
        ...all.map(lineOf),
        faults === 0
          ? 'All is well.'
          : `${faults} ${faults === 1 ? 'fault needs' : 'faults need'} a fix.`,
      ].join('\n')
  console.log(report)
  process.exitCode = faults === 0 ? 0 : 1
}

await main()
// Connections that are kept alive would hold the process.
process.exit()
