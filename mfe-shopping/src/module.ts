import { paths } from '@tessera/contracts/paths'
import { pinLookSlot, pinProductSlot, searchFiltersSlot } from '@tessera/contracts/slots'
import { defineModule, page, slot } from '@tessera/module'

export default defineModule({
  name: 'shopping',
  version: '1.0.0',
  words: { de: () => import(/* webpackChunkName: "words-de" */ './languages/de.json') },
  pages: {
    feed: page(
      paths.home,
      { title: '' },
      () => import(/* webpackChunkName: "page-feed" */ './home/page.tsx'),
    ),
    search: page(
      paths.searchScope,
      { title: 'Search' },
      () => import(/* webpackChunkName: "page-search" */ './search/results/page.tsx'),
    ),
    ideas: page(
      paths.ideas,
      { title: 'Explore' },
      () => import(/* webpackChunkName: "page-ideas" */ './topics/ideas/page.tsx'),
    ),
    'topic-ideas': page(
      paths.topicIdeas,
      { title: 'Ideas' },
      () => import(/* webpackChunkName: "page-topic-ideas" */ './topics/ideas/topic-page.tsx'),
    ),
    'feed-settings': page(
      paths.feedSettings,
      { title: 'Home feed', who: 'member', settings: { icon: 'sliders', order: 45 } },
      () => import(/* webpackChunkName: "page-feed-settings" */ './topics/tuner/page.tsx'),
    ),
    catalogs: page(
      paths.productCatalogs,
      { title: 'Catalogs', who: 'member', footer: true },
      () => import(/* webpackChunkName: "page-catalogs" */ './catalogs/page/page.tsx'),
    ),
    'help-index': page(
      paths.helpIndex,
      { title: 'Help', footer: true },
      () => import(/* webpackChunkName: "page-help-index" */ './help/index-page.tsx'),
    ),
    help: page(
      paths.help,
      { title: 'Help', footer: true },
      () => import(/* webpackChunkName: "page-help" */ './help/page.tsx'),
    ),
    'saved-for-later': page(
      paths.savedForLater,
      { title: 'Saved for later', who: 'member' },
      () =>
        import(
          /* webpackChunkName: "page-saved-for-later" */ './products/saved-for-later/page.tsx'
        ),
    ),
    compare: page(
      paths.compareProducts,
      { title: 'Compare products' },
      () => import(/* webpackChunkName: "page-compare" */ './products/compare/page.tsx'),
    ),
  },
  slots: {
    'pin-product': slot(
      pinProductSlot,
      () => import(/* webpackChunkName: "slot-pin-product" */ './products/pin-product/slot.tsx'),
    ),
    'pin-look': slot(
      pinLookSlot,
      () => import(/* webpackChunkName: "slot-pin-look" */ './products/look/slot.tsx'),
    ),
    'search-filters': slot(
      searchFiltersSlot,
      () => import(/* webpackChunkName: "slot-search-filters" */ './search/filters/bar/slot.tsx'),
    ),
  },
  palette: () => import(/* webpackChunkName: "palette" */ './palette.ts'),
  nav: [
    { label: 'Home', to: paths.home.to(), icon: 'home', who: 'anyone', order: 10 },
    { label: 'Explore', to: paths.ideas.to(), icon: 'compass', who: 'anyone', order: 15 },
    { label: 'Catalogs', to: paths.productCatalogs.to(), icon: 'tag', who: 'partner', order: 35 },
  ],
})
