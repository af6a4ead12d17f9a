import { defineDomain } from '../../../base/define-domain.ts'
import { campaignEditCalls } from './calls.ts'
import { campaignCalls } from './campaign-calls.ts'

/** Edits of many campaigns at once, planned, shown and undone. */
export const campaignEditsDomain = defineDomain({
  calls: [...campaignCalls, ...campaignEditCalls],
})
