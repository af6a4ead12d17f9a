import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Ports of the tests' own product, apart from one started by hand; E2E_PORT chooses others. */
export const productPort = Number(process.env.E2E_PORT ?? 3900)
export const faultyPort = productPort + 90
export const controlPort = productPort + 91

export const productOrigin = `http://localhost:${productPort}`

/** The data folder of the tests' product, recreated by every run. */
export const dataFolder = join(tmpdir(), `tessera-e2e-${productPort}`)

export const registryFile = join(dataFolder, 'registry.json')

/** Restarts the tests' service on the same data. */
export async function restartService(): Promise<void> {
  const answer = await fetch(`http://localhost:${controlPort}/`)
  if (!answer.ok) throw new Error("The service didn't restart.")
}
