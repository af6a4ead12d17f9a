import { pauseAccount } from '@tessera/contracts/calls/account'
import { advertiserOverview } from '@tessera/contracts/calls/ads'
import { allCalls } from '@tessera/contracts/calls/all'
import { createBoard } from '@tessera/contracts/calls/boards'
import type { Call } from '@tessera/contracts/calls/define-call'
import { leaveAllAccounts } from '@tessera/contracts/calls/device-accounts'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { checkOffsite } from '@tessera/contracts/calls/offsite'
import { createPin } from '@tessera/contracts/calls/pins'
import { searchPins } from '@tessera/contracts/calls/search'
import { logOutEverywhere } from '@tessera/contracts/calls/security'
import { logIn, logOut } from '@tessera/contracts/calls/session'
import { sendReports } from '@tessera/contracts/calls/telemetry'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { Envelope } from '@tessera/contracts/envelope'
import { isErrorCode } from '@tessera/contracts/errors/codes'
import { z } from '@tessera/contracts/schema'
import { describe, expect, test, vi } from 'vitest'
import { answeredCalls } from '../contexts/all-domains.ts'
import { signDocument } from '../contexts/releases/canary/signed-set.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { business, member, type Person, visitor } from './person.ts'

const errorOf = async (response: Response) =>
  Envelope.parse(await response.json()).resource_response.error

const json = { 'Content-Type': 'application/json' }

test('every call of the contracts has exactly one handler', () => {
  const names = answeredCalls.map(({ call }) => call.name).toSorted()
  expect(names).toEqual(allCalls.map(({ name }) => name).toSorted())
})

const noToken = { status: 401, api: 970 }

/** Returns the outcome of a role's call when nothing but the role stands in the way. */
const barred = {
  visitor: {
    member: { status: 401, api: 7 },
    business: { status: 401, api: 7 },
    advertiser: { status: 401, api: 7 },
    house: { status: 401, api: 7 },
    token: noToken,
  },
  member: {
    member: undefined,
    business: { status: 403, api: 160 },
    advertiser: undefined,
    house: { status: 403, api: 1_041 },
    token: noToken,
  },
  business: {
    member: undefined,
    business: undefined,
    advertiser: undefined,
    house: { status: 403, api: 1_041 },
    token: noToken,
  },
} as const

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`calls on ${kind}`, () => {
    const service = openedService(open)
    const roles: Readonly<Record<keyof typeof barred, () => Promise<Person>>> = {
      visitor: async () => visitor(service()),
      member: () => member(service()),
      business: () => business(service()),
    }

    test('S6.23 S7.31 visitors, members and businesses may make their own calls and no others, and each answer is data or an error of the catalogue', async () => {
      // These calls end the caller's session.
      const ending: readonly Call[] = [logOut, logOutEverywhere, leaveAllAccounts, pauseAccount]
      for (const role of ['visitor', 'member', 'business'] as const) {
        const person = await roles[role]()
        for (const call of allCalls.filter((each) => !ending.includes(each))) {
          const which = `${role}: ${call.name}`
          const { status, error } = await person.call(call, {})
          const expected = call.who === 'anyone' ? undefined : barred[role][call.who]
          if (error !== null) expect(isErrorCode(error.code), which).toBe(true)
          if (expected !== undefined)
            expect({ status, api: error?.api_error_code }, which).toEqual(expected)
          else {
            expect(status, which).not.toBe(500)
            expect(error?.api_error_code, which).not.toBe(7)
            // A call that is open to members may still require a business; it then lists that error.
            if (!call.errors.includes('business-needed'))
              expect(error?.api_error_code, which).not.toBe(160)
          }
        }
      }
    })

    test('an unknown field is refused by its name', async () => {
      const person = await member(service())
      const came = await person.call(createBoard, { name: 'A', colour: 'red' })
      expect(came).toMatchObject({
        status: 400,
        error: { code: 'bad-input', data: { fields: { colour: 'Unknown field' } } },
      })
      const proto = await person.send(createBoard.path, {
        method: 'POST',
        headers: json,
        body: '{"name":"A","__proto__":{"admin":true}}',
      })
      expect(proto.status).toBe(400)
    })

    test('a repeated parameter is refused', async () => {
      const path = `${homeFeed.path}?data=%7B%7D&data=%7B%7D`
      expect((await errorOf(await visitor(service()).send(path)))?.code).toBe('bad-input')
    })

    test('what is not JSON is refused, whatever it says it is', async () => {
      const person = await member(service())
      const send = (headers: Record<string, string>, body: string) =>
        person.send(createBoard.path, { method: 'POST', headers, body })
      expect((await send(json, 'name=A')).status).toBe(400)
      expect((await send({ 'Content-Type': 'text/plain' }, '{"name":"A"}')).status).toBe(400)
      expect((await send(json, `{"name":"${'x'.repeat(70_000)}"}`)).status).toBe(413)
    })

    test('a change from another site is refused, with or without a cookie', async () => {
      const person = await member(service())
      const { path, body } = encodeInput(createBoard, { name: 'A' })
      const from = (headers: Record<string, string>) =>
        service().fetch(
          new Request(service().origin + path, {
            method: 'POST',
            body,
            headers: { ...json, Cookie: person.cookie() ?? '', ...headers },
          }),
        )
      for (const headers of [
        { Origin: 'https://evil.example' },
        { Origin: 'null' },
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site', Origin: service().origin },
        {},
      ])
        expect((await errorOf(await from(headers)))?.code, JSON.stringify(headers)).toBe(
          'wrong-origin',
        )
      expect((await from({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
    })

    test('a made-up bookmark is refused', async () => {
      const came = await visitor(service()).call(homeFeed, { bookmark: 'bm9wZQ' })
      expect(came.error).toMatchObject({ code: 'bad-input' })
    })

    test('unknown paths of calls answer in the envelope', async () => {
      const person = visitor(service())
      for (const path of ['/resource/NopeResource/get/', '/v3/nope/']) {
        const response = await person.send(path)
        expect(response.status).toBe(404)
        expect((await errorOf(response))?.code).toBe('not-found')
      }
      const wrong = await person.send(homeFeed.path, { method: 'DELETE' })
      expect((await errorOf(wrong))?.code).toBe('method-unknown')
    })

    test('no cache stores an answer', async () => {
      const response = await visitor(service()).send(getViewer.path)
      expect(response.headers.get('Cache-Control')).toContain('no-store')
    })

    test('a business sees its own true counts', async () => {
      const overview = await (await business(service())).done(advertiserOverview, {})
      expect(overview).toMatchObject({ business_name: 'Studio Lumen', pins: expect.any(Number) })
      expect(overview.saves_by_day).toHaveLength(180)
      const total = overview.saves_by_day.reduce((sum, day) => sum + day.saves, 0)
      expect(total).toBeLessThanOrEqual(overview.saves)
    })

    test('reports of served documents count once per person on the health page', async () => {
      const [one, other] = [visitor(service()), visitor(service())]
      const report = { code: 'module-unreachable', from: 'save', detail: 'no answer' }
      const madeUp = { code: 'visit evil.example', from: 'evil.example', detail: 'evil.example' }
      const { secrets, keys, clock } = service().ports
      const document = { set: keys.next(), document: keys.next(), at: clock.now() }
      const served = signDocument(secrets, document)
      for (const person of [one, one, other])
        await person.done(sendReports, { served, reports: [report, report, madeUp] })
      await one.done(sendReports, { reports: [{ ...report, code: 'module-timeout' }] })
      const health = await (await one.send('/health')).text()
      expect(JSON.parse(health)).toEqual({
        status: 'ok',
        reports: { 'module-unreachable': 2, other: 2 },
      })
      expect(health).not.toContain('evil')
    })

    test('the OpenAPI document names every call', async () => {
      const document = JSON.stringify(await (await visitor(service()).send('/openapi.json')).json())
      for (const { name } of allCalls) expect(document).toContain(`"${name}"`)
    })

    test('the OpenAPI document and its page name the ignored fields of each call', async () => {
      const person = visitor(service())
      const { paths } = await (await person.send('/openapi.json')).json()
      const said =
        'Taken and ignored, because the color that stands for a picture is measured from the picture.'
      const { content } = paths[createPin.path].post.requestBody
      const { properties } = content['application/json'].schema
      expect(properties.color).toMatchObject({ type: 'string', description: said })
      expect(properties.title.description).toBeUndefined()
      const [parameter] = paths[searchPins.path].get.parameters
      const search = parameter.content['application/json'].schema.properties
      expect(search.query_pin_sigs.description).toMatch(/^Taken and ignored, because/)
      const link = paths[checkOffsite.path].get.parameters
      expect(link.find(({ name }: { name: string }) => name === 'aux_data').schema).toMatchObject({
        description: expect.stringMatching(/^Taken and ignored/),
      })
      const [withPassword] =
        paths[logIn.path].post.requestBody.content['application/json'].schema.anyOf
      expect(withPassword.properties.get_user.description).toMatch(/^Taken and ignored/)
      expect(await (await person.send('/openapi/')).text()).toContain(said)
    })

    test('the OpenAPI document has each call’s budget, and is built once', async () => {
      const text = async () => (await visitor(service()).send('/openapi.json')).text()
      const first = await text()
      const { paths } = z
        .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
        .parse(JSON.parse(first))
      const limited = {
        'x-budget': { name: expect.any(String), member: expect.anything() },
        responses: { 429: { headers: { 'Retry-After': expect.anything() } } },
      }
      for (const calls of Object.values(paths))
        for (const call of Object.values(calls)) expect(call).toMatchObject(limited)
      const made = vi.spyOn(JSON, 'stringify')
      expect(await text()).toBe(first)
      expect(made).not.toHaveBeenCalled()
    })
  })
