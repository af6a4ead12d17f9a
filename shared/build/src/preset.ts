import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import type { RsbuildConfig } from '@rsbuild/core'
import { mergeRsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { cascadeLayer } from './cascade-layer.ts'
import { classNames } from './class-names.ts'
import { compileAhead } from './compile-ahead.ts'
import { containerName } from './container-name.ts'
import { buildSources } from './contract/build-sources.ts'
import { describeModulePlugin, describeShellPlugin } from './describe-plugin.ts'
import { federationAsModules } from './federation-as-modules.ts'
import { firstScreens } from './first-screens.ts'
import { hotModule } from './hot-module.ts'
import { statedBrowsers } from './installed.ts'
import { lateSchemas } from './late-schemas.ts'
import { fillManifest } from './manifest.ts'
import { ownPackage } from './own-sources.ts'
import { productionRouter } from './production-router.ts'
import { pureDeclarations } from './pure-declarations.ts'
import { sameEverywhere } from './same-everywhere.ts'
import { sharedParts } from './shared-parts.ts'
import { listingFiles, sharedByModules, sharedByShell } from './sharing.ts'

const isDevelopment = (): boolean => process.env.NODE_ENV === 'development'

/** Returns the origin of a build's files in development. */
const devOrigin = (port: number): string => `http://localhost:${port}`

/** Lists the files of this package, whose changes make earlier results of the bundler useless. */
const ownFiles = (): string[] =>
  readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

function common(name: string, port: number): RsbuildConfig {
  const browsers = statedBrowsers()
  return {
    plugins: [
      pluginReact(),
      sameEverywhere(),
      federationAsModules(),
      ...(name === 'shell' ? [productionRouter()] : []),
      lateSchemas(name === 'shell' ? 'shell' : 'module'),
      sharedParts(),
      pureDeclarations(),
      compileAhead(),
    ],
    // Installed packages of the product are compiled for the same browsers as sources.
    source: { include: [ownPackage] },
    // The service writes the document, so builds emit no HTML.
    tools: {
      htmlPlugin: false,
      postcss: (_, { addPlugins }) => addPlugins(cascadeLayer(name)),
      cssLoader: { modules: { getLocalIdent: classNames(name) } },
      rspack: { output: { uniqueName: containerName(name) } },
    },
    output: {
      distPath: { root: 'dist' },
      // Keeps the files of earlier builds, for pages that were opened before this one.
      cleanDistPath: false,
      dataUriLimit: 0,
      legalComments: 'none',
      ...(browsers === undefined ? {} : { overrideBrowserslist: [...browsers] }),
      // Built scripts don't name their map: maps are for the module's team, and served to nobody.
      sourceMap: { js: isDevelopment() ? 'source-map' : 'hidden-source-map', css: false },
      ...(isDevelopment()
        ? {}
        : { filename: { js: '[name].[contenthash:10].js', css: '[name].[contenthash:10].css' } }),
    },
    splitChunks: false,
    performance: {
      printFileSize: false,
      ...(isDevelopment() ? { buildCache: { buildDependencies: ownFiles() } } : {}),
    },
    server: {
      port,
      strictPort: true,
      host: 'localhost',
      cors: { origin: /^http:\/\/localhost:\d+$/ },
      publicDir: false,
    },
    dev: {
      // Fast refresh of a remote's components requires that nothing is compiled on demand.
      lazyCompilation: false,
      assetPrefix: devOrigin(port),
      client: { host: 'localhost', port, protocol: 'ws' },
      writeToDisk: false,
    },
  }
}

/**
 * Returns the build configuration of a module: a container that exposes `./module`, its styles in their own
 * cascade layer, and its descriptor.
 *
 *     export default modulePreset({ name: 'save', port: 3102 })
 */
export function modulePreset(module: {
  readonly name: string
  readonly port: number
}): RsbuildConfig {
  const { name, port } = module
  const sources = buildSources()
  return mergeRsbuildConfig(common(name, port), {
    // The bundler requires an entry, but a remote's entry is its container (`remoteEntry`).
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
        manifest: { additionalData: fillManifest },
        experiments: {
          // The core of the runtime is the shell's.
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      sources.plugin,
      ...(isDevelopment() ? [] : [firstScreens()]),
      describeModulePlugin(name, sources),
      hotModule(),
    ],
  })
}

/** Returns the build configuration of the shell, which bundles every shared package and names no module. */
export function shellPreset(shell: { readonly port: number }): RsbuildConfig {
  const sources = buildSources()
  return mergeRsbuildConfig(common('shell', shell.port), {
    source: {
      entry: { index: './src/boot/main.tsx' },
      // Built modules need this runtime, which the shell's own sources do not use in development.
      ...(isDevelopment() ? { preEntry: ['react/jsx-runtime'] } : {}),
    },
    output: { assetPrefix: '/assets/' },
    resolve: { alias: listingFiles },
    security: { sri: { enable: 'auto', algorithm: 'sha256' } },
    // In development, the document loads the refresh hook from here.
    server: { publicDir: isDevelopment() ? { name: 'dev-public' } : false },
    plugins: [
      pluginModuleFederation({
        // No `remotes`: the page registers those of the registry (module/src/load/federation.ts).
        name: containerName('shell'),
        shared: sharedByShell(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      sources.plugin,
      describeShellPlugin(sources),
    ],
    // Ids that are hashes of names differ by folder: the name of a shared package has the path of its file.
    ...(isDevelopment() ? {} : { tools: { rspack: { optimization: { moduleIds: 'natural' } } } }),
  })
}
