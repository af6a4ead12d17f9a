import { defineMessages } from '@tessera/contracts/messages'

/** What lists of people say. */
export const words = defineMessages({
  followers: 'Followers',
  following: 'Following',
  loading: 'Loading people',
  noFollowersOwn: 'Nobody follows you yet. Create Pins and share your boards to be found.',
  noFollowers: 'Nobody follows {name} yet.',
  noFollowingOwn: 'You follow nobody yet. Follow people whose ideas you like.',
  noFollowing: '{name} follows nobody yet.',
})
