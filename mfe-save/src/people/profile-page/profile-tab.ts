import { paths } from '@tessera/contracts/paths'
import { choiceOf } from '@tessera/module/with-query'

/** The tabs of a profile; the first is the default. */
export const profileTabs = ['boards', 'saved', 'created', 'about'] as const

/** A tab of a profile. */
export type ProfileTab = (typeof profileTabs)[number]

/** Reads the tab from an address. */
export const tabOf = (query: URLSearchParams): ProfileTab => choiceOf(query.get('tab'), profileTabs)

/** Returns the path of a tab of a profile. */
export const tabPath = (username: string, tab: ProfileTab): string =>
  paths.profile.to({ username }, { tab: tab === 'boards' ? undefined : tab })
