import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '@tessera/contracts/doctor-tools'
import { type Configuration, readServiceConfiguration } from '../../configuration.ts'
import { moduleStoreUrlOf, publicOriginOf } from '../../origins-of.ts'
import type { Environment } from '../../setting-faults.ts'
import { findings } from '../findings.ts'
import { type GivenSettings, givenSettings } from '../given-settings.ts'
import { secretsOf } from '../secrets-of.ts'
import { examine } from './doctor-checks.ts'
import type { Patient } from './patient.ts'
import { askService, ownOriginOf, proofHeaders, reachBy } from './reach.ts'

/** The operator's wishes for one examination. */
export interface Asked {
  /** The address to send a test email to. */
  readonly to: string | undefined
  /** The address that stands in for what DNS says of the product's hosts. */
  readonly address: string | undefined
}

/** True when the data folder is another user's. */
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
export async function doctorFindings(
  asked: Asked,
  environment: Environment,
): Promise<readonly Finding[]> {
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
  let patient: Patient
  try {
    patient = await patientOf(read.configuration, given, asked)
  } catch {
    return [
      fault(
        `The key of the service in ${read.configuration.DATA_DIR} cannot be read.`,
        'Give secrets.secret back to the user of the service, or put it back from a backup.',
      ),
    ]
  }
  return examine(patient)
}
