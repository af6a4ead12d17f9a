import { getHouseText } from '@tessera/contracts/calls/house-texts'
import { HouseTextKind, isAlwaysThere } from '@tessera/contracts/house-words'
import { defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import {
  type Ask,
  missing,
  type PageContent,
  plain,
  record,
} from '../../../documents/page-content/content.ts'
import { servePage } from '../../../documents/page-content/serve-page.ts'

const titles = defineTexts({
  about: 'About us',
  rules: 'Rules',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  imprint: 'Imprint',
  contact: 'Contact',
  cookies: 'Cookies',
})

async function textPage(ask: Ask, text: string): Promise<PageContent> {
  const { data: kind } = z.safeParse(HouseTextKind, text)
  if (kind === undefined) return missing
  const found = await record(ask, getHouseText, { kind })
  if (found === undefined) return missing
  const title = isAlwaysThere(kind)
    ? {}
    : { title: (language: Parameters<typeof titles>[0]) => titles(language)[kind]() }
  return { ...plain, ...title, isIndexed: true, answers: [found] }
}

/** The documents of the texts of the house. */
export const houseWordsPages = [
  servePage(paths.terms, ({ ask }) => textPage(ask, 'terms')),
  servePage(paths.privacyPolicy, ({ ask }) => textPage(ask, 'privacy')),
  // Terms and privacy have addresses of their own.
  servePage(paths.houseText, ({ ask, params: { text } }) =>
    textPage(ask, text === 'terms' || text === 'privacy' ? '' : text),
  ),
]
