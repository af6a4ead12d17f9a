import type { SourceHealth } from '@tessera/contracts/calls/conversion-health'
import { sourceWords, words } from './words.ts'

/** Returns the name of a source of events: of a tag with its own name. */
export const sourceName = ({ source, tag }: Pick<SourceHealth, 'source' | 'tag'>): string =>
  tag === null ? sourceWords[source]() : words.byTag({ name: tag.name })
