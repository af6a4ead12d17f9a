import { keywordEditCalls } from './edit-calls.ts'
import { keywordReportCalls } from './report-calls.ts'

/** Handlers of the calls about keywords and searches. */
export const adKeywordCalls = [...keywordReportCalls, ...keywordEditCalls]
