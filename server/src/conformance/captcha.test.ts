import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { captchaChallenge } from '@tessera/contracts/calls/captcha'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceOver, type MemoryService } from '../memory-service.ts'
import { altchaCaptchas } from '../platform/captcha/altcha.ts'
import { recaptchaCaptchas } from '../platform/captcha/recaptcha.ts'
import { keptLog } from './kept-log.ts'
import { visitor } from './person.ts'
import { sharedDatabases } from './shared-databases.ts'
import { answerTo, puzzleOf, solvedCaptcha } from './solved-captcha.ts'

const minute = 60_000

for (const { kind, open } of sharedDatabases)
  describe(`our own captcha on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    let services: readonly MemoryService[] = []
    let stop = async () => {}
    const at = (index: number): MemoryService => {
      const service = services[index]
      if (service === undefined) throw new Error('The services are not open yet.')
      return service
    }
    const two = () => [at(0), at(1)] as const
    beforeAll(async () => {
      const shared = await open()
      const options = { clock, captchaSecret: 'a secret that both of them have, and no other' }
      const second = await shared.connect()
      services = [
        await createServiceOver(shared.database, options),
        await createServiceOver(second.database, options),
      ]
      stop = async () => {
        for (const service of services) await service.stop()
        await shared.stop()
      }
    }, 90_000)
    afterAll(() => stop())
    const solves = (service: MemoryService, recaptchaV2Token: string) =>
      service.ports.captchas.solved({ recaptchaV2Token })

    test('an answer for one instance works on another, once', async () => {
      const [one, other] = two()
      const answer = await solvedCaptcha(visitor(one))
      expect(await solves(other, answer)).toBe(true)
      expect(await solves(one, answer)).toBe(false)
      expect(await solves(other, answer)).toBe(false)
    })

    test('an answer that is sent many times at once works once', async () => {
      const answer = await solvedCaptcha(visitor(two()[0]))
      const all = await Promise.all(
        Array.from({ length: 8 }, (_, each) => solves(two()[each % 2 === 0 ? 0 : 1], answer)),
      )
      expect(all.filter(Boolean)).toHaveLength(1)
    })

    test('an answer works for ten minutes', async () => {
      const [late, early] = [
        await solvedCaptcha(visitor(two()[0])),
        await solvedCaptcha(visitor(two()[0])),
      ]
      now += 9 * minute
      expect(await solves(two()[0], early)).toBe(true)
      now += 2 * minute
      expect(await solves(two()[0], late)).toBe(false)
    })

    test('foreign, changed and invalid answers solve nothing', async () => {
      const [service] = two()
      const puzzle = puzzleOf(await visitor(service).done(captchaChallenge, {}))
      const solution = await solveChallenge({ challenge: puzzle, deriveKey })
      const written = (answer: unknown) => Buffer.from(JSON.stringify(answer)).toString('base64')
      const parameters = {
        ...puzzle.parameters,
        expiresAt: (puzzle.parameters.expiresAt ?? 0) + 600,
      }
      const others = altchaCaptchas({ secret: 'another', clock, spend: async () => true })
      const foreign = await answerTo(await others.challenge())
      for (const answer of [
        foreign,
        written({ challenge: { ...puzzle, parameters }, solution }),
        written({ challenge: puzzle, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
        written({ challenge: { parameters: puzzle.parameters }, solution }),
        written({}),
        written(null),
        'nonsense',
        'default',
        '',
      ])
        expect(await solves(service, answer), answer).toBe(false)
      expect(await solves(service, written({ challenge: puzzle, solution }))).toBe(true)
    })

    test('one address gets a limited number of captchas', async () => {
      const person = visitor(two()[0])
      for (let time = 0; time < 120; time += 1) await person.done(captchaChallenge, {})
      expect((await person.call(captchaChallenge, {})).status).toBe(429)
    })
  })

describe('reCAPTCHA', () => {
  const asked: URLSearchParams[] = []
  let verdict: unknown
  const google = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    asked.push(new URLSearchParams(Buffer.concat(parts).toString()))
    response.end(typeof verdict === 'string' ? verdict : JSON.stringify(verdict))
  })
  const used = new Set<string>()
  const log = keptLog()
  const captchas = () =>
    recaptchaCaptchas({
      v2: { siteKey: 'public two', secret: 'secret two' },
      v3: { siteKey: 'public three', secret: 'secret three' },
      host: 'pins.example',
      clock: { now: () => new Date() },
      log,
      spend: async (key) => !used.has(key) && used.add(key).size > 0,
      verifyAt: `http://127.0.0.1:${portOf(google.address())}/`,
    })
  beforeAll(() => new Promise<void>((resolve) => void google.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise((resolve) => void google.close(resolve)))
  const good = { success: true, hostname: 'pins.example' }

  test('an answer is verified with the secret of its own version, and works once', async () => {
    verdict = { ...good, score: 0.9 }
    expect(await captchas().solved({ recaptchaV2Token: 'two', recaptchaV3Token: 'three' })).toBe(
      true,
    )
    expect(await captchas().solved({ recaptchaV3Token: 'three' })).toBe(true)
    expect(asked.map((form) => Object.fromEntries(form))).toEqual([
      { secret: 'secret two', response: 'two' },
      { secret: 'secret three', response: 'three' },
    ])
    expect(await captchas().solved({ recaptchaV2Token: 'two' })).toBe(false)
  })

  test('an answer that Google doubts, or that is from another host, solves nothing', async () => {
    const verdicts = [
      { success: false, hostname: 'pins.example' },
      { ...good, score: 0.3 },
      { success: true, hostname: 'evil.example' },
      { success: true },
      'no JSON at all',
    ]
    for (const each of verdicts) {
      verdict = each
      expect(await captchas().solved({ recaptchaV3Token: 'doubted' }), String(each)).toBe(false)
    }
    expect(log.names('captcha.')).toEqual(['captcha.unreachable'])
    expect(log.text()).not.toContain('doubted')
  })

  test("the token 'default' is never sent to Google", async () => {
    asked.length = 0
    verdict = good
    const tokens = { recaptchaV2Token: 'default', recaptchaV3Token: 'default' }
    expect(await captchas().solved(tokens)).toBe(false)
    expect(asked).toEqual([])
  })

  test('its public keys are exposed, and its secrets are not', async () => {
    expect(await captchas().challenge()).toEqual({
      kind: 'recaptcha',
      site_key_v2: 'public two',
      site_key_v3: 'public three',
    })
  })
})

const portOf = (address: string | AddressInfo | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0
