import { userBoards } from '@tessera/contracts/calls/boards'
import type { Call } from '@tessera/contracts/calls/define-call'
import { userPins } from '@tessera/contracts/calls/profile-pins'
import { getUser } from '@tessera/contracts/calls/users'
import { User } from '@tessera/contracts/entities/user'
import type { Language } from '@tessera/contracts/language'
import { countedIn, defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { profileData } from '../../../documents/linked-data/people-data.ts'
import {
  type Ask,
  type Card,
  type Input,
  missing,
  type PageContent,
  record,
} from '../../../documents/page-content/content.ts'
import { servePage } from '../../../documents/page-content/serve-page.ts'

/** Returns the call and input of the first list on the profile's tab; undefined for a tab without one. */
function shownFirst(
  user: User,
  username: string,
  query: URLSearchParams,
): readonly [Call, Input] | undefined {
  const tab = query.get('tab') ?? 'boards'
  if (tab === 'saved' || tab === 'created') return [userPins, { username, kind: tab }]
  if (tab === 'about' || query.has('sort')) return undefined
  const { board_sort: sort } = user
  return [userBoards, { user_id: user.id, ...(sort === 'newest' ? {} : { sort }) }]
}

const counted = {
  boards: { one: '{count} board', other: '{count} boards' },
  ideas: { one: '{count} idea', other: '{count} ideas' },
} as const

const words = defineTexts({ about: '{name} (@{username}): {boards}, {ideas}.' })

const descriptionOf = (user: User, language: Language): string =>
  words(language).about({
    name: user.full_name,
    username: user.username,
    boards: countedIn(language, user.board_count, counted.boards),
    ideas: countedIn(language, user.pin_count, counted.ideas),
  })

function cardOf(user: User): Card {
  const url = user.image_medium_url
  return {
    kind: 'profile',
    picture: url === null ? undefined : { url, alt: user.full_name },
    properties: [['profile:username', user.username]],
  }
}

/** Loads a profile with the first list of its tab; missing when the viewer can't see it. */
async function profilePage(
  ask: Ask,
  username: string,
  query: URLSearchParams,
): Promise<PageContent> {
  const answer = await record(ask, getUser, { username })
  if (answer === undefined) return missing
  const user = User.parse(answer.data)
  const first = shownFirst(user, username, query)
  const list = first === undefined ? undefined : await record(ask, ...first)
  return {
    found: true,
    // Search engines index the first tab only.
    isIndexed: !query.has('tab') && !user.hides_from_search,
    path: paths.profile.to({ username: user.username }),
    title: user.full_name,
    description: user.about || ((language) => descriptionOf(user, language)),
    card: cardOf(user),
    linkedData: (site) => profileData(user, site),
    answers: list === undefined ? [answer] : [answer, list],
    pins: [],
  }
}

/** The document of a profile. */
export const userPages = [
  servePage(paths.profile, ({ ask, params, query }) => profilePage(ask, params.username, query)),
]
