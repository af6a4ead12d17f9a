import type { FoundPage } from '@tessera/contracts/find-page'
import { paths, reservedWords } from '@tessera/contracts/paths'
import { boardPage, sectionPage } from './board-page.ts'
import { type Ask, missing, type PageContent, plain } from './content.ts'
import { homePage, ideasPage, topicPage } from './ideas-page.ts'
import { pinPage, repinPage } from './pin-page.ts'
import { profilePage } from './profile-page.ts'
import { searchPage } from './search-page.ts'

/** Pages that say the same to everybody, and may be found by what they say. */
const said: ReadonlySet<string> = new Set([
  paths.login.pattern,
  paths.signup.pattern,
  paths.businessCreate.pattern,
  paths.businessLogin.pattern,
  paths.privacyPolicy.pattern,
  paths.terms.pattern,
])

/** Finds what a page shows first, and whether it exists at all for whoever asks. */
export async function pageContent(
  owned: FoundPage | undefined,
  query: URLSearchParams,
  ask: Ask,
): Promise<PageContent> {
  if (owned === undefined) return missing
  const { page, params } = owned
  // `/media/` is nobody's profile.
  if (reservedWords.has(params.username ?? '')) return missing
  const param = (name: string) => params[name] ?? ''
  const board = () => ({ username: param('username'), slug: param('boardSlug') })
  switch (page.route) {
    case paths.home.pattern:
      return homePage(ask)
    case paths.search.pattern:
      return searchPage(ask, 'pins', query)
    case paths.searchScope.pattern:
      return searchPage(ask, param('scope'), query)
    case paths.ideas.pattern:
      return ideasPage
    case paths.topicIdeas.pattern:
      return topicPage(ask, param('topic'))
    case paths.pin.pattern:
      return pinPage(ask, param('pinId'))
    case paths.pinRepin.pattern:
      return repinPage(ask, param('pinId'))
    case paths.board.pattern:
      return boardPage(ask, board(), query)
    case paths.section.pattern:
      return sectionPage(ask, board(), param('sectionSlug'), query)
    case paths.profile.pattern:
      return profilePage(ask, param('username'), query)
    default:
      return { ...plain, isIndexed: said.has(page.route) }
  }
}
