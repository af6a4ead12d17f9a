import { reportTexts } from '@tessera/contracts/ads/report-texts'
import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'

const texts = defineTexts({
  ...reportTexts,
  campaigns: 'Campaign',
  adgroups: 'Ad group',
  ads: 'Ad',
  productgroups: 'Product group',
  productitems: 'Product item',
  cut: 'Only the first {max} rows are in this file.',
})

/** Copy of files of reports, with the locale that it is in. */
export const fileWords = (language: Language) => ({ ...texts(language), locale: language.locale })

export type Say = ReturnType<typeof fileWords>
