import type { Finding } from '@tessera/contracts/doctor-tools'
import { Registry } from '@tessera/contracts/registry'
import { descriptorFile } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { rootCause } from '../../platform/log/root-cause.ts'
import { findings } from '../findings.ts'
import type { DoctorCheck, Patient } from './patient.ts'
import { ownOriginOf } from './reach.ts'

const { well, warning, fault } = findings('builds')

/** Returns why a browser would not load a file of a build; undefined when it would. */
async function whyNot({ reach, publicOrigin }: Patient, url: string): Promise<string | undefined> {
  try {
    const response = await reach(url, { Origin: publicOrigin })
    await response.body?.cancel()
    if (response.status !== 200) return `status ${response.status}`
    const allowed = response.headers.get('Access-Control-Allow-Origin')
    return allowed === '*' || allowed === publicOrigin || new URL(url).origin === publicOrigin
      ? undefined
      : `Access-Control-Allow-Origin is ${allowed ?? 'missing'}`
  } catch (cause) {
    return rootCause(cause)
  }
}

/** Checks that the builds of the modules are where browsers look for them. */
export const checkBuilds: DoctorCheck = async (patient) => {
  const { configuration, publicOrigin, running, storeUrl } = patient
  if (running.is !== 'well') return []
  const local = patient.reachOwn
  const response = await local(`${ownOriginOf(configuration)}/registry.json`)
  const { success, data } = z.safeParse(Registry, await response.json())
  if (!success) return [warning('The registry of modules could not be read.')]
  const found: Finding[] = []
  if (storeUrl !== '' && new URL(storeUrl).origin === publicOrigin)
    found.push(
      warning(
        'Builds are served at the origin of the product, so that a module could do what the product may.',
        'Give them an origin of their own in STORE_URL.',
      ),
    )
  const modules = data.modules.filter(({ enabled }) => enabled)
  const faults = await Promise.all(
    modules.map(async ({ base, descriptor: { name } }) => {
      const url = new URL(descriptorFile, new URL(base, publicOrigin)).href
      const why = await whyNot(patient, url)
      return why === undefined ? undefined : { name, url, why }
    }),
  )
  for (const each of faults)
    if (each !== undefined)
      found.push(
        fault(
          `Browsers cannot load the module ${each.name} from ${each.url} (${each.why}).`,
          'Let the proxy lead the origin of the builds to STORE_PORT, and set STORE_URL to it.',
        ),
      )
  if (modules.length === 0)
    found.push(
      fault(
        'The product has no module, and so no page.',
        'Set BUILDS_DIR to the builds of the bundle, or publish modules.',
      ),
    )
  return found.some(({ level }) => level === 'fault')
    ? found
    : [...found, well(`Browsers can load all ${modules.length} modules.`)]
}
