import type { Registry } from '@tessera/contracts/registry'
import { activeId } from '@tessera/contracts/releases/active-registry'
import type { ReleaseState } from '@tessera/contracts/releases/release-state'
import type { Ports } from '../../../ports.ts'
import { isForHouse, withoutHouse } from './audience.ts'

/**
 * Writes the active builds for tools: a valid registry file, with the version and the builds' ids. Without the
 * modules for people who look after the product, since anybody may read it.
 */
export function registryText(whole: Registry, state: ReleaseState): string {
  const registry = withoutHouse(whole)
  const hidden = new Set(whole.modules.filter(isForHouse).map(({ descriptor }) => descriptor.name))
  const releases = state.modules.filter(({ name }) => !hidden.has(name))
  const builds = Object.fromEntries(
    releases.map((release) => [release.name, activeId(state, release)]),
  )
  const rollouts = Object.fromEntries(
    releases.flatMap(({ name, rollout }) => (rollout === null ? [] : [[name, rollout]])),
  )
  return JSON.stringify({ ...registry, version: state.version, builds, rollouts })
}

/** Answers `/registry.json`: which builds run, for tools. Nothing in it is secret. */
export async function answerRegistry(ports: Ports, request: Request): Promise<Response> {
  const state = await ports.releases.state()
  const tag = `W/"${state.version}"`
  const headers = {
    'Cache-Control': 'no-cache',
    'Access-Control-Allow-Origin': '*',
    ETag: tag,
  }
  if (request.headers.get('If-None-Match') === tag && state.version > 0)
    return new Response(null, { status: 304, headers })
  const text = registryText(await ports.releases.registry(), state)
  return new Response(text, {
    headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
  })
}
