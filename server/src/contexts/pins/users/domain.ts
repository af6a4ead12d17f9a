import { defineDomain } from '../../base/define-domain.ts'
import { userCalls } from './calls.ts'
import { followCalls } from './follow-calls.ts'
import { userPages } from './pages.ts'
import { settingsCalls } from './settings-calls.ts'
import { userTables } from './tables.ts'

/** Profiles, follows, blocks, interests and settings. */
export const usersDomain = defineDomain({
  calls: [...userCalls, ...followCalls, ...settingsCalls],
  pages: userPages,
  tables: userTables,
})
