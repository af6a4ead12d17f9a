import fc from 'fast-check'
import { afterAll, afterEach, vi } from 'vitest'

// `npm run soak` looks at every property with very many inputs.
const inputs = Number(process.env.PROPERTY_INPUTS)
if (inputs > 0) fc.configureGlobal({ numRuns: inputs })

// jsdom draws a dialog as closed for ever; a test needs it to open and close, no more.
if (
  typeof HTMLDialogElement !== 'undefined' &&
  HTMLDialogElement.prototype.showModal === undefined
) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

// Nor has it popovers, by which menus open; its style sheet hides every one.
if (typeof HTMLElement !== 'undefined' && HTMLElement.prototype.showPopover === undefined) {
  const toggle = (element: HTMLElement, newState: 'open' | 'closed') => {
    element.style.display = newState === 'open' ? 'block' : ''
    element.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
  }
  HTMLElement.prototype.showPopover = function showPopover() {
    toggle(this, 'open')
  }
  HTMLElement.prototype.hidePopover = function hidePopover() {
    toggle(this, 'closed')
  }
}

// Nor does it scroll.
if (typeof HTMLElement !== 'undefined') HTMLElement.prototype.scrollIntoView ??= () => {}

// And what it draws is never on a screen.
if (typeof HTMLElement !== 'undefined')
  globalThis.IntersectionObserver ??= class implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }

// A second, which is what is usual, is little on a machine that does other things besides. What never
// comes is said all the same, later. Files that share a process find it done.
const patience = 10_000
const { waitFor } = vi
if (waitFor.name !== 'waitPatiently')
  vi.waitFor = function waitPatiently(work, options = patience) {
    return waitFor(work, options)
  }

/** The channels between tabs that a file has opened. */
class NotedChannel extends BroadcastChannel {
  static readonly opened = new Set<BroadcastChannel>()
  constructor(name: string) {
    super(name)
    NotedChannel.opened.add(this)
  }
}
const { BroadcastChannel: usual } = globalThis
globalThis.BroadcastChannel = NotedChannel

// Other files go on in the same process. Shells of this one must not hear them, and what is still loading would
// fail once the file's page is gone.
afterAll(async () => {
  vi.useRealTimers()
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const channel of NotedChannel.opened) channel.close()
  globalThis.BroadcastChannel = usual
})

if (typeof document !== 'undefined') {
  // Tests of one file share a tab.
  afterEach(() => sessionStorage.clear())
  const React = await import('react')
  // React's development build takes a stack trace for each element, for warnings that name its owner, and
  // stops after ten thousand a second. Without them, tests with a page take about a tenth less time.
  Object.defineProperty(
    Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
    'recentlyCreatedOwnerStacks',
    { configurable: true, get: () => Number.POSITIVE_INFINITY, set: () => {} },
  )
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: patience })
  afterEach(cleanup)
}
