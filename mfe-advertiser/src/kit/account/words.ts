import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the frame of the advertiser's pages. */
export const areaWords = defineMessages({
  sections: "Advertiser's pages",
  loading: 'Loading the page',
  failed: "We couldn't load your ad accounts",
  account: 'Ad account',
  promote: 'Promote',
  results: 'Results',
  planning: 'Planning',
  accountGroup: 'Account',
  overview: 'Overview',
  reporting: 'Campaigns',
  rules: 'Rules',
  recommendations: 'Recommendations',
  conversions: 'Conversions',
  audiences: 'Audiences',
  experiments: 'Experiments',
  bulkEditor: 'Bulk editor',
  mediaPlanner: 'Media planner',
  budgetOptimizer: 'Budget optimizer',
  reports: 'Reports',
  history: 'History',
  billing: 'Billing',

  business: 'Business',
  businessTitle: 'For business accounts',
  businessNeeded: 'Switch to a business account to see how people save your Pins.',
  backHome: 'Go to home page',
  anotherTitle: 'Not your business',
  another: 'You can only see the overview of your own business.',
  toOwn: 'Go to your overview',

  people: 'Who gets an email',
  peopleNone: 'Nobody of this ad account has a verified email address.',
  you: '{name} (you)',
})
