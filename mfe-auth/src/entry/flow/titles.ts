import type { authRequested } from '@tessera/contracts/events/requests'
import type { z } from '@tessera/contracts/schema'
import type { SignupSource } from '@tessera/contracts/signup-sources'
import { words } from '../../words.ts'
import { isSocialStep } from './social-step-states.ts'
import type { Filled, State } from './states.ts'

/** The context of a log-in request, such as the pin or the creator that the visitor acted on. */
export type AuthContext = Omit<z.output<typeof authRequested.schema>, 'start' | 'next'>

interface Wording {
  readonly title: (asked: AuthContext, brand: string) => string
  readonly lead: () => string
  readonly logIn: () => string
}

const save: Wording = {
  title: words.titleSave,
  lead: words.leadSave,
  logIn: words.titleLogInSave,
}

const download: Wording = {
  title: words.titleDownload,
  lead: words.leadDownload,
  logIn: words.titleLogIn,
}

const wordings: Readonly<Record<SignupSource, Wording>> = {
  saveButton: save,
  saveButtonExp: save,
  pinBookmarklet: {
    title: words.titleSaveFromSite,
    lead: words.leadSaveFromSite,
    logIn: words.titleLogInSave,
  },
  downloadImageBtnDweb: download,
  downloadImageBtnUnauth: download,
  followButton: {
    title: ({ creator }) =>
      creator === undefined
        ? words.titleFollowSomebody()
        : words.titleFollow({ name: creator.full_name }),
    lead: words.leadFollow,
    logIn: words.titleLogIn,
  },
  commentComposer: {
    title: words.titleComment,
    lead: words.leadComment,
    logIn: words.titleLogInComment,
  },
  boardInvite: { title: words.titleInvite, lead: words.leadInvite, logIn: words.titleLogIn },
  homePage: {
    title: (_, brand) => words.titleHome({ brand }),
    lead: words.leadHome,
    logIn: words.titleLogIn,
  },
}

function signUpTitle({ business }: Filled, asked: AuthContext, brand: string): string {
  const { respondTo, inviter, source } = asked
  if (business) return words.titleBusiness()
  if (respondTo !== undefined) return words.titleRespond({ name: respondTo })
  if (inviter !== undefined) return words.titleJoin({ name: inviter.first_name, brand })
  return wordings[source].title(asked, brand)
}

function logInTitle(
  { known, returning, business }: Filled,
  asked: AuthContext,
  brand: string,
): string {
  if (returning !== null) return words.titleWelcomeBack({ name: returning.first_name })
  if (known) return words.titleKnown({ brand })
  if (business) return words.titleLogInBusiness()
  if (asked.switching !== undefined)
    return asked.switching.email === undefined ? words.titleAddAccount() : words.titleSwitchTo()
  return asked.tagline ?? wordings[asked.source].logIn()
}

/** Returns the title for the state and the reason for the log-in. */
export function titleOf(state: State, asked: AuthContext, brand: string): string {
  if (isSocialStep(state)) return words.birthdateTitle()
  switch (state.kind) {
    case 'done':
      return words.welcome({ name: state.viewer.first_name })
    case 'consents':
      return words.consentsTitle()
    case 'email':
      return words.collectEmailTitle()
    case 'underage':
      return words.underageTitle()
    case 'code':
      return words.codeTitle()
    case 'paused':
      return state.closesAt === null ? words.pausedTitle() : words.closingTitle()
    default:
      return state.mode === 'sign-up'
        ? signUpTitle(state, asked, brand)
        : logInTitle(state, asked, brand)
  }
}

const switchingLead = ({ email }: NonNullable<AuthContext['switching']>): string =>
  email === undefined ? words.leadAddAccount() : words.leadSwitchTo({ email })

/** Returns the line under the title, if there is one. */
export function leadOf(state: State, asked: AuthContext): string | undefined {
  if (isSocialStep(state)) return undefined
  if (state.kind === 'consents') return words.consentsLead()
  const bare: readonly State['kind'][] = ['done', 'email', 'underage', 'code', 'paused']
  if (state.kind === 'done' || bare.includes(state.kind)) return undefined
  if (state.mode === 'log-in') {
    if (asked.switching !== undefined && !state.known) return switchingLead(asked.switching)
    if (state.returning !== null) return state.returning.email
    return state.known ? words.leadKnown({ email: state.draft.email.trim() }) : undefined
  }
  if (state.ssoSignUp && state.sso !== null) return words.leadSso()
  return state.business ? words.leadBusiness() : wordings[asked.source].lead()
}
