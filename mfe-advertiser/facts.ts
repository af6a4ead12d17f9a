import { advertiserOverview } from '@tessera/contracts/calls/ads'
import { defineFacts } from '@tessera/contracts/room-facts'

export default defineFacts({
  surfaces: {
    'advertiser overview': {
      who: 'business',
      path: () => '/advertiser/',
      call: advertiserOverview,
      budget: {
        script: 150_100,
        style: 10_150,
        document: 13_700,
        documentStatements: 1,
        callStatements: 7,
      },
    },
  },
})
