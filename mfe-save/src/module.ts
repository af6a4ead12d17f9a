import {
  adReasonRequested,
  confirmationRequested,
  introductionRequested,
  reportRequested,
  saveRequested,
  saveTapped,
  shareRequested,
} from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import { followPersonSlot, notificationsSlot } from '@tessera/contracts/slots'
import { defineModule, handler, overlay, page, slot } from '@tessera/module'
import { forgetDraftsAtLogOut } from '@tessera/module/forget-drafts'
import { resumeActions } from './moving/bulk-moves/resume-actions.ts'
import { quickPromote } from './saving/save-confirmation/quick-promote.ts'

export default defineModule({
  name: 'save',
  version: '1.0.0',
  words: { de: () => import(/* webpackChunkName: "words-de" */ './languages/de.json') },
  pages: {
    pin: page(
      paths.pin,
      { title: 'Pin', over: true },
      () => import(/* webpackChunkName: "page-pin" */ './pins/pin-closeup/page.tsx'),
    ),
    repin: page(
      paths.pinRepin,
      { title: 'Save Pin' },
      () => import(/* webpackChunkName: "page-repin" */ './elsewhere/repin-page/page.tsx'),
    ),
    board: page(
      paths.board,
      { title: 'Board' },
      () => import(/* webpackChunkName: "page-board" */ './boards/board-page/page.tsx'),
    ),
    offsite: page(
      paths.offsite,
      { title: 'Leaving' },
      () => import(/* webpackChunkName: "page-offsite" */ './elsewhere/offsite-page/page.tsx'),
    ),
    section: page(
      paths.section,
      { title: 'Section' },
      () => import(/* webpackChunkName: "page-section" */ './boards/section-page/page.tsx'),
    ),
    'profile-settings': page(
      paths.profileSettings,
      { title: 'Profile', who: 'member', settings: { icon: 'person', order: 10 } },
      () =>
        import(/* webpackChunkName: "page-profile-settings" */ './people/profile-form/page.tsx'),
    ),
    privacy: page(
      paths.privacySettings,
      { title: 'Privacy', who: 'member', settings: { icon: 'eye', order: 50 } },
      () => import(/* webpackChunkName: "page-privacy" */ './people/privacy-page/page.tsx'),
    ),
    'claimed-websites': page(
      paths.claimWebsites,
      { title: 'Claimed websites', who: 'member', settings: { icon: 'check', order: 15 } },
      () =>
        import(
          /* webpackChunkName: "page-claimed-websites" */ './people/claimed-websites/page.tsx'
        ),
    ),
    trash: page(
      paths.trash,
      { title: 'Trash', who: 'member', settings: { icon: 'trash', order: 80 } },
      () => import(/* webpackChunkName: "page-trash" */ './boards/trash-page/page.tsx'),
    ),
    library: page(
      paths.library,
      { title: 'Library', who: 'member' },
      () => import(/* webpackChunkName: "page-library" */ './boards/library-page/page.tsx'),
    ),
    sort: page(
      paths.sortPins,
      { title: 'Sort your saves', who: 'member' },
      () => import(/* webpackChunkName: "page-sort" */ './boards/sort-page/page.tsx'),
    ),
    notifications: page(
      paths.notifications,
      { title: 'Notifications', who: 'member' },
      () => import(/* webpackChunkName: "page-notifications" */ './notifications/page/page.tsx'),
    ),
    'notification-settings': page(
      paths.notificationSettings,
      { title: 'Notifications', who: 'member', settings: { icon: 'bell', order: 40 } },
      () =>
        import(
          /* webpackChunkName: "page-notification-settings" */ './notifications/settings/page.tsx'
        ),
    ),
    // One chunk: few people open these pages, and every document names each file of the module.
    decisions: page(
      paths.decisions,
      {
        title: 'Decisions',
        who: 'member',
        settings: { icon: 'check', order: 55 },
        chunk: 'page-reports',
      },
      () => import(/* webpackChunkName: "page-reports" */ './reports/decisions-page/page.tsx'),
    ),
    decision: page(
      paths.decision,
      { title: 'A decision', chunk: 'page-reports' },
      () => import(/* webpackChunkName: "page-reports" */ './reports/decision-page/page.tsx'),
    ),
    report: page(
      paths.reportContent,
      { title: 'Report something', chunk: 'page-reports' },
      () => import(/* webpackChunkName: "page-reports" */ './reports/report-page/page.tsx'),
    ),
    transparency: page(
      paths.transparency,
      { title: 'Reports and decisions in numbers', chunk: 'page-reports' },
      () => import(/* webpackChunkName: "page-reports" */ './reports/transparency-page/page.tsx'),
    ),
    unsubscribe: page(
      paths.unsubscribe,
      { title: 'Unsubscribe' },
      () =>
        import(/* webpackChunkName: "page-unsubscribe" */ './notifications/unsubscribe/page.tsx'),
    ),
    invite: page(
      paths.boardInvite,
      { title: 'Invitation' },
      () => import(/* webpackChunkName: "page-invite" */ './boards/invite-page/page.tsx'),
    ),
    profile: page(
      paths.profile,
      { title: 'Profile' },
      () => import(/* webpackChunkName: "page-profile" */ './people/profile-page/page.tsx'),
    ),
  },
  palette: () => import(/* webpackChunkName: "palette" */ './palette.ts'),
  overlays: {
    [saveRequested.opens]: overlay(
      saveRequested,
      () => import(/* webpackChunkName: "overlay-save-pin" */ './saving/save-modal/overlay.tsx'),
    ),
    [confirmationRequested.opens]: overlay(
      confirmationRequested,
      () =>
        import(
          /* webpackChunkName: "overlay-save-confirmation" */ './saving/save-confirmation/overlay.tsx'
        ),
    ),
    [shareRequested.opens]: overlay(
      shareRequested,
      () => import(/* webpackChunkName: "overlay-share-pin" */ './pins/share-pin/overlay.tsx'),
    ),
    [introductionRequested.opens]: overlay(
      introductionRequested,
      () =>
        import(/* webpackChunkName: "overlay-introduction" */ './people/introduction/overlay.tsx'),
    ),
    [adReasonRequested.opens]: overlay(
      adReasonRequested,
      () => import(/* webpackChunkName: "overlay-ad-reason" */ './pins/ad-reason/overlay.tsx'),
    ),
    [reportRequested.opens]: overlay(
      reportRequested,
      () => import(/* webpackChunkName: "overlay-report-pin" */ './pins/report-pin/overlay.tsx'),
    ),
  },
  slots: {
    'follow-person': slot(
      followPersonSlot,
      () => import(/* webpackChunkName: "slot-follow-person" */ './people/follow-person/slot.tsx'),
    ),
    notifications: slot(
      notificationsSlot,
      () => import(/* webpackChunkName: "slot-notifications" */ './notifications/panel/slot.tsx'),
    ),
  },
  handles: [
    handler(
      saveTapped,
      () => import(/* webpackChunkName: "saving" */ './saving/one-save/save-pin.ts'),
    ),
  ],
  experiments: [quickPromote],
  wakes: 'member',
  setupForMember: () => import(/* webpackChunkName: "saving" */ './saving/one-save/start.ts'),
  setup: (shell) => {
    const stops = [forgetDraftsAtLogOut(shell), resumeActions(shell)]
    return () => {
      for (const stop of stops) stop()
    }
  },
})
