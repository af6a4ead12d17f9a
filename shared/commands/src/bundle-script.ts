import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack } from '@rsbuild/core'
import { root } from './root.ts'

const browsers = 'chrome >= 125, edge >= 125, firefox >= 126, safari >= 17.5, ios_saf >= 17.5'

/** The kinds of script: one that a page runs, and one that is a module of Node. */
const kinds = {
  page: { target: `browserslist:${browsers}`, output: { iife: true } },
  program: { target: 'node24', output: { module: true, library: { type: 'module' } } },
} as const

/** Bundles a script and all that it imports into one minified text, which loads nothing else. */
export async function bundleScript(
  entry: string,
  kind: keyof typeof kinds = 'page',
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'))
  const { target, output } = kinds[kind]
  const compiler = rspack({
    mode: 'production',
    target,
    entry: join(root, entry),
    output: { ...output, path: folder, filename: 'script.js' },
    node: { __dirname: false, __filename: false },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' } }, env: { targets: browsers } },
          type: 'javascript/auto',
        },
      ],
    },
  })
  try {
    await new Promise<void>((done, fail) =>
      compiler.run((error, stats) => {
        if (error) fail(error)
        else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')))
        else done()
      }),
    )
    await new Promise<void>((done) => compiler.close(() => done()))
    return (await readFile(join(folder, 'script.js'), 'utf8')).trim()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
