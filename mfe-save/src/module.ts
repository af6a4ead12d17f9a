import { boardCreated, pinCreated, pinSaved } from '@tessera/contracts/events/facts'
import { saveRequested } from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import { defineModule, overlay, page } from '@tessera/module'
import { followSaves } from './saved-marks/follow-saves.ts'

export default defineModule({
  name: 'save',
  version: '1.0.0',
  contract: '^1.0.0',
  pages: {
    pin: page(
      paths.pin,
      { title: 'Pin' },
      () => import(/* webpackChunkName: "page-pin" */ './pin-closeup/page.tsx'),
    ),
    board: page(
      paths.board,
      { title: 'Board' },
      () => import(/* webpackChunkName: "page-board" */ './board-page/page.tsx'),
    ),
    profile: page(
      paths.profile,
      { title: 'Profile' },
      () => import(/* webpackChunkName: "page-profile" */ './profile-page/page.tsx'),
    ),
  },
  overlays: {
    [saveRequested.opens]: overlay(
      saveRequested,
      () => import(/* webpackChunkName: "overlay-save-pin" */ './save-modal/overlay.tsx'),
    ),
  },
  emits: [pinSaved, boardCreated, saveRequested],
  hears: [pinSaved, boardCreated, pinCreated],
  setup: followSaves,
})
