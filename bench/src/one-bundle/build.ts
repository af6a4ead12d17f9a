import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createRsbuild, logger, mergeRsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { chunkFiles } from '@tessera/build/chunk-files'
import { builtFiles, compressFiles } from '@tessera/build/describe'
import { lateSchemas } from '@tessera/build/late-schemas'
import { productionRouter } from '@tessera/build/production-router'
import { pureDeclarations } from '@tessera/build/pure-declarations'
import { moduleFolders } from '@tessera/commands/rooms'
import { root } from '@tessera/commands/root'
import type { RegisteredModule, Registry } from '@tessera/contracts/registry'

/** The build folder of the bundle. */
export const bundleFolder = join(root, 'bench/dist/one-bundle')

interface Bundle {
  readonly registry: Registry
}

/** Returns a registry entry for a module within the bundle. */
function inBundle(
  module: RegisteredModule,
  origin: string,
  js: string,
  css: string,
  files: RegisteredModule['descriptor']['files'],
): RegisteredModule {
  const { descriptor } = module
  return {
    base: `${origin}/assets/`,
    enabled: true,
    descriptor: {
      ...descriptor,
      // The document lists it whole: there is nothing to ask for.
      importsNothing: false,
      entry: js,
      preload: [],
      pages: descriptor.pages.map((page) => ({
        ...page,
        preload: page.name === 'feed' ? [css] : [],
      })),
      files: files.filter(({ path }) => path === js || path === css),
    },
  }
}

/** Writes what stands in the place of the federation: it imports the modules of this checkout. */
async function writeFederation(): Promise<string> {
  const file = join(root, 'bench/dist/one-bundle-federation.js')
  const from = join(root, 'bench/src/one-bundle/federation.ts')
  const imports = moduleFolders().map((folder) => {
    const path = join(root, folder, 'src/module.ts')
    return `  () => import(/* webpackMode: "eager" */ ${JSON.stringify(path)}),`
  })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(
    file,
    `import { bundleFederation } from ${JSON.stringify(from)}
export const pageFederation = () => bundleFederation([\n${imports.join('\n')}\n])\n`,
  )
  return file
}

/** Builds shell and modules from the same sources as one bundle without federation. */
export async function buildOneBundle(registry: Registry, origin: string): Promise<Bundle> {
  logger.level = 'error'
  const rsbuild = await createRsbuild({
    cwd: join(root, 'shell'),
    rsbuildConfig: mergeRsbuildConfig({
      mode: 'production',
      // Leaves out the same code as the production build.
      plugins: [pluginReact(), productionRouter(), lateSchemas('shell'), pureDeclarations()],
      source: { entry: { index: './src/boot/main.tsx' } },
      resolve: {
        alias: { '@tessera/module/federation$': await writeFederation() },
      },
      tools: { htmlPlugin: false },
      splitChunks: false,
      performance: { printFileSize: false },
      security: { sri: { enable: true, algorithm: 'sha384' } },
      output: {
        distPath: { root: bundleFolder },
        cleanDistPath: true,
        assetPrefix: '/assets/',
        dataUriLimit: 0,
        legalComments: 'none',
      },
    }),
  })
  const { stats, close } = await rsbuild.build()
  const chunks = chunkFiles(stats?.toJson({ all: false, chunkGroups: true, assets: true }))
  await close()
  const files = await builtFiles(bundleFolder)
  await compressFiles(bundleFolder, files)
  const fonts = files.filter(({ path }) => /-common\.[^/]*\.woff2$/.test(path))
  const initial = [...(chunks.index ?? []), ...fonts.map(({ path }) => path)]
  await writeFile(join(bundleFolder, 'shell.json'), JSON.stringify({ files, initial }))
  const feed = chunks['page-feed'] ?? []
  const js = feed.find((path) => path.endsWith('.js')) ?? ''
  const css = feed.find((path) => path.endsWith('.css')) ?? ''
  return {
    registry: {
      schema: 1,
      modules: registry.modules.map((module) => inBundle(module, origin, js, css, files)),
    },
  }
}

/** Reads a registry file written by the product. */
export async function readRegistryFile(file: string): Promise<Registry> {
  return JSON.parse(await readFile(file, 'utf8'))
}
