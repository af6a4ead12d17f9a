import type { SourceHealth } from '@tessera/contracts/calls/conversion-health'
import { eventsWords } from '../events/words.ts'
import { sourceWords } from './words.ts'

/** Returns the name of a source of events: of a tag with its own name. */
export const sourceName = ({ source, tag }: Pick<SourceHealth, 'source' | 'tag'>): string =>
  tag === null ? sourceWords[source]() : eventsWords.byTag({ name: tag.name })
