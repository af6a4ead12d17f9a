import { authRequested } from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import { visitorHomeSlot, wayInSlot } from '@tessera/contracts/slots'
import { defineModule, overlay, page, slot } from '@tessera/module'
import { facebookDisabled, googleDisabled, qrLogIn, unifiedForgotPassword } from './experiments.ts'

/** Sign-up and log-in as a modal, pages and slots, with consents, recovery and account security. */
export default defineModule({
  name: 'auth',
  version: '0.1.0',
  words: { de: () => import(/* webpackChunkName: "words-de" */ './languages/de.json') },
  pages: {
    'log-in': page(
      paths.login,
      { title: 'Log in', who: 'visitor' },
      () => import(/* webpackChunkName: "page-log-in" */ './log-in/log-in-page/page.tsx'),
    ),
    'add-account': page(
      paths.addAccount,
      { title: 'Add account' },
      () => import(/* webpackChunkName: "page-add-account" */ './log-in/add-account-page/page.tsx'),
    ),
    'sign-up': page(
      paths.signup,
      { title: 'Sign up', who: 'visitor' },
      () => import(/* webpackChunkName: "page-sign-up" */ './sign-up/sign-up-page/page.tsx'),
    ),
    'business-log-in': page(
      paths.businessLogin,
      { title: 'Business log-in', who: 'visitor' },
      () =>
        import(
          /* webpackChunkName: "page-business-log-in" */ './log-in/business-log-in-page/page.tsx'
        ),
    ),
    'business-create': page(
      paths.businessCreate,
      { title: 'Create a business account', who: 'visitor' },
      () =>
        import(
          /* webpackChunkName: "page-business-create" */ './sign-up/business-pages/create-page.tsx'
        ),
    ),
    'sso-sign-up': page(
      paths.ssoSignup,
      { title: 'Create a business account with SSO', who: 'visitor' },
      () =>
        import(/* webpackChunkName: "page-sso-sign-up" */ './sign-up/sso-sign-up-page/page.tsx'),
    ),
    'business-convert': page(
      paths.businessConvert,
      { title: 'Convert to a business account', who: 'member' },
      () =>
        import(
          /* webpackChunkName: "page-business-convert" */ './sign-up/business-pages/convert-page.tsx'
        ),
    ),
    'approve-log-in': page(
      paths.approveLogIn,
      { title: 'Log in on another device' },
      () =>
        import(
          /* webpackChunkName: "page-approve-log-in" */ './log-in/approve-page/approve-page.tsx'
        ),
    ),
    'forgot-password': page(
      paths.forgotPassword,
      { title: 'Forgot your password?' },
      () =>
        import(
          /* webpackChunkName: "page-forgot-password" */ './recovery/forgot-password-page/page.tsx'
        ),
    ),
    'reset-password': page(
      paths.resetPassword,
      { title: 'Choose a new password' },
      () =>
        import(
          /* webpackChunkName: "page-reset-password" */ './recovery/reset-password-page/page.tsx'
        ),
    ),
    'verify-email': page(
      paths.verifyEmail,
      { title: 'Confirm your email' },
      () =>
        import(/* webpackChunkName: "page-verify-email" */ './account/verify-email-page/page.tsx'),
    ),
    'change-email': page(
      paths.changeEmail,
      { title: 'Confirm your new email' },
      () =>
        import(
          /* webpackChunkName: "page-change-email" */ './account/email-change-page/change-page.tsx'
        ),
    ),
    'undo-email': page(
      paths.undoEmail,
      { title: 'Take your email back' },
      () =>
        import(
          /* webpackChunkName: "page-undo-email" */ './account/email-change-page/undo-page.tsx'
        ),
    ),
    account: page(
      paths.accountSettings,
      { title: 'Account', who: 'member', settings: { icon: 'sliders', order: 20 } },
      () => import(/* webpackChunkName: "page-account" */ './account/account-page/page.tsx'),
    ),
    'claim-house': page(
      paths.claimHouse,
      { title: 'Become the owner' },
      () =>
        import(/* webpackChunkName: "page-claim-house" */ './account/house-claim-page/page.tsx'),
    ),
    security: page(
      paths.securitySettings,
      { title: 'Security', who: 'member', settings: { icon: 'lock', order: 30 } },
      () => import(/* webpackChunkName: "page-security" */ './account/security-page/page.tsx'),
    ),
    appearance: page(
      paths.appearanceSettings,
      { title: 'Appearance', who: 'member', settings: { icon: 'sun', order: 60 } },
      () =>
        import(
          /* webpackChunkName: "page-appearance" */ './account/preferences/appearance-page.tsx'
        ),
    ),
    language: page(
      paths.languageSettings,
      { title: 'Language and country', who: 'member', settings: { icon: 'globe', order: 70 } },
      () =>
        import(/* webpackChunkName: "page-language" */ './account/preferences/language-page.tsx'),
    ),
    terms: page(
      paths.terms,
      { title: 'Terms of Service', footer: true },
      () => import(/* webpackChunkName: "page-terms" */ './policies/terms-page.tsx'),
    ),
    privacy: page(
      paths.privacyPolicy,
      { title: 'Privacy Policy', footer: true },
      () => import(/* webpackChunkName: "page-privacy" */ './policies/privacy-page.tsx'),
    ),
    'house-text': page(
      paths.houseText,
      { title: 'About us', footer: true },
      () => import(/* webpackChunkName: "page-house-text" */ './policies/house-text-page.tsx'),
    ),
  },
  palette: () => import(/* webpackChunkName: "palette" */ './palette.ts'),
  experiments: [qrLogIn, unifiedForgotPassword, facebookDisabled, googleDisabled],
  overlays: {
    [authRequested.opens]: overlay(
      authRequested,
      () => import(/* webpackChunkName: "overlay-sign-up" */ './sign-up/sign-up-modal/overlay.tsx'),
    ),
  },
  slots: {
    'home-form': slot(
      visitorHomeSlot,
      () => import(/* webpackChunkName: "slot-home-form" */ './sign-up/home-form/slot.tsx'),
    ),
    'way-in': slot(
      wayInSlot,
      () => import(/* webpackChunkName: "slot-way-in" */ './log-in/log-in-slot/slot.tsx'),
    ),
  },
})
