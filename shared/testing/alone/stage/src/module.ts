import { definePath } from '@tessera/contracts/define-path'
import { defineModule, page } from '@tessera/module'
import { stagePath } from '../../about.ts'
import { tellFrame } from './tell-frame.ts'

/** The module of the harness: opens overlays, shows slots, and tells the frame page what happens. */
export default defineModule({
  name: 'stage',
  version: '1.0.0',
  pages: {
    stage: page(
      definePath(stagePath),
      { title: 'Stage' },
      () => import(/* webpackChunkName: "page-stage" */ './page.tsx'),
    ),
  },
  wakes: 'everyone',
  setup: tellFrame,
})
