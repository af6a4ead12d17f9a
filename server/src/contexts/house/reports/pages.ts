import { paths } from '@tessera/contracts/paths'
import { serveIndexed } from '../../../documents/page-content/serve-page.ts'

/** The documents of pages that are the same for everybody. */
export const reportPages = [paths.reportContent, paths.transparency].map(serveIndexed)
