import { shellName } from '@tessera/contracts/releases/build-limits'
import { outsideSelectors } from '@tessera/contracts/releases/gate/outside-selectors'
import type { Refusal } from '@tessera/contracts/releases/gate/refusal'
import type { Ports } from '../../../ports.ts'
import { descriptorOf } from './build-store.ts'
import { fileKey, type NamedBuild } from './named-build.ts'

/** Refuses the style sheets of a build that can match elements outside of the module. */
export async function styleRefusals(
  ports: Pick<Ports, 'db' | 'moduleFiles'>,
  named: NamedBuild,
): Promise<readonly Refusal[]> {
  const { module } = named
  if (module === shellName) return []
  const { files = [] } = (await descriptorOf(ports, named)) ?? {}
  const refusals: Refusal[] = []
  for (const { path } of files.filter(({ kind }) => kind === 'style')) {
    const sheet = await ports.moduleFiles.open(fileKey(named, path))
    if (sheet === undefined) continue
    const [first] = outsideSelectors(await new Response(sheet.body).text(), module)
    if (first === undefined) continue
    // A sentence of the gate has one semicolon, before the fix.
    const selector = first.replaceAll(';', ',')
    const message = `The style sheet ${path} of ${module} has the selector '${selector}', which can match outside of the module; begin it with a class whose name begins with ${module}-, as the module preset does.`
    refusals.push({ code: 'style-outside', message })
  }
  return refusals
}
