import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import type { RsbuildConfig } from '@rsbuild/core'
import { mergeRsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { cascadeLayer } from './cascade-layer.ts'
import { containerName } from './container-name.ts'
import { contractRange } from './contract/contract-range.ts'
import { describeModulePlugin, describeShellPlugin } from './describe-plugin.ts'
import { federationAsModules } from './federation-as-modules.ts'
import { hotModule } from './hot-module.ts'
import { leftOut } from './left-out.ts'
import { pureDeclarations } from './pure-declarations.ts'
import { sharedParts } from './shared-parts.ts'
import { sharedByModules, sharedByShell } from './sharing.ts'

const isDevelopment = (): boolean => process.env.NODE_ENV === 'development'

/** Where a build's own files are asked for in development. */
const devOrigin = (port: number): string => `http://localhost:${port}`

function common(name: string, port: number): RsbuildConfig {
  return {
    plugins: [
      pluginReact(),
      federationAsModules(),
      leftOut(name === 'shell' ? 'shell' : 'module'),
      sharedParts(),
      pureDeclarations(),
    ],
    // The service writes the document; no build has a page of its own.
    tools: {
      htmlPlugin: false,
      postcss: (_, { addPlugins }) => addPlugins(cascadeLayer(name)),
      rspack: { output: { uniqueName: containerName(name) } },
    },
    output: {
      distPath: { root: 'dist' },
      // Earlier builds stay beside this one, for pages that were opened before it.
      cleanDistPath: false,
      dataUriLimit: 0,
      cssModules: { localIdentName: `${name}-[local]-[hash:base64:5]` },
      legalComments: 'none',
      sourceMap: { js: 'source-map', css: false },
      ...(isDevelopment()
        ? {}
        : { filename: { js: '[name].[contenthash:10].js', css: '[name].[contenthash:10].css' } }),
    },
    splitChunks: false,
    performance: { printFileSize: false },
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    server: {
      port,
      strictPort: true,
      host: 'localhost',
      cors: { origin: /^http:\/\/localhost:\d+$/ },
      publicDir: false,
    },
    dev: {
      // A remote's components refresh in place only when nothing of it is compiled on demand.
      lazyCompilation: false,
      assetPrefix: devOrigin(port),
      client: { host: 'localhost', port, protocol: 'ws' },
      writeToDisk: false,
    },
  }
}

/**
 * The build of a module: one container that exposes `./module`, its styles in a layer of their own,
 * its descriptor beside it.
 *
 *     export default modulePreset({ name: 'save', port: 3102 })
 */
export function modulePreset(module: {
  readonly name: string
  readonly port: number
}): RsbuildConfig {
  const { name, port } = module
  const range = contractRange()
  return mergeRsbuildConfig(common(name, port), {
    // A bundler wants an entry; a module's only way in is its container.
    source: { entry: { index: 'data:text/javascript,' } },
    output: { assetPrefix: 'auto' },
    plugins: [
      pluginModuleFederation({
        name: containerName(name),
        filename: isDevelopment() ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
        exposes: { './module': './src/module.ts' },
        shared: sharedByModules(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      range.plugin,
      describeModulePlugin(name, range),
      hotModule(),
    ],
  })
}

/** The build of the shell: it names no module, and brings every shared package along. */
export function shellPreset(shell: { readonly port: number }): RsbuildConfig {
  return mergeRsbuildConfig(common('shell', shell.port), {
    source: {
      entry: { index: './src/boot/main.tsx' },
      // Modules as built want the runtime that the shell's own sources do not use in development.
      ...(isDevelopment() ? { preEntry: ['react/jsx-runtime'] } : {}),
    },
    output: { assetPrefix: '/assets/' },
    // The document loads the refresh hook from here in development; a build leaves it out.
    server: { publicDir: isDevelopment() ? { name: 'dev-public' } : false },
    plugins: [
      pluginModuleFederation({
        name: containerName('shell'),
        shared: sharedByShell(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      describeShellPlugin(),
    ],
  })
}
