import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the profile form. */
export const words = defineMessages(
  {
    title: 'Profile',
    lead: 'What people see of you.',
    see: 'See my profile',
    loading: 'Loading your profile',
    failed: "We couldn't load your profile",
    name: 'Name',
    username: 'Username',
    usernameHint: 'Your address: {address}',
    usernameWarning:
      'Links to your old address lead here. After {days} days, someone else can take the username {before}.',
    about: 'About',
    aboutHint: 'Up to {max} characters.',
    website: 'Website',
    websiteExample: 'example.org',
    save: 'Save',
    saved: 'Profile saved',
  },
  'form',
)
