import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@tessera/commands/product/browser-ports'
import { runProduct } from '@tessera/commands/product/product'
import { writeRegistry } from '@tessera/commands/product/registry-file'
import { startService } from '@tessera/commands/product/service'
import { portOffsets } from '@tessera/commands/rooms'
import { buildOneBundle, bundleFolder, readRegistryFile } from './build.ts'

/** The addresses of both products. */
export interface BothOrigins {
  readonly federated: string
  readonly bundled: string
}

/** Starts the product, and on a copy of its data the same sources built as one bundle. */
export async function startBoth(): Promise<BothOrigins & { stop(): Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
  const registryFile = join(data, 'registry.json')
  const port = await freePort(await portOffsets(), { from: 4_600 })
  const bundledPort = await freePort([], { from: 4_900 })
  const product = await runProduct({ port, data, registryFile }, () => {})
  const bundledOrigin = `http://localhost:${bundledPort}`
  const { registry } = await buildOneBundle(await readRegistryFile(registryFile), bundledOrigin)
  // Copies the data while nothing writes to it.
  const copy = `${data}-bundle`
  await product.service.stop()
  await cp(data, copy, { recursive: true })
  await product.restartService()
  await writeRegistry(join(copy, 'registry.json'), registry)
  const bundled = await startService(
    {
      PORT: String(bundledPort),
      DATA_DIR: copy,
      REGISTRY_FILE: join(copy, 'registry.json'),
      SHELL_DIR: bundleFolder,
      MODE: 'local',
    },
    () => {},
  )
  return {
    federated: `http://localhost:${port}`,
    bundled: bundledOrigin,
    async stop() {
      await bundled.stop()
      await product.stop()
      await Promise.all([data, copy].map((folder) => rm(folder, { recursive: true, force: true })))
    },
  }
}
