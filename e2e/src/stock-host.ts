import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { createRsbuild, logger } from '@rsbuild/core'
import { installedVersion } from '@tessera/build/installed-version'
import { root } from '@tessera/commands/root'
import { sharedPackages } from '@tessera/contracts/shared-packages'

/** The subpaths that modules take of packages that are shared with all of them. */
const subpaths: Readonly<Record<string, string>> = {
  'react/': 'react/jsx-runtime',
  'react-dom/': 'react-dom/client',
}

const names = sharedPackages.map((name) => subpaths[name] ?? name)

const shares = names.map((name, at) => {
  const version = installedVersion(name)
  const config = `{ singleton: true, requiredVersion: '^${version}' }`
  return `'${name}': { version: '${version}', scope: 'default', lib: () => shared${at}, shareConfig: ${config} },`
})

/** A page of the federation's runtime as it comes: it knows no registry, no hashes and no shell. */
const source = `
  import { createInstance } from '@module-federation/enhanced/runtime'
  ${names.map((name, at) => `import * as shared${at} from '${name}'`).join('\n')}
  const host = createInstance({ name: 'stock_host', remotes: [], shared: { ${shares.join('\n')} } })
  globalThis.loadModule = async (remote) => {
    host.registerRemotes([remote])
    return (await host.loadRemote(remote.alias + '/module')).default
  }`

/**
 * Builds a host with the federation's plugin as it comes, without our preset, as one script `host.js`. Its
 * one option is the one that modules need: it gives them the core of the runtime.
 */
export async function buildStockHost(folder: string): Promise<void> {
  logger.level = 'error'
  // Shared packages are found from the file that takes them.
  const entry = join(root, 'shared/module/node_modules/.cache/tessera/stock-host.js')
  await mkdir(dirname(entry), { recursive: true })
  await writeFile(entry, source)
  const rsbuild = await createRsbuild({
    // Has all packages that pages share.
    cwd: join(root, 'shared/module'),
    rsbuildConfig: {
      mode: 'production',
      source: { entry: { host: entry } },
      output: { distPath: { root: folder, js: '' }, filename: { js: '[name].js' } },
      tools: { htmlPlugin: false },
      splitChunks: false,
      plugins: [
        pluginModuleFederation({
          name: 'stock_host',
          // The plugin adds its runtime only where something is shared or loaded.
          shared: { react: { singleton: true, eager: true } },
          dts: false,
          manifest: false,
          experiments: { provideExternalRuntime: true },
        }),
      ],
    },
  })
  const { close } = await rsbuild.build()
  await close()
}
