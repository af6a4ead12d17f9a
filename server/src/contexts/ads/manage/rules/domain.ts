import { defineDomain } from '../../../base/define-domain.ts'
import { adRuleCalls } from './calls.ts'
import { handleAdRuleSweep, handleAdRules } from './sweep-jobs.ts'
import { ruleTables } from './tables.ts'

/** Rules that change campaigns by themselves. */
export const rulesDomain = defineDomain({
  calls: adRuleCalls,
  jobs: [handleAdRules, handleAdRuleSweep],
  tables: ruleTables,
})
