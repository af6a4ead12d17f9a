import { paths } from '@tessera/contracts/paths'
import { choiceOf } from '@tessera/module/with-query'

/** The parts of a profile; the first is what its plain address shows. */
export const profileTabs = ['boards', 'saved', 'created', 'about'] as const

/** A part of a profile. */
export type ProfileTab = (typeof profileTabs)[number]

/** Which part an address asks for. */
export const tabOf = (query: URLSearchParams): ProfileTab => choiceOf(query.get('tab'), profileTabs)

/** Where a part of somebody's profile is. */
export const tabPath = (username: string, tab: ProfileTab): string =>
  paths.profile.to({ username }, { tab: tab === 'boards' ? undefined : tab })
