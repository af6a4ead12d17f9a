import type { Gallery } from '../keep-pictures.ts'
import { readFacts, readPicture } from './picture-facts.ts'

/** Returns the pictures, prints and portraits that are kept with the sources. */
export function keptGallery(): Gallery {
  const facts = readFacts()
  return {
    factsOf: (name) => {
      const found = facts.get(name)
      if (found === undefined)
        throw new Error(`Picture '${name}' has no facts. Run \`npx node demo/src/write-facts.ts\`.`)
      return found
    },
    has: (name) => facts.has(name),
    read: readPicture,
  }
}
