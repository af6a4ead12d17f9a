export { type Acting, actingOf, advertiserOption, pickerOptions, runsAdsOnly } from './acting.ts'
export { useActing } from './use-acting.ts'
