import { vi } from 'vitest'

/** A channel that hears what a test says, as a window of the product would say it. */
export class FakeChannel {
  static last: FakeChannel
  isClosed = false
  readonly name: string
  hear: (event: object) => void = () => {}
  constructor(name: string) {
    this.name = name
    FakeChannel.last = this
  }
  addEventListener(_: string, hear: (event: object) => void) {
    this.hear = hear
  }
  say(data: object, { isTrusted = true, origin = location.origin } = {}) {
    this.hear({ data, isTrusted, origin })
  }
  close() {
    this.isClosed = true
  }
}

/** Replaces the browser's windows and channels; `isBlocked` opens none. */
export function fakeWindows({ isBlocked = false } = {}) {
  const opened = { closed: false, close: vi.fn() }
  const open = vi.fn((..._: readonly string[]) => (isBlocked ? null : opened))
  vi.stubGlobal('open', open)
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  const address = () => new URL(open.mock.calls.at(-1)?.[0] ?? '', location.origin)
  const state = () => address().searchParams.get('state') ?? ''
  return {
    opened,
    open,
    address,
    /** Says how the last window's attempt ended. */
    say: (message: object) => FakeChannel.last.say({ ...message, state: state() }),
  }
}
