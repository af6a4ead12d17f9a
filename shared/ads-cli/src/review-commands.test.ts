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
  business: { legal_name: 'Oak GmbH', city: 'Graz', website: 'https://shop.test/' },
  image_url: '/media/4/236x.webp',
  faults: ['link'],
  reports: [],
}

const reported: QueuedAd = {
  ...waiting,
  ad: AdId.parse('8'),
  state: 'approved',
  title: '',
  description: '',
  link: null,
  business: null,
  faults: [],
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

test('the list says what each ad shows, where it leads, and why it waits, on all pages', async () => {
  const send = vi.fn<ToolClient['send']>(async (_, path) =>
    path.endsWith('?after=WzFd') ? { ads: [waiting] } : { ads: [reported], next: 'WzFd' },
  )
  const client: ToolClient = { send, state: vi.fn(), change: vi.fn() }
  const outcome = await reviewCommand(readArguments(['list'], {}), async () => client)
  expect(outcome.lines).toEqual([
    '8  approved since 2026-11-26  Oak & Linen  Lamps',
    '  (no title)',
    '  https://example.org/pin/4/',
    '  reported: spam 3, hate 1',
    '7  waiting since 2026-11-26  Oak & Linen (Oak GmbH, Graz)  Lamps',
    '  A lamp: Of oak.',
    '  https://example.org/pin/4/  leads to https://shop.test/',
    '  check: its link is no web address, or leads to a listed site',
    'Decide with: npm run ads -- approve AD, or reject AD --reason REASON',
  ])
  expect(outcome.data).toMatchObject({ total: 2 })
  expect((await ran('list', { ads: [] })).said).toEqual(['No ad waits for a decision.'])
})

test('decisions are listed, and undone by their id', async () => {
  const id = '0a1b2c3d-0000-4000-8000-00000000000f'
  const decided = {
    id,
    ad_id: '7',
    decision: 'rejected',
    rejection: 'link',
    can_undo: true,
    advertiser: 'Oak & Linen',
    campaign: 'Lamps',
    title: 'A lamp',
    pin: waiting.pin,
    at: '2026-11-26T10:00:00.000Z',
  }
  expect((await ran('decisions', { decisions: [decided] })).said).toEqual([
    `${id}  2026-11-26 10:00 UTC  rejected  link  7  Oak & Linen  A lamp`,
  ])
  const { said, sent } = await ran(`undo ${id} --note Mistake`, { decided: ['7'] })
  expect(JSON.parse(String(sent?.[2]))).toEqual({ do: 'undo', decision: id, note: 'Mistake' })
  expect(said).toEqual(['1 ad waiting again: 7.'])
})

test('several ads are decided at once, and the missing are named', async () => {
  const { said, sent } = await ran('reject 7 8 --reason misleading', { decided: ['7'] })
  expect(JSON.parse(String(sent?.[2]))).toEqual({
    do: 'reject',
    ads: ['7', '8'],
    reason: 'misleading',
    note: '',
  })
  expect(said).toEqual(['1 ad stopped: 7.', 'There is no ad 8.'])
  expect((await ran('approve 7', { decided: ['7'] })).said).toEqual(['1 ad may run: 7.'])
})

test.each([
  ['nonsense', 'is no command'],
  ['approve', 'approve takes AD… [--note TEXT].'],
  ['approve lamp', "'lamp' is no id of an ad"],
  ['reject 7', 'reject takes AD… --reason link|words'],
  ['reject 7 --reason ugly', "'ugly' is no reason"],
  ['approve 7 --reason link', 'approve takes no reason'],
  ['list 7', "list takes no '7'"],
  ['undo', 'undo takes DECISION'],
  ['list --note x', 'list takes no note'],
])('%s is refused with the fix', (text, message) => {
  expect(() => readArguments(text.split(' '), {})).toThrow(message)
  expect(() => readArguments(text.split(' '), {})).toThrow('npm run ads -- help')
})

test('the help lists every command, and is what --help and no command ask for', () => {
  for (const words of [['--help'], []]) expect(readArguments(words, {}).command).toBe('help')
  for (const command of ['list', 'approve', 'reject', 'decisions', 'undo'])
    expect(help()).toContain(`\n  ${command} `)
})
