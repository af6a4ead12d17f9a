import { pinSaved } from '@tessera/contracts/events/facts'
import { saveRequested } from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import { defineModule, page } from '@tessera/module'
import { markSavedEverywhere } from '@tessera/module/pins'

export default defineModule({
  name: 'shopping',
  version: '1.0.0',
  contract: '^1.0.0',
  pages: {
    feed: page(
      paths.home,
      { title: '' },
      () => import(/* webpackChunkName: "page-feed" */ './home-feed/page.tsx'),
    ),
    search: page(
      paths.search,
      { title: 'Search' },
      () => import(/* webpackChunkName: "page-search" */ './search-results/page.tsx'),
    ),
  },
  nav: [{ label: 'Home', to: paths.home.to(), icon: 'home', who: 'anyone', order: 10 }],
  emits: [saveRequested],
  hears: [pinSaved],
  setup: ({ bus, queries }) =>
    bus.on(pinSaved, ({ pinId, board }) => markSavedEverywhere(queries, { pinId, board })),
})
