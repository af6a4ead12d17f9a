import { type AdvertiserUrl, advertiserUrls } from '@tessera/contracts/ads/advertiser-urls'
import { words } from './words.ts'

/** The pages about conversions in groups, in the order of their links. */
export const groups = [
  { label: words.overview, pages: [['conversions', words.overview]] },
  {
    label: words.events,
    pages: [
      ['eventsOverview', words.eventsOverview],
      ['eventHistory', words.eventHistory],
      ['deduplication', words.deduplication],
    ],
  },
  {
    label: words.tag,
    pages: [
      ['tag', words.tags],
      ['tagManualSetup', words.tagSetup],
      ['tagHealth', words.tagHealth],
    ],
  },
  {
    label: words.api,
    pages: [
      ['setupApi', words.setupApi],
      ['apiManualSetup', words.apiSetup],
      ['apiPartnerSetup', words.apiPartner],
      ['capiConnect', words.connect],
      ['accessToken', words.accessToken],
      ['payloadHelper', words.payloadHelper],
    ],
  },
  { label: words.testEvents, pages: [['testEvents', words.testEvents]] },
  { label: words.health, pages: [['conversionHealth', words.health]] },
  {
    label: words.uploads,
    pages: [
      ['conversionUpload', words.upload],
      ['conversionHistory', words.uploadHistory],
      ['pcaUpload', words.analysisUpload],
      ['pcaHistory', words.analysisHistory],
    ],
  },
] as const satisfies readonly {
  readonly label: () => string
  readonly pages: readonly (readonly [AdvertiserUrl, () => string])[]
}[]

/** A page about conversions, by its name in the catalogue of addresses. */
export type ConversionPage = (typeof groups)[number]['pages'][number][0]

interface FoundPage {
  readonly page: ConversionPage
  readonly group: (typeof groups)[number]
  readonly title: string
}

/** Returns the page at a section of the address; the overview without one. */
export function pageAt(section: string | undefined): FoundPage {
  const path = section === undefined ? '/conversions/' : `/conversions/${section}/`
  for (const group of groups)
    for (const [page, label] of group.pages)
      if (advertiserUrls[page].path === path)
        return { page, group, title: page === 'conversions' ? words.title() : label() }
  return { page: 'conversions', group: groups[0], title: words.title() }
}
