import type { Backends } from '../platform/backends/port.ts'
import type { Issuers } from '../platform/issuers/port.ts'
import type { ModuleHosts } from '../platform/module-hosts/port.ts'
import type { Pages } from '../platform/pages/port.ts'
import type { OutsidePosts } from '../platform/posts/port.ts'
import type { Span, Step, Traces } from '../platform/traces/port.ts'

/** A request to another server. Its host is named, and no path: that may hold names and keys. */
const requestTo = (name: string, url: string): Step => {
  const host = URL.parse(url)?.hostname
  return {
    name,
    kind: 'client',
    ...(host === undefined ? {} : { facts: { 'server.address': host } }),
  }
}

/** Adds the status of an answer. */
const noteStatus = (span: Span, status: number): void =>
  span.note({ 'http.response.status_code': status })

/** Pages of other sites whose fetches are traced. */
export const tracedPages = (pages: Pages, traces: Traces): Pages => ({
  fetch: (url, wish) =>
    traces.step(requestTo('page fetch', url), async (span) => {
      const fetched = await pages.fetch(url, wish)
      if (!fetched.ok) span.fail(fetched.code)
      return fetched
    }),
})

/** Posts to other sites that are traced. */
export const tracedPosts = (posts: OutsidePosts, traces: Traces): OutsidePosts => ({
  reaches: (url) => traces.step(requestTo('outside look-up', url), () => posts.reaches(url)),
  post: (message) =>
    traces.step(requestTo('outside post', message.url), async (span) => {
      const outcome = await posts.post(message)
      if (outcome.ok) noteStatus(span, outcome.status)
      else span.fail(outcome.fault)
      return outcome
    }),
})

/** Backends of modules whose requests are traced; they get the `traceparent` to continue the trace. */
export const tracedBackends = (backends: Backends, traces: Traces): Backends => ({
  ask: (request) =>
    traces.step(requestTo('backend ask', request.origin), async (span) => {
      const traceparent = traces.parent()
      const headers = { ...request.headers, ...(traceparent === undefined ? {} : { traceparent }) }
      const outcome = await backends.ask({ ...request, headers })
      if (outcome.ok) noteStatus(span, outcome.status)
      else span.fail(outcome.fault)
      return outcome
    }),
})

/** Providers that people log in with, whose requests are traced. */
export const tracedIssuers = (issuers: Issuers, traces: Traces): Issuers => ({
  fetch: (url, request) =>
    traces.step(requestTo('provider fetch', url), async (span) => {
      const response = await issuers.fetch(url, request)
      noteStatus(span, response.status)
      return response
    }),
})

/** Files of modules from elsewhere, whose requests are traced. */
export const tracedModuleHosts = (hosts: ModuleHosts, traces: Traces): ModuleHosts => ({
  read: (url, most) => traces.step(requestTo('module read', url), () => hosts.read(url, most)),
})
