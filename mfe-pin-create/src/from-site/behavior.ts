import { measures } from '@tessera/contracts/limits'

/** The window that shows the page. */
export interface OpenedWindow {
  /** True when another window opened it and can still be reached. */
  readonly hasOpener: boolean
  /** True when the window has the bars of a tab. A popup has none. */
  readonly hasBars: boolean
  readonly historyLength: number
}

/**
 * True when the window was opened for this page. The product's documents cut their opener off, and browsers
 * then forget that the window has no bars, so a window without a history counts as well.
 */
export const isPopup = ({ hasOpener, hasBars, historyLength }: OpenedWindow): boolean =>
  hasOpener || !hasBars || historyLength <= 1

/** The view that the address of the page leads to. */
export type Behavior = 'own-pin' | 'nothing' | 'home' | 'sign-up' | 'popup' | 'page'

/** Returns what is shown: by who looks, by the window, and by what the address brings. */
export function behaviorOf(given: {
  readonly isMember: boolean
  readonly isPopup: boolean
  /** The method of the address. A bookmark counts as a popup: some browsers open tabs instead. */
  readonly method: string
  readonly isOwnPin: boolean
  readonly hasSource: boolean
}): Behavior {
  const { isMember, method, isOwnPin, hasSource } = given
  const isShort = given.isPopup || method === 'bookmarklet'
  if (isOwnPin) return 'own-pin'
  if (!isMember && !isShort) return 'home'
  if (!hasSource) return 'nothing'
  if (!isMember) return 'sign-up'
  return isShort ? 'popup' : 'page'
}

/** The way that the page is left after a pin was created. */
export type Leaving = 'close' | 'back' | 'back-two'

/** Returns how to leave: a window of its own closes, and other pages go back to where they were opened. */
export function leavingOf(given: {
  readonly isPopup: boolean
  readonly historyLength: number
  /** True on the step that lists sections, which is a page of its own in the history. */
  readonly isSectionStep: boolean
}): Leaving {
  if (given.isPopup || given.historyLength <= 1) return 'close'
  return given.isSectionStep && given.historyLength > 2 ? 'back-two' : 'back'
}

/** Returns the size of a popup: a set width, and as high as its content with some space. */
export function popupSize(contentHeight: number): readonly [width: number, height: number] {
  const { bookmarkletWidth, bookmarkletMinHeight, bookmarkletPadding } = measures
  const height = Math.max(bookmarkletMinHeight, Math.ceil(contentHeight) + bookmarkletPadding)
  return [bookmarkletWidth, height]
}
