import { z } from '@tessera/contracts/schema'

/** The place or action that asked a visitor to sign up; each has its own title and picture. */
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
