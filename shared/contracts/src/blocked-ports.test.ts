import { expect, test } from 'vitest'
import { isBlockedPort } from './blocked-ports.ts'

/**
 * True when this runtime's fetch refuses a port. Nothing is sent: it refuses before it connects.
 */
async function isRefusedByFetch(port: number): Promise<boolean> {
  const gone = AbortSignal.timeout(1_000)
  const cause = await fetch(`http://127.0.0.1:${port}/`, { signal: gone }).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.cause : undefined),
  )
  return cause instanceof Error && cause.message === 'bad port'
}

test('every port on the list is one that fetch refuses, and its neighbors are not', async () => {
  const listed = Array.from({ length: 11_000 }, (_, port) => port).filter(isBlockedPort)
  expect(listed).toHaveLength(83)
  for (const port of listed.filter((each) => each > 0))
    expect(await isRefusedByFetch(port), String(port)).toBe(true)
  for (const port of [80, 443, 3000, 3101, 8080, 65_535]) expect(isBlockedPort(port)).toBe(false)
})
