import type { Visit } from '../../calls/visit.ts'
import { countryOf } from '../advisories/country-of.ts'

type Told = Pick<Visit, 'addressCountry' | 'acceptLanguage'>

/** Where a visitor is, as two letters: as a trusted proxy says, else as their languages suggest. */
export const countryOfVisit = ({ addressCountry, acceptLanguage }: Told): string | null =>
  addressCountry ?? countryOf(acceptLanguage) ?? null
