import { defineFacts } from '@tessera/contracts/room-facts'

export default defineFacts({
  areas: [
    'platform',
    'languages',
    'calls',
    'documents',
    'contexts/base',
    'contexts/releases',
    'contexts/identity',
    'contexts/pins',
    'contexts/discovery',
    'contexts/ads/accounts',
    'contexts/ads/money',
    'contexts/ads/events',
    'contexts/ads/conversions',
    'contexts/ads/reports',
    'contexts/ads/delivery',
    'contexts/ads/manage',
    'contexts/ads',
    'contexts/house',
    'contexts/whole-account',
    'web',
    'archive',
    'move',
    'main',
  ],
})
