import { createBoard, userBoards } from '@tessera/contracts/calls/boards'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { viewerHeader } from '@tessera/contracts/viewer-header'
import { describe, expect, test } from 'vitest'
import { answeredCalls } from '../contexts/all-domains.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member, type Person } from './person.ts'
import { selfOf } from './self-of.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`calls of a page that shows another account on ${kind}`, () => {
    const service = openedService(open)

    const sendAs = async (
      person: Person,
      shown: string,
      path: string,
      init: RequestInit,
      type = 'application/json',
    ) => {
      const headers = { 'Content-Type': type, [viewerHeader]: shown }
      return (await person.send(path, { ...init, headers })).json()
    }
    const codeOf = (body: { resource_response: { error: { code: string } | null } }) =>
      body.resource_response.error?.code ?? null

    test('no call that changes something acts as an account that its page does not show', async () => {
      const [person, other] = [await member(service()), await selfOf(await member(service()))]
      const changing = answeredCalls.filter(({ call }) => call.method !== 'GET')
      expect(changing.length).toBeGreaterThan(50)
      for (const { call } of changing) {
        const type = call.body === 'file' ? 'image/png' : 'application/json'
        const path = call.path.replace(/:\w+/g, '1')
        const body = await sendAs(person, other.id, path, { method: call.method, body: '{}' }, type)
        expect([call.name, codeOf(body)]).toEqual([call.name, 'session-changed'])
      }
    })

    test('a page of the account that is logged in goes on, and a refused call has changed nothing', async () => {
      const [person, other] = [await member(service()), await selfOf(await member(service()))]
      const self = await selfOf(person)
      const { path, body } = encodeInput(createBoard, { name: 'Kitchen', privacy: 'public' })
      const init = { method: 'POST', body }
      expect(codeOf(await sendAs(person, other.id, path, init))).toBe('session-changed')
      const boards = () => person.done(userBoards, { user_id: self.id })
      expect(await boards()).toHaveLength(0)
      expect(codeOf(await sendAs(person, self.id, path, init))).toBeNull()
      expect(await boards()).toHaveLength(1)
    })
  })
