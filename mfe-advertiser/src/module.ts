import { paths } from '@tessera/contracts/paths'
import { defineModule, page } from '@tessera/module'

/** The overview of a business account. */
export default defineModule({
  name: 'advertiser',
  version: '0.1.0',
  words: { de: () => import(/* webpackChunkName: "words-de" */ './languages/de.json') },
  pages: {
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
