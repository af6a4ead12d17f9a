import { definePath } from '@tessera/contracts/define-path'
import { paths } from '@tessera/contracts/paths'
import { defineModule, page } from '@tessera/module'

const fromSite = { title: 'Save from the web', chunk: 'page-from-site' } as const
const loadFromSite = () => import(/* webpackChunkName: "page-from-site" */ './from-site/page.tsx')

export default defineModule({
  name: 'pin-create',
  version: '1.0.0',
  words: { de: () => import(/* webpackChunkName: "words-de" */ './languages/de.json') },
  pages: {
    builder: page(
      paths.pinBuilder,
      { title: 'Create Pin', who: 'member' },
      () => import(/* webpackChunkName: "page-builder" */ './builder/page/page.tsx'),
    ),
    import: page(
      paths.importPins,
      {
        title: 'Import',
        who: 'member',
        settings: { icon: 'upload', order: 75 },
        chunk: 'page-imports',
      },
      () => import(/* webpackChunkName: "page-imports" */ './import/page.tsx'),
    ),
    scheduled: page(
      paths.scheduledPins,
      { title: 'Scheduled Pins', who: 'member' },
      () => import(/* webpackChunkName: "page-scheduled" */ './scheduled/page.tsx'),
    ),
    'from-site': page(paths.pinCreate, fromSite, loadFromSite),
    'from-site-usual': page(definePath('/pin/create/'), fromSite, loadFromSite),
    'from-site-create': page(definePath('/pin/create/:method/create/'), fromSite, loadFromSite),
    'from-site-repin': page(definePath('/pin/create/:method/repin/'), fromSite, loadFromSite),
    'create-board': page(
      paths.boardCreate,
      { title: 'Create board', who: 'member' },
      () => import(/* webpackChunkName: "page-create-board" */ './from-site/create-board-page.tsx'),
    ),
    'create-section': page(
      paths.sectionCreate,
      { title: 'Create section', who: 'member' },
      () =>
        import(/* webpackChunkName: "page-create-section" */ './from-site/create-section-page.tsx'),
    ),
  },
  palette: () => import(/* webpackChunkName: "palette" */ './palette.ts'),
  nav: [{ label: 'Create', to: paths.pinBuilder.to(), icon: 'plus', who: 'member', order: 20 }],
})
