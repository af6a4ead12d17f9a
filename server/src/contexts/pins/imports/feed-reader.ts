import type { Reader } from '../../../platform/readers/port.ts'
import { pageDecoder } from '../../base/outside-pages/charset.ts'
import { type ImportPlan, planOf } from './plan.ts'
import { readFeed } from './read-feed.ts'

/** A feed as it came. */
interface CameFeed {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: string
  readonly url: string
  /** The board of a feed without a title. */
  readonly otherBoard: string
  readonly now: number
}

/** Plans an import of RSS or Atom; undefined when it's neither. */
export const importFeedReader: Reader<CameFeed, ImportPlan | undefined> = {
  name: 'import-feed',
  read({ bytes, contentType, url, ...facts }) {
    const feed = readFeed(pageDecoder(bytes, contentType).decode(bytes), url)
    return feed && planOf(feed.pins, { ...facts, beyond: feed.beyond })
  },
}
