import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { runProduct } from '@tessera/build/commands/product'
import { controlPort, dataFolder, productPort, registryFile } from './product.ts'

/**
 * Runs the built product, each module on its own origin, with a fresh demo world, for all the tests;
 * and beside it a door through which a test restarts the service.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  await rm(dataFolder, { recursive: true, force: true })
  const product = await runProduct(
    { port: productPort, data: dataFolder, registryFile },
    () => {},
    {
      TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
      // One person makes a thousand boards for the picker, and all tests come from one network.
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
