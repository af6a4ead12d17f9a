import { readTemplate } from '@tessera/contracts/first-screen/read-template'
import { readingCalls } from '@tessera/contracts/first-screen/reading-calls'
import { ModuleDescriptor } from '@tessera/contracts/registry'
import type { Refusal } from '@tessera/contracts/releases/gate/refusal'
import { z } from '@tessera/contracts/schema'
import type { Ports } from '../../../ports.ts'
import { fileKey, type NamedBuild } from './named-build.ts'

/** Refuses a build with a first screen that the service would not draw. */
export async function templateRefusals(
  { moduleFiles }: Pick<Ports, 'moduleFiles'>,
  named: NamedBuild,
  descriptor: unknown,
): Promise<readonly Refusal[]> {
  const { pages = [] } = z.safeParse(ModuleDescriptor, descriptor).data ?? {}
  const { module } = named
  const refusals: Refusal[] = []
  for (const { name, firstScreen } of pages) {
    if (firstScreen === undefined) continue
    const file = await moduleFiles.get(fileKey(named, firstScreen))
    // A missing file is refused by itself.
    if (file === undefined) continue
    const text = new TextDecoder().decode(file.bytes)
    const read = readTemplate(text, { module, calls: readingCalls })
    if (read.ok) continue
    // A sentence of the gate has one semicolon, before the fix.
    const why = read.why.replaceAll(';', ',')
    const message = `The first screen of the page ${name} of ${module} cannot be drawn (${why}); correct its first-screen.ts and build it with the module preset.`
    refusals.push({ code: 'first-screen', message })
  }
  return refusals
}
