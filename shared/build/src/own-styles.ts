import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltFile } from '@tessera/contracts/registry'
import { outsideSelectors } from '@tessera/contracts/releases/gate/outside-selectors'

/** Refuses a build whose styles can match elements outside of the module. The error names file and selector. */
export async function checkOwnStyles(
  name: string,
  dist: string,
  files: readonly BuiltFile[],
): Promise<void> {
  for (const { path } of files.filter(({ kind }) => kind === 'style')) {
    const [first] = outsideSelectors(await readFile(join(dist, path), 'utf8'), name)
    if (first !== undefined)
      throw new Error(
        `The style sheet ${path} of ${name} has the selector '${first}', which can match outside of the module. Begin it with a class of the module.`,
      )
  }
}
