import { advertiserOverview } from '@tessera/contracts/calls/ads'
import { defineFacts } from '@tessera/contracts/room-facts'

export default defineFacts({
  surfaces: {
    'advertiser overview': {
      who: 'business',
      path: () => '/advertiser/',
      call: advertiserOverview,
      budget: {
        script: 172_977,
        style: 10_492,
        document: 14_288,
        documentStatements: 1,
        callStatements: 7,
      },
    },
  },
  areas: ['kit', 'people', 'billing', 'conversions', 'audiences', 'promote', 'manage', 'reporting'],
  areasLoadApart: true,
})
