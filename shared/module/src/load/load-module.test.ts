import { federationAbi } from '@tessera/contracts/abi'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { expect, test } from 'vitest'
import { defineModule } from '../define-module.ts'
import type { Federation } from './load-module.ts'
import { loadModule } from './load-module.ts'

const text = 'console.log(1)'
const integrity = `sha384-${'A'.repeat(64)}`

const registered: RegisteredModule = {
  base: 'http://localhost:3104/',
  enabled: true,
  descriptor: {
    name: 'shopping',
    version: '1.0.0',
    contract: '^1.0.0',
    container: 'tessera_shopping',
    entry: 'remoteEntry.js',
    preload: [],
    pages: [],
    overlays: [],
    slots: [],
    nav: [],
    handles: [],
    files: [{ path: 'remoteEntry.js', integrity, kind: 'script', bytes: 10 }],
  },
}

const definition = defineModule({ name: 'shopping', version: '1.0.0' })
const working: Federation = { load: async () => ({ default: definition }) }
const broken: Federation = { load: () => Promise.reject(new Error('RUNTIME-008')) }

async function sha384(content: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(content))
  return `sha384-${Buffer.from(hash).toString('base64')}`
}

async function codeOf(
  module: RegisteredModule | undefined,
  federation: Federation,
  answer: () => Promise<Response> = async () => new Response(null, { status: 500 }),
) {
  const result = await loadModule('shopping', module, {
    federation,
    fetch: answer,
    allowUnverified: false,
    timeout: 20,
  })
  return result.ok ? 'ok' : result.error.code
}

const script = (body: string) => async () =>
  new Response(body, { headers: { 'content-type': 'text/javascript' } })

test('a module that is listed, compatible and reachable loads', async () => {
  expect(await codeOf(registered, working)).toBe('ok')
})

test('a module that is not in the registry or is disabled is absent', async () => {
  expect(await codeOf(undefined, working)).toBe('absent')
  expect(await codeOf({ ...registered, enabled: false }, working)).toBe('absent')
})

test('a module built for another contract version is incompatible', async () => {
  const { descriptor } = registered
  for (const contract of ['^2.0.0', '^1.9.0', '^0.1.0']) {
    expect(await codeOf({ ...registered, descriptor: { ...descriptor, contract } }, working)).toBe(
      'incompatible',
    )
  }
})

test('a module built for another ABI has the wrong one, and a build that states none has the first', async () => {
  const { descriptor } = registered
  const withAbi = (abi: number) => ({ ...registered, descriptor: { ...descriptor, abi } })
  expect(await codeOf(withAbi(federationAbi + 1), working)).toBe('wrong-abi')
  expect(await codeOf(withAbi(1), working)).toBe('ok')
})

test('a module without hashes does not run', async () => {
  const { descriptor } = registered
  expect(await codeOf({ ...registered, descriptor: { ...descriptor, files: [] } }, working)).toBe(
    'integrity',
  )
})

test('each failure has its own code', async () => {
  expect(await codeOf(registered, broken)).toBe('bad-status')
  expect(await codeOf(registered, broken, () => Promise.reject(new TypeError('failed')))).toBe(
    'unreachable',
  )
  expect(
    await codeOf(
      registered,
      broken,
      async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ),
  ).toBe('not-a-module')
  expect(await codeOf(registered, broken, script('tampered'))).toBe('integrity')
  expect(await codeOf(registered, { load: () => new Promise(() => {}) })).toBe('timeout')
  expect(await codeOf(registered, { load: async () => ({ default: 42 }) })).toBe('not-a-module')
})

test('a definition from before contracts 1.6.0, which names its contract range itself, loads', async () => {
  const older = { ...definition, contract: '^1.0.0', emits: [], hears: [] }
  expect(await codeOf(registered, { load: async () => ({ default: older }) })).toBe('ok')
})

test('the files of another module are not accepted', async () => {
  const other = defineModule({ name: 'auth', version: '1.0.0' })
  expect(await codeOf(registered, { load: async () => ({ default: other }) })).toBe('not-a-module')
})

test('a correct file that still did not run threw while loading', async () => {
  const files = [
    { path: 'remoteEntry.js', integrity: await sha384(text), kind: 'script' as const, bytes: 14 },
  ]
  const whole = { ...registered, descriptor: { ...registered.descriptor, files } }
  expect(await codeOf(whole, broken, script(text))).toBe('threw-at-load')
})
