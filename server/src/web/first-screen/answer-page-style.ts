import type { Ports } from '../../ports.ts'
import { answerFile, styleAddress } from './files.ts'

/**
 * Answers with the styles of a page's first screen, of a build that runs or that open tabs may run; undefined
 * for any other path. Another instance may have served the document, so the template may have to be read first.
 */
export async function answerPageStyle(
  { releases, templates }: Pick<Ports, 'releases' | 'templates'>,
  path: string,
): Promise<Response | undefined> {
  const { builds } = await releases.state()
  for (const { id, base, descriptor } of builds) {
    const { name, pages, files } = descriptor
    const wanted = pages.flatMap(({ firstScreen }) => firstScreen ?? [])
    const file = files.find(
      ({ path: own, integrity }) =>
        integrity !== undefined && wanted.includes(own) && styleAddress(name, integrity) === path,
    )
    if (file === undefined) continue
    const module = { base, enabled: true, descriptor }
    const found = await templates.of({ module, build: id, path: file.path })
    return found?.style && answerFile(found.style)
  }
  return undefined
}
