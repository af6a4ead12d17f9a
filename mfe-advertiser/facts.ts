import { advertiserOverview } from '@tessera/contracts/calls/ads'
import { defineFacts } from '@tessera/contracts/room-facts'

export default defineFacts({
  surfaces: {
    'advertiser overview': {
      who: 'business',
      path: () => '/advertiser/',
      call: advertiserOverview,
      budget: {
        script: 172_500,
        style: 10_250,
        document: 13_800,
        documentStatements: 1,
        callStatements: 7,
      },
    },
  },
  areas: ['kit', 'people', 'billing', 'conversions', 'audiences', 'promote', 'manage', 'reporting'],
  areasLoadApart: true,
})
