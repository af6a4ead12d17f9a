import { z } from '@tessera/contracts/schema'

/** Where a visitor was when they were asked to sign up; each has a title and a picture of its own. */
export const SignupSource = z.enum([
  'boardInvite',
  'saveButton',
  'saveButtonExp',
  'homePage',
  'pinBookmarklet',
  'downloadImageBtnDweb',
  'downloadImageBtnUnauth',
  'followButton',
  'commentComposer',
])

export type SignupSource = z.infer<typeof SignupSource>
