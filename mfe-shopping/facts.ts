import { homeFeed } from '@tessera/contracts/calls/feed'
import { getKeptProducts } from '@tessera/contracts/calls/products'
import { searchPins } from '@tessera/contracts/calls/search'
import { defineFacts } from '@tessera/contracts/room-facts'

export default defineFacts({
  storage: {
    'src/search/filters/column/column-choice.ts': 'device',
    'src/search/filters/last-used.ts': 'key',
    'src/home/use-sign-up-offer.ts': 'device',
    'src/home/use-topics-question.ts': 'key',
    'src/products/comparing/compared-pins.ts': 'key',
  },
  writesWithoutCommand: {
    'src/search/advisory/notices.tsx': 'Counts views of a notice; nobody waits for it.',
  },
  surfaces: {
    'home, a visitor’s': {
      who: 'visitor',
      path: () => '/',
      call: homeFeed,
      budget: {
        script: 170_515,
        style: 9_421,
        document: 13_149,
        documentStatements: 3,
        callStatements: 3,
      },
    },
    'home, a member’s': {
      who: 'member',
      path: () => '/',
      call: homeFeed,
      budget: {
        script: 170_515,
        style: 9_421,
        document: 11_961,
        documentStatements: 5,
        callStatements: 4,
      },
    },
    search: {
      who: 'member',
      path: () => '/search/pins/?q=lamp',
      call: searchPins,
      input: () => ({ query: 'lamp' }),
      budget: {
        script: 178_453,
        style: 10_223,
        document: 10_666,
        documentStatements: 4,
        callStatements: 4,
      },
    },
    'shopping page': {
      who: 'visitor',
      path: () => '/search/buyable_pins/?q=lamp',
      call: searchPins,
      input: () => ({ query: 'lamp', scope: 'buyable_pins' }),
      budget: {
        script: 178_453,
        style: 10_223,
        document: 9_728,
        documentStatements: 8,
        callStatements: 2,
      },
    },
    'saved for later': {
      who: 'member',
      path: () => '/saved-for-later/',
      call: getKeptProducts,
      budget: {
        script: 162_223,
        style: 8_152,
        document: 9_371,
        documentStatements: 1,
        callStatements: 2,
      },
    },
  },
  areas: ['topics', 'products', 'search', 'home', 'catalogs', 'help'],
})
