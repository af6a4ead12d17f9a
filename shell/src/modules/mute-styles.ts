import type { RegisteredModule } from '@tessera/contracts/registry'
import { fileUrl } from '@tessera/module/file-url'

/** Switches the style sheets of a module off or on: what failed to run must not style the page. */
export function muteStyles(module: RegisteredModule, isOff: boolean): void {
  const urls = new Set(module.descriptor.files.map(({ path }) => fileUrl(module, path)))
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (urls.has(link.href.replace(/[?#].*/, ''))) link.disabled = isOff
}
