import { expect, test } from 'vitest'
import { GroupSync } from './group-sync.ts'

function syncByHand() {
  const finish: (() => void)[] = []
  const sync = () => new Promise<void>((resolve) => finish.push(resolve))
  return { finish, group: new GroupSync(sync) }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('a caller waits for a sync that began after its call', async () => {
  const { finish, group } = syncByHand()
  const told: string[] = []
  void group.settled().then(() => told.push('first'))
  await turn()
  void group.settled().then(() => told.push('second'))
  finish[0]?.()
  await turn()
  expect(told).toEqual(['first'])
  finish[1]?.()
  await turn()
  expect(told).toEqual(['first', 'second'])
})

test('all callers during a sync share the next one', async () => {
  const { finish, group } = syncByHand()
  const asked = Array.from({ length: 1 }, () => group.settled())
  await turn()
  for (let more = 0; more < 50; more++) asked.push(group.settled())
  finish[0]?.()
  await turn()
  finish[1]?.()
  await Promise.all(asked)
  expect(finish).toHaveLength(2)
})

test('a failed sync fails its callers', async () => {
  const group = new GroupSync(() => Promise.reject(new Error('the disk is gone')))
  await expect(group.settled()).rejects.toThrow('the disk is gone')
})
