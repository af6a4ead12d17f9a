import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the catalogs page and its sources. */
export const words = defineMessages({
  title: 'Catalogs',
  lead: 'Your products become Pins with their prices, and stay as current as your feed.',
  loading: 'Loading your catalogs',
  loadFailed: "We couldn't load your catalogs",
  businessOnly: 'Catalogs are for business accounts',
  businessOnlyWhy:
    'A catalog turns the products of a shop into Pins. Convert your account to a business account for free; your Pins and boards stay as they are.',
  convert: 'Convert to a business account',
  sources: 'Sources of products',
  add: 'Add a source',
  aboutFeeds: 'What goes into a feed',
  feed: 'Bring your products here',
  feedWhy:
    'A feed is a file with one product in each row, as most shop systems export it. We make a Pin of each product, and update or retire it when the feed is read again.',
  columnsNeeded: 'Columns that every feed needs',
  columnsOptional: 'Columns that are worth adding',
  sample: 'Download a sample file',
  fromUpload: 'From a file',
  fromAddress: 'From {site}',
  fromWebsite: 'From the pages of {site}',
  hourly: 'Read every hour',
  daily: 'Read every day',
  weekly: 'Read every week',
  next: 'Next: {time}',
  onBoard: 'Board: {board}',
  currencyOf: 'Prices without a currency: {currency}',
  picturesWaiting: 'Pictures on their way: {waiting} of {products}',
  picturesFailed: "Pictures that couldn't be loaded: {count}",
  readAgain: 'Read again',
  readAgainOf: 'Read {name} again',
  newFile: 'Choose the new file',
  newFileOf: 'Choose the new file for {name}',
  edit: 'Edit',
  editOf: 'Edit {name}',
  remove: 'Delete',
  removeOf: 'Delete {name}',
  runs: 'Reports',
  runsOf: 'Reports of {name}',
  removeTitle: 'Delete this source?',
  removeWhat:
    'We stop reading {name}, and its products are retired: they lose their prices and leave product search. Their Pins stay on your boards.',
  removeYes: 'Delete source',
  keep: 'Keep it',
  removed: '{name} was deleted',
  editTitle: 'Edit source',
  saved: 'Your changes were saved',
  save: 'Save',
  cancel: 'Cancel',
  cancelRun: 'Cancel reading',
  cancelRunOf: 'Cancel reading {name}',
  progressOf: 'Reading {name}',
})

/** Words that go with a number. */
export const counted = {
  products: { one: '{count} product', other: '{count} products' },
  rows: { one: '{count} row read', other: '{count} rows read' },
} as const
