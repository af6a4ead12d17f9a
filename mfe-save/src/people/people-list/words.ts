import { defineMessages } from '@tessera/contracts/messages'

/** Texts of lists of people. */
export const words = defineMessages(
  {
    followers: 'Followers',
    following: 'Following',
    loading: 'Loading people',
    noFollowersOwn: 'You have no followers yet. Create Pins and share your boards to reach people.',
    noFollowers: '{name} has no followers yet.',
    noFollowingOwn: "You're not following anyone yet. Follow people whose ideas you like.",
    noFollowing: "{name} isn't following anyone yet.",
  },
  'list',
)
