import { definePath } from '@tessera/contracts/define-path'
import { paths } from '@tessera/contracts/paths'
import { defineModule, page } from '@tessera/module'

const promote = { title: 'Promote your Pin', who: 'member' } as const
const loadPromoteAny = () =>
  import(/* webpackChunkName: "page-promote-any" */ './quick-promote/any-page.tsx')

/** The overview of a business account, and the promotion of pins. */
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
    'quick-promote': page(
      paths.quickPromote,
      promote,
      () => import(/* webpackChunkName: "page-quick-promote" */ './quick-promote/page.tsx'),
    ),
    'promote-any': page(paths.promoteAny, promote, loadPromoteAny),
    'promote-any-usual': page(definePath('/advertiser/quick-promote/'), promote, loadPromoteAny),
    'quick-promote-by-id': page(
      definePath('/advertiser/:advertiserId/quick-promote/'),
      promote,
      loadPromoteAny,
    ),
  },
  nav: [{ label: 'Business', to: paths.advertiser.to(), icon: 'chart', who: 'partner', order: 30 }],
})
