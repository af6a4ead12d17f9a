import { statSync } from 'node:fs'
import { createServer } from 'node:net'
import type { Finding } from '@tessera/contracts/doctor-tools'
import { configurationTable } from '../../configuration.ts'
import { findings } from '../findings.ts'
import type { DoctorCheck } from './patient.ts'

const { well, warning, fault } = findings('settings')
const othersMayRead = 0o004

/** Returns why a port can't be opened; undefined when it can. */
const portFault = (port: number, host: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })

/** Checks the ports of a service that doesn't run yet. */
async function portFaults(ports: readonly (readonly [string, number, string])[]) {
  const found: Finding[] = []
  for (const [name, port, host] of ports) {
    const cause = port === 0 ? undefined : await portFault(port, host)
    if (cause === 'EADDRINUSE')
      found.push(
        fault(
          `Port ${port} of ${name} is in use, and not by this service.`,
          `Stop what uses it, or set ${name} to another one.`,
        ),
      )
    else if (cause !== undefined)
      found.push(
        fault(
          `Port ${port} of ${name} cannot be opened at ${host} (${cause}).`,
          `Correct the address, or set ${name} to a port above 1023.`,
        ),
      )
  }
  return found
}

/** Checks the file of the settings, and the ports that they name. The values were checked before. */
export const checkSettings: DoctorCheck = async ({ configuration, given, running }) => {
  const names = configurationTable().map(({ name }) => name)
  const set = names.filter((name) => (given.environment[name] ?? '') !== '')
  const found = [well(`${set.length} settings are set; all of them are known and valid.`)]
  const file = given.environment.SETTINGS_FILE
  if (file && (statSync(file).mode & othersMayRead) !== 0)
    found.push(
      warning(
        `Everybody on this machine may read ${file}, which may hold passwords.`,
        `Take that away: chmod o= ${file}`,
      ),
    )
  const { HOST, PORT, STORE_PORT, METRICS_HOST, METRICS_PORT } = configuration
  if (running.is === 'well')
    return [
      ...found,
      well(`The service runs at port ${PORT}, with version ${running.answer.version}.`),
    ]
  if (running.is === 'starting')
    return [
      ...found,
      warning(`The service at port ${PORT} is starting.`, 'Run the doctor again when it is ready.'),
    ]
  if (running.is === 'refusing')
    return [
      ...found,
      fault(
        `The service at port ${PORT} does not take this key.`,
        'Give the doctor the settings that the service has: SETTINGS_FILE or its environment, and DATA_DIR.',
      ),
    ]
  if (running.is === 'another')
    return [
      ...found,
      fault(
        `Port ${PORT} is answered with status ${running.status} by something else than this version of the service.`,
        'Stop it, or set PORT to another one.',
      ),
    ]
  return [
    ...found,
    ...(await portFaults([
      ['PORT', PORT, HOST],
      ...(STORE_PORT === undefined ? [] : [['STORE_PORT', STORE_PORT, HOST] as const]),
      ...(METRICS_PORT === undefined
        ? []
        : [['METRICS_PORT', METRICS_PORT, METRICS_HOST] as const]),
    ])),
    warning(
      `No service runs at port ${PORT}, so that what needs one is not checked.`,
      'Start it, and run the doctor again.',
    ),
  ]
}
