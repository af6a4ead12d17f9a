import { isActive } from '@tessera/contracts/active'
import type { FoundPage } from '@tessera/contracts/find-page'
import type { ShellFiles } from '@tessera/contracts/registry'
import type { BuildId } from '@tessera/contracts/releases/build-id'
import type { PageContent } from '../../documents/page-content/content.ts'
import type { DocumentFile } from '../document-file.ts'
import { shellFiles } from '../page-files.ts'
import { drawTemplate } from './draw-template.ts'
import { firstScreenFiles } from './files.ts'
import { messageOf } from './message-of.ts'
import { missingPage } from './missing-page.ts'
import type { FirstScreenReader } from './reader.ts'
import type { Templates } from './templates-port.ts'

/** A first screen as the document has it. */
export interface DrawnPage {
  readonly markup: string
  /** The styles of all first screens, and those of this page. */
  readonly styles: readonly DocumentFile[]
  readonly script: DocumentFile
  /** True when the shell's banner about an unverified email stands above the page. */
  readonly hasBanner: boolean
}

/** The page of a document, and where its template comes from. */
interface DrawnFrom {
  readonly owned: FoundPage | undefined
  readonly query: URLSearchParams
  readonly shell: ShellFiles
  readonly templates: Templates
  /** The id of each module's build. */
  readonly builds: Readonly<Record<string, BuildId>>
}

/** True when the shell's tokens come as a style, which they don't while it's being developed. */
const hasTokens = (shell: ShellFiles): boolean =>
  shellFiles(shell).some(({ kind }) => kind === 'style')

/**
 * Draws a page's first screen by the template of the build that the document names, or the page of an address
 * that leads to nothing; undefined where there is nothing to draw, or no module takes it over. Never fails: a page without a first screen is better than none.
 */
export async function drawnPage(
  content: PageContent,
  reader: FirstScreenReader,
  { owned, query, shell, templates, builds }: DrawnFrom,
): Promise<DrawnPage | undefined> {
  if (!hasTokens(shell)) return undefined
  const { script, style } = await firstScreenFiles()
  const hasBanner = reader.viewer !== null && !reader.viewer.emailVerified
  if (!content.found) {
    const { markup } = missingPage(reader.language)
    return { markup, styles: [style], script, hasBanner }
  }
  if (owned === undefined || !isActive(owned.module)) return undefined
  const { module, params, page } = owned
  if (page.firstScreen === undefined) return undefined
  const asked = { module, build: builds[module.descriptor.name], path: page.firstScreen }
  const found = await templates.of(asked)
  if (found === undefined) return undefined
  try {
    const drawn = drawTemplate(found.template, { content, params, query }, reader)
    if (drawn === undefined) return undefined
    const styles = found.style === undefined ? [style] : [style, found.style.file]
    return { markup: drawn.markup, styles, script, hasBanner }
  } catch (cause) {
    templates.refuse(asked, messageOf(cause))
    return undefined
  }
}
