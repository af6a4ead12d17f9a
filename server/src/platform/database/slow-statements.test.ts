import { expect, test } from 'vitest'
import { quietLog } from '../log/json-lines.ts'
import { openTraces } from '../traces/open-traces.ts'
import { slowStatements } from './slow-statements.ts'
import type { AnsweredStatement, Explain } from './statement-watch.ts'

const explained: Explain = async (text) => `Seq Scan for ${text}`

const answered = (given: Partial<AnsweredStatement> = {}): AnsweredStatement => ({
  name: undefined,
  text: 'select "id" from "pins" where "id" = $1',
  milliseconds: 700,
  failure: undefined,
  around: { id: '7', name: 'PinResource.get' },
  explain: explained,
  ...given,
})

function opened() {
  const lines: Readonly<Record<string, unknown>>[] = []
  let now = 0
  const note = slowStatements({
    milliseconds: 500,
    log: { ...quietLog, warn: (event, fields) => void lines.push({ event, ...fields }) },
    clock: { now: () => new Date(now) },
  })
  return {
    note,
    lines,
    later: (milliseconds: number) => {
      now += milliseconds
    },
    settled: () => new Promise((resolve) => setTimeout(resolve)),
  }
}

test('a statement that took long is logged with its work and its plan, a quick one is not', async () => {
  const { note, lines, settled } = opened()
  note(answered({ milliseconds: 499 }))
  note(answered())
  await settled()
  expect(lines).toEqual([
    expect.objectContaining({
      event: 'statement.slow',
      statement: 'select pins',
      text: 'select "id" from "pins" where "id" = $1',
      took_ms: 700,
      work: 'PinResource.get',
      id: '7',
      plan: 'Seq Scan for select "id" from "pins" where "id" = $1',
    }),
  ])
})

test('a minute has ten lines; the next one says how many were left out', async () => {
  const { note, lines, later, settled } = opened()
  for (let at = 0; at < 25; at += 1) note(answered())
  await settled()
  expect(lines.length).toBe(10)
  later(60_000)
  note(answered())
  note(answered())
  await settled()
  expect(lines.slice(10).map(({ left_out }) => left_out)).toEqual([15, undefined])
})

test('one plan is read at a time, outside of the transaction that the statement was in', async () => {
  const { note, lines, settled } = opened()
  const traces = openTraces()
  let atOnce = 0
  const most: number[] = []
  const around: unknown[] = []
  const explain: Explain = async () => {
    atOnce += 1
    most.push(atOnce)
    around.push(traces.around())
    await Promise.resolve()
    atOnce -= 1
    return undefined
  }
  await traces.work(
    () => ({ id: '7', name: 'PinResource.get', kind: 'server' }),
    async () => {
      for (let at = 0; at < 3; at += 1) note(answered({ explain }))
    },
  )
  await settled()
  expect(most).toEqual([1, 1, 1])
  expect(around).toEqual([undefined, undefined, undefined])
  expect(lines.length).toBe(3)
})

test('a statement whose plan cannot be read is logged without one', async () => {
  const { note, lines, settled } = opened()
  note(answered({ explain: () => Promise.reject(new Error('No connection.')), failure: '57014' }))
  note(answered())
  await settled()
  expect(lines).toMatchObject([
    { failure: '57014', plan: undefined },
    { plan: expect.stringContaining('Seq Scan') },
  ])
})
