import { factsOfFiles, readFacts } from '@tessera/commands/room-facts'
import { expect, test } from 'vitest'
import { storageFiles } from './storage-files.ts'

test('the facts of a room say of each file that keeps something in the browser how it keeps accounts apart', async () => {
  const stated = factsOfFiles(await readFacts(), 'storage')
  expect([...stated.keys()].toSorted()).toEqual(storageFiles())
})
