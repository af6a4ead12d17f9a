import { defineDomain } from '../define-domain.ts'
import { houseWordsCalls } from './calls.ts'
import { liveWords } from './live-source.ts'
import { houseWordsPages } from './pages.ts'
import { handleNoticeSweep } from './sweep-job.ts'
import { houseWordsTables } from './tables.ts'

/** The words of the house, as everybody reads them: its texts, and notices to all. */
export const houseWordsDomain = defineDomain({
  calls: houseWordsCalls,
  jobs: [handleNoticeSweep],
  pages: houseWordsPages,
  live: liveWords,
  tables: houseWordsTables,
})
