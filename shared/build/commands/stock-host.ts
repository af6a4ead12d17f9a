import { join } from 'node:path'
import { createRsbuild, logger } from '@rsbuild/core'
import { sharedPackages } from '@tessera/contracts/shared-packages'
import { installedVersion } from '../src/installed-version.ts'
import { root } from './root.ts'

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

/** Builds a host without our preset and without a federation plugin, as one script `host.js`. */
export async function buildStockHost(folder: string): Promise<void> {
  logger.level = 'error'
  const rsbuild = await createRsbuild({
    // Has all packages that pages share.
    cwd: join(root, 'shared/module'),
    rsbuildConfig: {
      mode: 'production',
      source: { entry: { host: `data:text/javascript,${encodeURIComponent(source)}` } },
      output: { distPath: { root: folder, js: '' }, filename: { js: '[name].js' } },
      tools: { htmlPlugin: false },
      splitChunks: false,
    },
  })
  const { close } = await rsbuild.build()
  await close()
}
