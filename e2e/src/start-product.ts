import { rm } from 'node:fs/promises'
import { runProduct } from '@tessera/build/commands/product'
import { dataFolder, productPort, registryFile } from './product.ts'

/** Runs the built product, each module on its own origin, with a fresh demo world, for all the tests. */
export default async function startProduct(): Promise<() => Promise<void>> {
  await rm(dataFolder, { recursive: true, force: true })
  const product = await runProduct({ port: productPort, data: dataFolder, registryFile }, () => {})
  return async () => {
    await product.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}
