import { Boot, bootElementId } from '@tessera/contracts/boot'
import { z } from '@tessera/contracts/schema'

/** Reads what the service put into the document. A document without it is a bug, so this throws. */
export function readBoot(page: Document): Boot {
  const text = page.getElementById(bootElementId)?.textContent
  if (!text)
    throw new Error(`The document has no #${bootElementId}. It must come from the service.`)
  return z.parse(Boot, JSON.parse(text))
}
