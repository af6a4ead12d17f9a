import { expect, test, vi } from 'vitest'
import { quietLog } from '../log/json-lines.ts'
import { blinkMilliseconds, createReadiness } from './readiness.ts'

/** A readiness with one check, whose clock and outcome the test sets. */
function scene() {
  let at = 0
  const check = vi.fn(async () => {})
  const log = { ...quietLog, warn: vi.fn(), info: vi.fn() }
  const readiness = createReadiness({
    checks: { database: check },
    clock: { now: () => new Date(at) },
    log,
  })
  const after = async (milliseconds: number) => {
    at += milliseconds
    return readiness.report()
  }
  return { check, log, readiness, after }
}

const gone = new Error('Failed query: select 1', { cause: new Error('connect ECONNREFUSED') })

test('a database that blinks keeps an instance in the pool, and one that stays away takes it out', async () => {
  const { check, after } = scene()
  expect(await after(0)).toMatchObject({ isReady: true, checks: { database: 'ok' } })
  check.mockRejectedValue(gone)
  const checks = { database: 'connect ECONNREFUSED' }
  expect(await after(60_000)).toMatchObject({ isReady: true, checks })
  expect(await after(blinkMilliseconds - 1)).toMatchObject({ isReady: true, checks })
  expect(await after(1_001)).toMatchObject({ isReady: false, checks })
  check.mockResolvedValue()
  expect(await after(1_001)).toMatchObject({ isReady: true, checks: { database: 'ok' } })
})

test('many probes run one check a second, and log only that it fails and works again', async () => {
  const { check, log, after, readiness } = scene()
  check.mockRejectedValue(gone)
  await Promise.all(Array.from({ length: 100 }, () => readiness.report()))
  expect(check).toHaveBeenCalledOnce()
  for (let probe = 0; probe < 10; probe += 1) await after(500)
  expect(check).toHaveBeenCalledTimes(6)
  expect(log.warn).toHaveBeenCalledExactlyOnceWith('ready.fails', {
    check: 'database',
    cause: 'connect ECONNREFUSED',
  })
  check.mockResolvedValue()
  await after(1_001)
  expect(log.info).toHaveBeenCalledExactlyOnceWith('ready.works-again', { check: 'database' })
})

test('a check that never ends fails', async () => {
  vi.useFakeTimers()
  const { check, readiness } = scene()
  check.mockReturnValue(new Promise(() => {}))
  const report = readiness.report()
  await vi.advanceTimersByTimeAsync(2_000)
  expect((await report).checks).toEqual({ database: 'No answer within 2 s' })
})

test('an instance that stops is not ready, whatever works', async () => {
  const { readiness } = scene()
  readiness.leave()
  expect(await readiness.report()).toMatchObject({ isReady: false, isStopping: true })
})
