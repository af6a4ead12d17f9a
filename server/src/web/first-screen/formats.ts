import { isBroadPicture } from '@tessera/contracts/closeup-picture'
import { Price } from '@tessera/contracts/entities/pin'
import { UserCard } from '@tessera/contracts/entities/user'
import { filterParamsIn, filtersIn, filterText } from '@tessera/contracts/filter-params'
import type { TemplateFormat } from '@tessera/contracts/first-screen/parts'
import { numberFormat } from '@tessera/contracts/number-format'
import { parseUrl } from '@tessera/contracts/parse-url'
import { priceText } from '@tessera/contracts/price-text'
import { refinedBy, refinementsIn } from '@tessera/contracts/refined-address'
import { z } from '@tessera/contracts/schema'
import { searchedText } from '@tessera/contracts/search-address'
import type { Scope } from './scope.ts'
import { shownName } from './tile-list.ts'

type Format = (value: unknown, scope: Scope) => string | boolean | undefined

const Named = z.object({
  title: z.string(),
  creator: z._default(z.nullable(UserCard), null),
  pinner: UserCard,
})

const Sides = z.object({ width: z.number(), height: z.number() })

/** Returns the address of a web page; undefined for anything else. */
function webPage(value: unknown): URL | undefined {
  const url = typeof value === 'string' ? parseUrl(value) : null
  return url !== null && ['http:', 'https:'].includes(url.protocol) ? url : undefined
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function priceIn(value: unknown, { reader }: Scope): string | undefined {
  const { data } = z.safeParse(Price, value)
  return data && priceText(data, reader.language.locale)
}

function nameOf(value: unknown, { reader }: Scope): string | undefined {
  const { data } = z.safeParse(Named, value)
  return data && shownName(data, reader)
}

function isBroad(value: unknown): boolean {
  const { data } = z.safeParse(Sides, value)
  return data !== undefined && isBroadPicture(data)
}

/** The values that the service computes for templates. docs/teams.md explains each. */
export const formats: Readonly<Record<TemplateFormat, Format>> = {
  number: (value, { reader }) =>
    typeof value === 'number' ? numberFormat(reader.language.locale).format(value) : undefined,
  price: priceIn,
  'web-link': (value) => webPage(value)?.href,
  'web-site': (value) => webPage(value)?.hostname.replace(/^www\./, ''),
  'pin-name': nameOf,
  'searched-text': (_, { page }) => searchedText(page.query),
  'refined-address': (value, { page }) => refinedBy('pins', page.query, text(value)),
  'is-refined': (value, { page }) => refinementsIn(page.query).includes(text(value)),
  'is-filtered': (_, { page }) => filterText(filtersIn('pins', filterParamsIn(page.query))) !== '',
  'is-broad': isBroad,
}
