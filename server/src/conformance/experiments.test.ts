import { InMemoryProvider } from '@openfeature/server-sdk'
import { Boot } from '@tessera/contracts/boot'
import { register, signUpRules } from '@tessera/contracts/calls/registration'
import { type Experiment, serviceExperiments } from '@tessera/contracts/experiments'
import { RegisteredModule } from '@tessera/contracts/registry'
import { sampleModule } from '@tessera/contracts/releases/gate/sample-builds'
import { z } from '@tessera/contracts/schema'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createMemoryService, type MemoryService } from '../memory-service.ts'
import type { ExperimentProvider } from '../platform/experiments/port.ts'
import { shareProvider } from '../platform/experiments/shares.ts'
import { keptLog } from './kept-log.ts'
import { visitor } from './person.ts'

type Resolve = ExperimentProvider['resolveStringEvaluation']

const half = shareProvider([{ experiment: 'quick_promote', arm: 'enabled', percent: 50 }])
const log = keptLog()
let provider: ExperimentProvider = half

const onOrOff = { arms: ['control', 'enabled'], default: 'control' }
const stated: readonly Experiment[] = [
  { name: 'quick_promote', ...onOrOff },
  { name: 'unified_forgot_password', ...onOrOff },
]
/** A registry with a module that states experiments. */
const registry = {
  schema: 1 as const,
  modules: [
    z.parse(RegisteredModule, {
      base: 'https://notes.test/',
      descriptor: sampleModule('notes', { experiments: stated }).descriptor,
    }),
  ],
}

const plain = await createMemoryService({ registry })
const choosing = await createMemoryService({
  registry,
  experiments: {
    resolveStringEvaluation: (...asked) => provider.resolveStringEvaluation(...asked),
  },
  settings: { experimentOverrides: true },
  log,
})
afterEach(() => {
  provider = half
  log.names('')
})
afterAll(() => Promise.all([plain.stop(), choosing.stop()]))

async function opened(path: string, cookie = '', service = choosing) {
  const url = new URL(path, service.origin)
  const response = await service.fetch(new Request(url, { headers: { Cookie: cookie } }))
  const html = await response.text()
  const [, boot = '{}'] = /id="tessera-boot">([^<]*)<\/script>/.exec(html) ?? []
  const set = response.headers.getSetCookie().find((each) => each.startsWith('__Host-visitor='))
  return { arms: Boot.parse(JSON.parse(boot)).experiments, set }
}

/** A document says nothing of arms that are the default. */
const defaults = {}

test('without a provider everybody gets the defaults and no cookie', async () => {
  expect(await opened('/', '', plain)).toEqual({ arms: defaults, set: undefined })
})

test('a browser keeps its arm by its cookie, and browsers differ', async () => {
  const first = await Promise.all(Array.from({ length: 24 }, () => opened('/')))
  expect(new Set(first.map(({ arms }) => arms.quick_promote))).toEqual(
    new Set([undefined, 'enabled']),
  )
  for (const { arms, set = '' } of first) {
    expect(set).toMatch(/^__Host-visitor=[0-9a-f]{32}; Path=\/; .*Secure; HttpOnly; SameSite=Lax$/)
    const again = await opened('/ideas/', set.split(';')[0])
    expect(again).toEqual({ arms, set: undefined })
  }
})

test('a forged cookie is replaced', async () => {
  expect((await opened('/', '__Host-visitor=chosen-by-me')).set).toMatch(/=[0-9a-f]{32};/)
})

test("a provider of OpenFeature's SDK chooses the arms", async () => {
  provider = new InMemoryProvider({
    quick_promote: {
      variants: { on: 'enabled', off: 'control' },
      defaultVariant: 'off',
      disabled: false,
      contextEvaluator: ({ targetingKey = '' }) => (/^[0-7]/.test(targetingKey) ? 'on' : 'off'),
    },
  })
  const armFor = async (first: string) =>
    (await opened('/', `__Host-visitor=${first.padEnd(32, '0')}`)).arms.quick_promote
  expect([await armFor('3'), await armFor('c')]).toEqual(['enabled', undefined])
})

const failing: Readonly<Record<string, Resolve>> = {
  throws: async () => {
    throw new Error('The flags are not reachable.')
  },
  'names an arm that does not exist': async () => ({ value: 'loud' }),
  'never answers': () => new Promise(() => {}),
}

test.each(Object.entries(failing))(
  'a page gets the defaults, and the log says why, when a provider %s',
  async (_, resolveStringEvaluation) => {
    provider = { resolveStringEvaluation }
    expect((await opened('/')).arms).toEqual(defaults)
    expect(log.names('experiment.')).toEqual(
      [...serviceExperiments, ...stated].map(() => 'experiment.failed'),
    )
  },
)

test('a URL chooses arms of experiments that modules state where the service allows it, and unknown names are logged', async () => {
  const path = '/?experiments=unified_forgot_password:enabled,quick_promote:loud,__proto__:enabled'
  expect((await opened(path)).arms.unified_forgot_password).toBe('enabled')
  expect(log.names('experiment.')).toEqual(['experiment.unknown', 'experiment.unknown'])
})

test('a URL chooses nothing in production', async () => {
  const { arms } = await opened('/?experiments=quick_promote:enabled', '', plain)
  expect(arms).toEqual(defaults)
})

const strongPasswords = (arm: string): ExperimentProvider => ({
  resolveStringEvaluation: async (name, fallback) => ({
    value: name === 'strong_passwords' ? arm : fallback,
  }),
})

/** Signs up with a short, a plain and a strong password. */
async function passwordsIn(service: MemoryService, of: string) {
  const rules = await visitor(service).done(signUpRules, {})
  const codes: (string | undefined)[] = []
  for (const password of ['vyq7mz', 'vyqmzkrw', 'vyq7mzkr']) {
    const email = `${of}-${codes.length}@example.org`
    const input = { type: 'email', email, password } as const
    const { error } = await visitor(service).call(register, { ...input, birthday: 631_152_000 })
    codes.push(error?.code)
  }
  return [rules.password_min, rules.needs_strong_password, ...codes]
}

const usual = [6, false, undefined, undefined, undefined]
const strong = [8, true, 'password-short', 'password-weak', undefined]

test('V5.6 V5.9 an arm asks for passwords of 8 characters of two kinds, and the service holds to it', async () => {
  provider = strongPasswords('control')
  expect(await passwordsIn(choosing, 'control')).toEqual(usual)
  provider = strongPasswords('enabled')
  expect(await passwordsIn(choosing, 'enabled')).toEqual(strong)
})

test('V4.1 V5.6 V5.9 settings name another sign-up, and ask everybody for strong passwords, whatever their arm', async () => {
  const forced = await createMemoryService({
    experiments: strongPasswords('control'),
    settings: { strongPasswords: true, signUpUrl: 'https://join.example.org/' },
  })
  expect(await passwordsIn(forced, 'forced')).toEqual(strong)
  expect((await visitor(forced).done(signUpRules, {})).sign_up_url).toBe(
    'https://join.example.org/',
  )
  await forced.stop()
})
