import type { QueuedAd } from '@tessera/contracts/ad-review-tools'
import { AdId } from '@tessera/contracts/ids'
import type { ToolClient } from '@tessera/module-cli/tool-client'
import { expect, test, vi } from 'vitest'
import { help, readArguments } from './arguments.ts'
import { reviewCommand } from './review-commands.ts'

const waiting: QueuedAd = {
  ad: AdId.parse('7'),
  state: 'waiting',
  advertiser: 'Oak & Linen',
  campaign: 'Lamps',
  pin: 'https://example.org/pin/4/',
  title: 'A lamp',
  description: 'Of oak.',
  link: 'https://shop.test/',
  since: '2026-11-26T00:00:00Z',
  reports: [],
}

const reported: QueuedAd = {
  ...waiting,
  ad: AdId.parse('8'),
  state: 'approved',
  title: '',
  description: '',
  link: null,
  reports: [
    { reason: 'spam', count: 3 },
    { reason: 'hate', count: 1 },
  ],
}

async function ran(text: string, answer: unknown) {
  const send = vi.fn<ToolClient['send']>(async () => answer)
  const client: ToolClient = { send, state: vi.fn(), change: vi.fn() }
  const { lines } = await reviewCommand(readArguments(text.split(' '), {}), async () => client)
  return { said: lines, sent: send.mock.calls[0] }
}

test('the list says what each ad shows, where it leads, and why people reported it', async () => {
  const { said } = await ran('list', { ads: [reported, waiting], total: 5 })
  expect(said).toEqual([
    '8  approved since 2026-11-26  Oak & Linen  Lamps',
    '  (no title)',
    '  https://example.org/pin/4/',
    '  reported: spam 3, hate 1',
    '7  waiting since 2026-11-26  Oak & Linen  Lamps',
    '  A lamp: Of oak.',
    '  https://example.org/pin/4/  leads to https://shop.test/',
    '3 ads more wait; decide these first.',
    'Decide with: npm run ads -- approve AD, or reject AD --reason REASON',
  ])
  expect((await ran('list', { ads: [], total: 0 })).said).toEqual(['No ad waits for a decision.'])
})

test('several ads are decided at once, and the missing are named', async () => {
  const { said, sent } = await ran('reject 7 8 --reason misleading', { decided: ['7'] })
  expect(JSON.parse(String(sent?.[2]))).toEqual({
    do: 'reject',
    ads: ['7', '8'],
    reason: 'misleading',
  })
  expect(said).toEqual(['1 ad stopped: 7.', 'There is no ad 8.'])
  expect((await ran('approve 7', { decided: ['7'] })).said).toEqual(['1 ad may run: 7.'])
})

test.each([
  ['nonsense', 'is no command'],
  ['approve', 'approve takes AD….'],
  ['approve lamp', "'lamp' is no id of an ad"],
  ['reject 7', 'reject takes AD… --reason link|words'],
  ['reject 7 --reason ugly', "'ugly' is no reason"],
  ['approve 7 --reason link', 'approve takes no reason'],
  ['list 7', 'list takes no ad'],
])('%s is refused with the fix', (text, message) => {
  expect(() => readArguments(text.split(' '), {})).toThrow(message)
  expect(() => readArguments(text.split(' '), {})).toThrow('npm run ads -- help')
})

test('the help lists every command, and is what --help and no command ask for', () => {
  for (const words of [['--help'], []]) expect(readArguments(words, {}).command).toBe('help')
  for (const command of ['list', 'approve', 'reject']) expect(help()).toContain(`\n  ${command} `)
})
