import { runInNewContext } from 'node:vm'
import { english } from '@tessera/contracts/language'
import { expect, test } from 'vitest'
import { type ConnectWindow, connectDocument } from './connect-document.ts'
import { wayBack, wayOut } from './ways.ts'

const state = 's'.repeat(43)
const frame = { brand: 'Tessera', language: english, nonce: 'once', https: true }

const answered = async (page: ConnectWindow) => {
  const response = connectDocument(page, frame)
  const html = await response.text()
  const [, script = ''] = /<script nonce="once">(.*)<\/script>/s.exec(html) ?? []
  const [, textContent = ''] = /id="data">([^<]*)<\/script>/.exec(html) ?? []
  const document = { getElementById: () => ({ textContent }) }
  const run = (window: object) => runInNewContext(script, { window, document, JSON })
  return { headers: response.headers, run }
}

test('V4.28 a window that goes on to a provider first lets go of the page that opened it', async () => {
  const steps: unknown[] = []
  const window = {
    set opener(value: unknown) {
      steps.push(['opener', value])
    },
    location: { replace: (to: string) => steps.push(['to', to]) },
  }
  const to = 'https://provider.example/authorize?state=1&x=</script>'
  const { run } = await answered(wayOut(to, english))
  run(window)
  expect(steps).toEqual([
    ['opener', null],
    ['to', to],
  ])
})

test('V4.28 a window that a provider sent back tells the channel of its attempt, and closes', async () => {
  const steps: unknown[] = []
  class BroadcastChannel {
    constructor(name: string) {
      steps.push(['channel', name])
    }
    postMessage = (message: unknown) => steps.push(['message', message])
    close = () => steps.push('channel closed')
  }
  const window = { BroadcastChannel, close: () => steps.push('window closed') }
  const message = { type: 'complete', state, payload: { id: '</script>' } } as const
  const { run } = await answered(wayBack(message, english))
  run(window)
  expect(steps).toEqual([
    ['channel', `connect:${state}`],
    ['message', message],
    'channel closed',
    'window closed',
  ])
})

test('a document below /connect/ runs its own script and those of its provider, and no others', async () => {
  const sources = { scripts: ['https://sdk.example'], frames: ['https://frame.example'] }
  const { headers } = await answered({ ...wayOut('/', english), sources })
  const policy = headers.get('Content-Security-Policy')
  expect(policy).toBe(
    "default-src 'none'; script-src 'nonce-once' https://sdk.example; style-src 'nonce-once'; frame-src https://frame.example; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  )
  expect(headers.get('Cache-Control')).toBe('private, no-store')
})

test('a window keeps its opener until its script lets go, so that the page sees it close', async () => {
  const { headers } = await answered(wayOut('/', english))
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none')
})
