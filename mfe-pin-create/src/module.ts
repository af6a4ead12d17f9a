import { boardCreated, pinCreated } from '@tessera/contracts/events/facts'
import { confirmationRequested } from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import { defineModule, page } from '@tessera/module'

export default defineModule({
  name: 'pin-create',
  version: '1.0.0',
  contract: '^1.4.0',
  pages: {
    builder: page(
      paths.pinBuilder,
      { title: 'Create Pin', who: 'member' },
      () => import(/* webpackChunkName: "page-builder" */ './builder/page.tsx'),
    ),
    'from-site': page(
      paths.pinCreate,
      { title: 'Save from the web' },
      () => import(/* webpackChunkName: "page-from-site" */ './from-site/page.tsx'),
    ),
  },
  nav: [{ label: 'Create', to: paths.pinBuilder.to(), icon: 'plus', who: 'member', order: 20 }],
  emits: [pinCreated, boardCreated, confirmationRequested],
})
