import { headMetasReader } from '../platform/domain-proofs/head-metas.ts'
import { reportMessageReader } from '../platform/mail-reports/report-message.ts'
import { analysisReader, conversionsReader } from './ads/conversions/upload-rows.ts'
import { templateReader } from './ads/manage/bulk-editor/reading/template-reader.ts'
import { videoReader } from './base/media/video-reader.ts'
import { pageImagesReader } from './base/outside-pages/find-images.ts'
import { pageProductsReader } from './discovery/catalogs/website/page-products-reader.ts'
import { sitePagesReader } from './discovery/catalogs/website/site-pages-reader.ts'
import { termListReader } from './house/lists/term-lines.ts'
import { termTrialReader } from './house/lists/term-trial.ts'
import { importFeedReader } from './pins/imports/feed-reader.ts'
import { importFileReader } from './pins/imports/read-source.ts'
import { domainListReader, fetchedListReader } from './pins/offsite/list-readers.ts'
import { captionsReader } from './pins/pin-parts/captions-reader.ts'
import { libraryReader } from './pins/restores/read-library.ts'

/** All that reads what somebody sent, as the threads of readers know it. Each has a worst file in the tests. */
export const allReaders = {
  'import-file': importFileReader,
  'import-feed': importFeedReader,
  library: libraryReader,
  conversions: conversionsReader,
  analysis: analysisReader,
  video: videoReader,
  captions: captionsReader,
  'page-images': pageImagesReader,
  'page-products': pageProductsReader,
  'site-pages': sitePagesReader,
  'head-metas': headMetasReader,
  'bulk-template': templateReader,
  'domain-list': domainListReader,
  'fetched-list': fetchedListReader,
  'term-list': termListReader,
  'term-trial': termTrialReader,
  'mail-report': reportMessageReader,
} as const

/** Readers of streams, which read on the event loop, piece by piece (decision 102). */
export type StreamReader = 'catalog-feed'
