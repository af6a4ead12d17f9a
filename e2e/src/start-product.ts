import { cp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { runProduct } from '@tessera/commands/product/product'
import { controlPort, dataFolder, productPort, registryFile } from './product.ts'

/**
 * Runs the built product for all tests, each module on its own origin, with a demo world (a copy of the
 * data folder in E2E_WORLD, else a new one) and a control port through which tests restart the service.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  await rm(dataFolder, { recursive: true, force: true })
  const world = process.env.E2E_WORLD
  if (world !== undefined) await cp(world, dataFolder, { recursive: true })
  const product = await runProduct(
    { port: productPort, data: dataFolder, registryFile },
    () => {},
    {
      TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
      // One member creates a thousand boards, and all tests come from one network.
      BUDGET_FACTOR: '10',
    },
  )
  const control = createServer((_, response) => {
    product.restartService().then(
      () => response.end('restarted'),
      () => response.writeHead(500).end(),
    )
  })
  control.listen(controlPort, 'localhost')
  return async () => {
    control.close()
    await product.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}
