import { definePath } from '@tessera/contracts/define-path'
import { paths } from '@tessera/contracts/paths'
import { defineModule, page } from '@tessera/module'

/** The area of people who look after the product. Nobody without a role gets it. */
export default defineModule({
  name: 'admin',
  version: '0.1.0',
  audience: 'house',
  budget: 32_000,
  words: { de: () => import(/* webpackChunkName: "words-de" */ './languages/de.json') },
  pages: {
    overview: page(
      paths.admin,
      { title: 'Administration', who: 'member' },
      () => import(/* webpackChunkName: "page-overview" */ './overview/page.tsx'),
    ),
    people: page(
      definePath('/admin/people/'),
      { title: 'People', who: 'member' },
      () => import(/* webpackChunkName: "page-people" */ './people/page.tsx'),
    ),
    person: page(
      paths.adminPerson,
      { title: 'Person', who: 'member' },
      () => import(/* webpackChunkName: "page-person" */ './people/person/page.tsx'),
    ),
    reports: page(
      definePath('/admin/reports/'),
      { title: 'Reports', who: 'member' },
      () => import(/* webpackChunkName: "page-reports" */ './reports/page.tsx'),
    ),
    decisions: page(
      definePath('/admin/decisions/'),
      { title: 'Decisions', who: 'member' },
      () => import(/* webpackChunkName: "page-decisions" */ './decisions/page.tsx'),
    ),
    content: page(
      definePath('/admin/content/'),
      { title: 'Content', who: 'member' },
      () => import(/* webpackChunkName: "page-content" */ './content/page.tsx'),
    ),
    lists: page(
      definePath('/admin/lists/'),
      { title: 'Lists', who: 'member' },
      () => import(/* webpackChunkName: "page-lists" */ './lists/page.tsx'),
    ),
    ads: page(
      definePath('/admin/ads/'),
      { title: 'Ads', who: 'member' },
      () => import(/* webpackChunkName: "page-ads" */ './ads/page.tsx'),
    ),
    roles: page(
      definePath('/admin/roles/'),
      { title: 'Roles', who: 'member' },
      () => import(/* webpackChunkName: "page-roles" */ './roles/page.tsx'),
    ),
    'sign-ups': page(
      definePath('/admin/sign-ups/'),
      { title: 'Sign-ups', who: 'member' },
      () => import(/* webpackChunkName: "page-sign-ups" */ './sign-ups/page.tsx'),
    ),
    texts: page(
      definePath('/admin/texts/'),
      { title: 'Texts', who: 'member' },
      () => import(/* webpackChunkName: "page-texts" */ './words-of-the-house/texts-page.tsx'),
    ),
    notices: page(
      definePath('/admin/notices/'),
      { title: 'Notices', who: 'member' },
      () => import(/* webpackChunkName: "page-notices" */ './words-of-the-house/notices-page.tsx'),
    ),
    retention: page(
      definePath('/admin/retention/'),
      { title: 'How long data is kept', who: 'member' },
      () => import(/* webpackChunkName: "page-retention" */ './retention/page.tsx'),
    ),
    storage: page(
      definePath('/admin/storage/'),
      { title: 'Storage', who: 'member' },
      () => import(/* webpackChunkName: "page-storage" */ './storage/page.tsx'),
    ),
    jobs: page(
      definePath('/admin/jobs/'),
      { title: 'Jobs', who: 'member' },
      () => import(/* webpackChunkName: "page-jobs" */ './jobs/jobs-page.tsx'),
    ),
    mail: page(
      definePath('/admin/mail/'),
      { title: 'Mail', who: 'member' },
      () => import(/* webpackChunkName: "page-mail" */ './jobs/mail-page.tsx'),
    ),
    log: page(
      definePath('/admin/log/'),
      { title: 'Log', who: 'member' },
      () => import(/* webpackChunkName: "page-log" */ './log/page.tsx'),
    ),
  },
  palette: () => import(/* webpackChunkName: "palette" */ './palette.ts'),
})
