// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { type LiveSource, listenToNews } from './live-news.ts'

function listen() {
  const opened: LiveSource[] = []
  const onNews = vi.fn()
  const onBuilds = vi.fn()
  const stop = listenToNews(
    document,
    () => {
      const source = { onmessage: null, close: vi.fn() }
      opened.push(source)
      return source
    },
    { onNews, onBuilds },
  )
  const say = (data: string) => opened.at(-1)?.onmessage?.(new MessageEvent('message', { data }))
  return { opened, onNews, onBuilds, say, stop }
}

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a notification is news; other events and broken ones are not', () => {
  const { onNews, say, stop } = listen()
  say('{"kind":"notification","id":"1"}')
  say('{"kind":"notifications-seen","id":"1"}')
  expect(onNews).toHaveBeenCalledTimes(2)
  for (const other of ['{"kind":"displaced","id":""}', '{"kind":4}', 'not json']) say(other)
  expect(onNews).toHaveBeenCalledTimes(2)
  stop()
})

test('a hidden tab has no stream, and one that is shown again may have missed something', () => {
  const { opened, onNews, stop } = listen()
  show('hidden')
  expect(opened[0]?.close).toHaveBeenCalledOnce()
  expect(onNews).not.toHaveBeenCalled()
  show('visible')
  expect(opened).toHaveLength(2)
  expect(onNews).toHaveBeenCalledTimes(1)
  stop()
  expect(opened[1]?.close).toHaveBeenCalledOnce()
})

test('other builds are told to whoever follows them, and are no news', () => {
  const { onNews, onBuilds, say, stop } = listen()
  say('{"kind":"builds","id":"0123456789ab"}')
  expect([onBuilds.mock.calls.length, onNews.mock.calls.length]).toEqual([1, 0])
  stop()
})
