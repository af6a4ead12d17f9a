import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Ports of the tests' own product, away from one that somebody runs by hand; another run may choose its own. */
export const productPort = Number(process.env.E2E_PORT ?? 3900)
export const faultyPort = productPort + 90
export const controlPort = productPort + 91

export const productOrigin = `http://localhost:${productPort}`

/** Where the tests' product keeps its data; made anew by every run. */
export const dataFolder = join(tmpdir(), `tessera-e2e-${productPort}`)

export const registryFile = join(dataFolder, 'registry.json')

/** Stops the service that the tests use and starts it again on the same data. */
export async function restartService(): Promise<void> {
  const answer = await fetch(`http://localhost:${controlPort}/`)
  if (!answer.ok) throw new Error('The service did not come back.')
}
