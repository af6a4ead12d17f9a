import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'
import { runProgram } from '../run-program.ts'

/**
 * Compiles sources of the checkout to ES modules with declarations, in a folder that is laid out as the
 * checkout. Types are checked elsewhere (`npm run check`); here only what a declaration cannot name is an error.
 */
export async function compile(
  files: readonly string[],
  to: string,
  { declaration = true } = {},
): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  const config = join(to, 'tsconfig.json')
  await writeFile(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        noCheck: true,
        declaration,
        rewriteRelativeImportExtensions: true,
        rootDir: root,
        outDir: to,
        typeRoots: [join(root, 'node_modules/@types')],
      },
      files: files.map((file) => join(root, file)),
    }),
  )
  const { ok, output } = await runProgram('tsc', ['-p', config])
  if (!ok) throw new Error(`The packages could not be compiled. Fix this:\n${output.trim()}`)
}
