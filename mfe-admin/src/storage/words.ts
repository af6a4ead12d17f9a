import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the page of what is stored. */
export const storageWords = defineMessages({
  title: 'Storage',
  lead: 'What the product stores. It is measured once a day.',
  kinds: 'By kind',
  measured: 'Measured on {day}',
  never: 'Nothing was measured yet. The first measure comes within a day of the start.',
  database: 'Database',
  media: 'Pictures and videos',
  exports: 'Downloads of data',
  imports: 'Imports',
  restores: 'Restored downloads',
  catalogs: 'Product catalogs',
  bulk: 'Files of ad editing in bulk',
  evidence: 'Evidence of reports',
  reports: 'Ad reports',
  uploads: 'Uploads that run',
  other: 'Others',
  sum: 'Together',
  filesOne: '{size} in 1 file',
  files: '{size} in {count} files',
  week: '{size} in 7 days',
  month: '{size} in 30 days',
  unused: 'A sweep will free up to {size}',
  unusedWhy:
    'Pictures and videos that no Pin shows. The sweep runs every hour, and deletes what nothing has used for two days.',
  unusedNone: 'There is nothing to free.',
  people: 'By person',
  peopleWhy: 'What the files take that each person uploaded, the largest first.',
  nobody: 'Nobody has files, or nothing was measured yet.',
})
