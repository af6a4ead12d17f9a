import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the frame of the advertiser's pages. */
export const areaWords = defineMessages({
  sections: "Advertiser's pages",
  loading: 'Loading the page',
  failed: "We couldn't load your ad accounts",
  account: 'Ad account',
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
})
