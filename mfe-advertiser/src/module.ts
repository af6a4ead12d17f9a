import { paths } from '@tessera/contracts/paths'
import { defineModule, page } from '@tessera/module'

/** The overview of a business account. */
export default defineModule({
  name: 'advertiser',
  version: '0.1.0',
  words: { de: () => import(/* webpackChunkName: "words-de" */ './languages/de.json') },
  pages: {
    'accounts-manager': page(
      paths.accountsManager,
      { title: 'Accounts manager', who: 'member' },
      () => import(/* webpackChunkName: "page-accounts-manager" */ './accounts-manager/page.tsx'),
    ),
    'business-invite': page(
      paths.businessInvite,
      { title: 'Invitation', who: 'member' },
      () => import(/* webpackChunkName: "page-business-invite" */ './business-invite/page.tsx'),
    ),
    overview: page(
      paths.advertiser,
      { title: 'Business', who: 'member' },
      () => import(/* webpackChunkName: "page-overview" */ './overview/page.tsx'),
    ),
    'overview-by-id': page(
      paths.advertiserOverview,
      { title: 'Business', who: 'member' },
      () => import(/* webpackChunkName: "page-overview-by-id" */ './overview/page-by-id.tsx'),
    ),
  },
  nav: [{ label: 'Business', to: paths.advertiser.to(), icon: 'chart', who: 'partner', order: 30 }],
})
