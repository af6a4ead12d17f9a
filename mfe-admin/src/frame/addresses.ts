import type { HouseAct } from '@tessera/contracts/house-acts'
import { paths } from '@tessera/contracts/paths'
import { frameWords as words } from './words.ts'

/** A page of the area. */
export type AdminPage =
  | 'overview'
  | 'people'
  | 'reports'
  | 'decisions'
  | 'content'
  | 'lists'
  | 'ads'
  | 'roles'
  | 'sign-ups'
  | 'texts'
  | 'notices'
  | 'retention'
  | 'storage'
  | 'jobs'
  | 'mail'
  | 'log'

/** The address of a page. */
export const addressOf = (page: AdminPage): string =>
  page === 'overview' ? paths.admin.to() : `${paths.admin.to()}${page}/`

interface Entry {
  readonly page: AdminPage
  readonly label: () => string
  /** The act without which the page shows nothing. */
  readonly needs?: HouseAct
}

interface Group {
  readonly label: () => string
  readonly entries: readonly Entry[]
}

/** The navigation of the area, in groups. */
export const navigation: readonly Group[] = [
  { label: words.start, entries: [{ page: 'overview', label: words.overview }] },
  {
    label: words.peopleGroup,
    entries: [
      { page: 'people', label: words.people, needs: 'people.see' },
      { page: 'reports', label: words.reports, needs: 'reports.see' },
      { page: 'decisions', label: words.decisions, needs: 'reports.see' },
      { page: 'content', label: words.content, needs: 'content.see' },
      { page: 'lists', label: words.lists, needs: 'lists.see' },
      { page: 'ads', label: words.ads, needs: 'ads.see' },
      { page: 'sign-ups', label: words.signUps, needs: 'doors.see' },
    ],
  },
  {
    label: words.houseGroup,
    entries: [
      { page: 'roles', label: words.roles, needs: 'roles.see' },
      { page: 'texts', label: words.texts, needs: 'words.see' },
      { page: 'notices', label: words.notices, needs: 'words.see' },
      { page: 'retention', label: words.retention, needs: 'retention.see' },
      { page: 'storage', label: words.storage, needs: 'storage.see' },
      { page: 'jobs', label: words.jobs, needs: 'jobs.see' },
      { page: 'mail', label: words.mail, needs: 'mail.see' },
      { page: 'log', label: words.log, needs: 'log.see' },
    ],
  },
]
