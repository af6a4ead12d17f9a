import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the privacy settings. */
export const words = defineMessages({
  title: 'Privacy',
  lead: 'Who can find and reach you, and how ads are chosen.',
  search: 'Search',
  searchWhy: 'People who know your username or a link to your profile can always open it.',
  hidden: 'Hide your profile from search',
  hiddenWhy:
    'Search engines are asked to leave it out, and people here no longer find it by its name. Your public Pins and boards can still be found.',
  searchLoading: 'Loading your choice for search',
  searchFailed: "We couldn't load your choice for search",
  sensitive: 'Sensitive pictures',
  sensitiveWhy:
    'Some pictures may be sensitive, by what their authors or people who look after this product say. Your choice is for you alone.',
  sensitiveBlur: 'Blur them until I ask to see one',
  sensitiveShow: 'Show them',
  sensitiveLeaveOut: 'Leave them out of lists',
  sensitiveYoung: 'From the age of 18, you can have them shown.',
  sensitiveLoading: 'Loading your choice for sensitive pictures',
  sensitiveFailed: "We couldn't load your choice for sensitive pictures",
  blocked: 'Blocked people',
  blockedWhy: "They can't see your profile, boards or comments, or follow you. They aren't told.",
  none: "You haven't blocked anyone. To block someone, open the menu on their profile.",
  unblock: 'Unblock',
  unblockPerson: 'Unblock {name}',
  loading: 'Loading blocked people',
  failed: "We couldn't load the people you've blocked",
  recent: 'Home feed',
  recentWhy: 'What you search for and open can shape your home feed.',
  ads: 'Ads',
  adsWhy: 'Businesses pay for some Pins to be shown. They are not told who you are.',
  adsFailed: "We couldn't load your choices for ads",
  adsLoading: 'Loading your choices for ads',
  personalized: 'Personalized ads',
  personalizedWhy:
    'Your age, gender, country and topics choose ads. Without them, ads go by the page alone.',
  hiddenAds: 'Businesses whose ads you hide',
  noHiddenAds: "You haven't hidden the ads of a business. To do so, open the menu of an ad.",
  showAds: 'Show again',
  showAdsOf: 'Show ads of {name} again',
})
