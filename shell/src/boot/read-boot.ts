import type { Boot } from '@tessera/contracts/boot'
import { bootElementId } from '@tessera/contracts/boot-element'
import type { ListedModule } from '@tessera/contracts/listed-module'

/** Fills in the lists that documents leave out because they are empty, as the contracts' schemas do. */
function fill({ descriptor, ...module }: ListedModule): ListedModule {
  const { preload = [], pages = [], overlays = [], slots = [], handles = [], nav = [] } = descriptor
  return {
    ...module,
    enabled: module.enabled ?? true,
    descriptor: {
      ...descriptor,
      preload,
      handles,
      nav,
      pages: pages.map((page) => ({
        ...page,
        over: page.over ?? false,
        preload: page.preload ?? [],
      })),
      overlays: overlays.map((view) => ({ ...view, preload: view.preload ?? [] })),
      slots: slots.map((view) => ({ ...view, preload: view.preload ?? [] })),
    },
  }
}

/** Returns the text of the boot data in the document. Throws when there is none, because that is a bug. */
export function bootText(page: Document): string {
  const text = page.getElementById(bootElementId)?.textContent
  if (!text)
    throw new Error(`The document has no #${bootElementId}. It must come from the service.`)
  return text
}

/**
 * Reads the boot data. The service wrote them by the schema, with the nonce of this page's scripts, so the
 * first view does not wait for the schema; `checkBoot` compares some after it.
 */
export function readBoot(page: Document): Boot {
  const boot: Boot = JSON.parse(bootText(page))
  return { ...boot, modules: boot.modules.map(fill) }
}
