import { profileSwitched } from '@tessera/contracts/events/facts'
import { testShell } from '@tessera/testing/shell'
import { expect, test } from 'vitest'

test("a module's listener that throws is reported as the module's failure, and other listeners hear on", () => {
  const { shell, reports } = testShell({ moduleName: 'notes' })
  const heard: string[] = []
  const thrown = new Error('broken')
  shell.bus.on(profileSwitched, () => {
    throw thrown
  })
  shell.bus.on(profileSwitched, ({ profileId }) => heard.push(profileId))
  shell.bus.emit(profileSwitched, { profileId: 'a' })
  expect(heard).toEqual(['a'])
  expect(reports).toEqual([
    { code: 'listener-threw', detail: 'profile.switched: Error: broken', from: 'notes', thrown },
  ])
})
