import type { Visit } from '../../../calls/visit.ts'
import { countryOfVisit } from '../../identity/index.ts'

/** True when a list is empty, or has the visitor's country (S9.19). */
function isIn(countries: readonly string[], visit: Visit): boolean {
  const country = countryOfVisit(visit)
  return countries.length === 0 || (country !== null && countries.includes(country))
}

/** True where businesses may tag products on their pins. */
export const mayTagProducts = (visit: Visit): boolean =>
  isIn(visit.ports.settings.productTagCountries, visit)

/** True where people are shown the products of a picture. */
export const showsProducts = (visit: Visit): boolean =>
  isIn(visit.ports.settings.productCountries, visit)
