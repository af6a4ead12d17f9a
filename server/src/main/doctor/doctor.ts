import { existsSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Finding } from '@tessera/contracts/doctor-tools'
import { type Configuration, readServiceConfiguration } from '../../configuration.ts'
import { moduleStoreUrlOf, publicOriginOf } from '../../origins-of.ts'
import type { Environment } from '../../setting-faults.ts'
import { keepFilesPrivate } from '../data-folder.ts'
import { type GivenSettings, givenSettings } from '../given-settings.ts'
import { secretsOf } from '../secrets-of.ts'
import { examine } from './doctor-checks.ts'
import { findings } from './findings.ts'
import type { Patient } from './patient.ts'
import { askService, ownOriginOf, proofHeaders, reachBy } from './reach.ts'
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
  help: { type: 'boolean' },
} as const

interface Asked {
  readonly isJson: boolean
  readonly to: string | undefined
  readonly address: string | undefined
}

/** Reads the arguments; undefined when they're invalid or ask for help. */
function askedFor(args: readonly string[]): Asked | undefined {
  try {
    const { values } = parseArgs({ args: [...args], options })
    const { json = false, to, address, help } = values
    const isWrong = (address !== undefined && isIP(address) === 0) || to?.includes('@') === false
    return isWrong || help === true ? undefined : { isJson: json, to, address }
  } catch {
    return undefined
  }
}

/** Returns the owner's question: whether the data folder is another user's. */
function isOfOthers(folder: string): boolean {
  const me = process.geteuid?.()
  return me !== undefined && existsSync(folder) && statSync(folder).uid !== me
}

/** Returns the encryption; undefined until a start has made its key, which the doctor leaves to it. */
const secretsIn = (configuration: Configuration) =>
  configuration.SECRETS_KEY === undefined &&
  !existsSync(join(configuration.DATA_DIR, 'secrets.secret'))
    ? undefined
    : secretsOf(configuration)

async function patientOf(
  configuration: Configuration,
  given: GivenSettings,
  { to, address }: Asked,
): Promise<Patient> {
  const publicOrigin = publicOriginOf(configuration, configuration.PORT)
  const secrets = secretsIn(configuration)
  const reachOwn = reachBy(undefined, { isOwn: true })
  return {
    configuration,
    given,
    publicOrigin,
    storeUrl: moduleStoreUrlOf(configuration),
    secrets,
    isOfOthers: isOfOthers(configuration.DATA_DIR),
    address,
    reach: reachBy(address),
    reachOwn,
    running: await askService(
      reachOwn,
      ownOriginOf(configuration),
      proofHeaders(secrets, publicOrigin),
    ),
    to,
  }
}

/** Returns what the doctor finds with these settings. */
async function found(asked: Asked, environment: Environment): Promise<readonly Finding[]> {
  const { fault } = findings('settings')
  const given = givenSettings(environment)
  if ('faults' in given)
    return given.faults.map(({ name, problem }) => fault(`${name} is wrong.`, problem))
  const read = readServiceConfiguration(given.environment)
  if (!read.ok)
    return read.faults.map(({ name, problem }) => {
      const place = given.placeOf(name)
      return fault(`${name}${place === undefined ? '' : ` (${place})`} is wrong.`, problem)
    })
  return examine(await patientOf(read.configuration, given, asked))
}

const marks = { well: '✓', warning: '!', fault: '✗' } as const

const lineOf = ({ check, level, says, fix }: Finding): string =>
  `${marks[level]} ${check.padEnd(9)} ${says}${fix === undefined ? '' : ` ${fix}`}`

async function main(): Promise<void> {
  keepFilesPrivate()
  const asked = askedFor(process.argv.slice(2))
  if (asked === undefined) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  const all = await found(asked, process.env)
  const faults = all.filter(({ level }) => level === 'fault').length
  const shown = asked.isJson
    ? JSON.stringify({ ok: faults === 0, findings: all })
    : [
        ...all.map(lineOf),
        faults === 0
          ? 'All is well.'
          : `${faults} ${faults === 1 ? 'fault needs' : 'faults need'} a fix.`,
      ].join('\n')
  const given = givenSettings(process.env)
  console.log(withoutSecrets(shown, 'faults' in given ? process.env : given.environment))
  process.exitCode = faults === 0 ? 0 : 1
}

await main()
// Connections that are kept alive would hold the process.
process.exit()
