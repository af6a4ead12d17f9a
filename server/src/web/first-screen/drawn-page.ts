import { isActive } from '@tessera/contracts/active'
import type { FoundPage } from '@tessera/contracts/find-page'
import type { ShellFiles } from '@tessera/contracts/registry'
import type { DocumentFile } from '../document-file.ts'
import type { PageContent } from '../page-content/content.ts'
import { shellFiles } from '../page-files.ts'
import { firstScreenFiles } from './files.ts'
import type { Reader } from './first-screen.ts'

/** A first screen as the document has it. */
export interface DrawnPage {
  readonly markup: string
  readonly style: DocumentFile
  readonly script: DocumentFile
  /** True when the shell's banner about an unverified email stands above the page. */
  readonly hasBanner: boolean
}

/** True when the shell's tokens come as a style, which they don't while it's being developed. */
const hasTokens = (shell: ShellFiles): boolean =>
  shellFiles(shell).some(({ kind }) => kind === 'style')

/** Draws a page's first screen; undefined where there is nothing to draw, or no module takes it over. */
export async function drawnPage(
  { draw, found }: PageContent,
  reader: Reader,
  { owned, shell }: { readonly owned: FoundPage | undefined; readonly shell: ShellFiles },
): Promise<DrawnPage | undefined> {
  if (!found || owned === undefined || !isActive(owned.module) || !hasTokens(shell))
    return undefined
  const drawn = draw?.(reader)
  if (drawn === undefined) return undefined
  const hasBanner = reader.viewer !== null && !reader.viewer.emailVerified
  return { markup: drawn.markup, ...(await firstScreenFiles()), hasBanner }
}
