import type { Visit } from '../../../calls/visit.ts'
import { countryOf } from './country-of.ts'

type Told = Pick<Visit, 'addressCountry' | 'acceptLanguage'>

/** Returns the visitor's country code from a trusted proxy, else from the browser's languages. */
export const countryOfVisit = ({ addressCountry, acceptLanguage }: Told): string | null =>
  addressCountry ?? countryOf(acceptLanguage) ?? null
