import { readFile } from 'node:fs/promises'
import type { Configuration } from '../configuration.ts'
import type { SampleContent } from '../platform/sample-content/port.ts'
import type { Ports } from '../ports.ts'
import { tlsFilesOf } from './open-doors.ts'

/** Opens the stand-in for providers on its port, where the sample content has one. */
export async function openStandIn(
  configuration: Configuration,
  given: { readonly sample: SampleContent | undefined; readonly ports: Ports },
): Promise<{ close(): Promise<void> } | undefined> {
  const { STAND_IN_PORT: port, HOST: host } = configuration
  const open = given.sample?.openStandIn
  if (port === undefined || open === undefined || open === null) return undefined
  const files = tlsFilesOf(configuration)
  const tls =
    files === undefined
      ? null
      : { cert: await readFile(files.certFile), key: await readFile(files.keyFile) }
  const { ports } = given
  const companies = configuration.DEMO === 'on' ? ports : null
  return open({ host, port, tls, productOrigin: ports.settings.publicOrigin, companies })
}
