import type { SignupSource } from '@tessera/contracts/signup-sources'
import { words } from '../words.ts'
import type { State } from './flow.ts'

/** What a title may name. */
interface TitleNames {
  readonly brand: string
  /** Whom somebody wants to follow, once that is known. */
  readonly creator?: string | undefined
}

interface Wording {
  readonly title: (names: TitleNames) => string
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
      creator === undefined ? words.titleFollowSomebody() : words.titleFollow({ name: creator }),
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
    title: ({ brand }) => words.titleHome({ brand }),
    lead: words.leadHome,
    logIn: words.titleLogIn,
  },
}

/** The title over the form, by where somebody came from and how far they are. */
export function titleOf(state: State, source: SignupSource, names: TitleNames): string {
  if (state.step === 'done') return words.welcome({ name: state.viewer.first_name })
  if (state.step === 'offer' || state.mode === 'sign-up') return wordings[source].title(names)
  return state.known ? words.titleKnown({ brand: names.brand }) : wordings[source].logIn()
}

/** The line under the title, where there is one to say. */
export function leadOf(state: State, source: SignupSource): string | undefined {
  if (state.step === 'done') return undefined
  if (state.step === 'offer' || state.mode === 'sign-up') return wordings[source].lead()
  return state.known ? words.leadKnown({ email: state.draft.email.trim() }) : undefined
}
