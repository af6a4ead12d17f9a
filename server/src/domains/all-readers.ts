import { analysisReader, conversionsReader } from './conversions/upload-rows.ts'
import { importFeedReader } from './imports/feed-reader.ts'
import { importFileReader } from './imports/read-source.ts'
import { videoReader } from './media/video-reader.ts'
import { captionsReader } from './pin-parts/captions-reader.ts'

/** All that reads what somebody sent, as the threads of readers know it. Each has a worst file in the tests. */
export const allReaders = {
  'import-file': importFileReader,
  'import-feed': importFeedReader,
  conversions: conversionsReader,
  analysis: analysisReader,
  video: videoReader,
  captions: captionsReader,
} as const
