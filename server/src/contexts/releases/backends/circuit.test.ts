import { expect, test } from 'vitest'
import { createCircuit } from './circuit.ts'

const mira = { key: 'events https://events.test', asker: 'mira' }
const noor = { ...mira, asker: 'noor' }

/** Returns a circuit after failures in a row. */
function failing(times: number) {
  const circuit = createCircuit()
  for (let time = 0; time < times; time += 1) {
    expect(circuit.enter(mira, 0)).toBe(0)
    circuit.leave(mira, 'badly', 0)
  }
  return circuit
}

test('a backend that failed five times in a row rests for ten seconds', () => {
  const circuit = failing(5)
  expect(circuit.enter(noor, 0)).toBe(10_000)
  expect(circuit.enter(noor, 9_000)).toBe(1_000)
  expect(circuit.enter({ ...mira, key: 'other' }, 9_000)).toBe(0)
})

test('after its rest one request tries it, and the others wait for that', () => {
  const circuit = failing(5)
  expect(circuit.enter(mira, 10_001)).toBe(0)
  expect(circuit.enter(noor, 10_001)).toBeGreaterThan(0)
  circuit.leave(mira, 'well', 10_100)
  expect(circuit.enter(noor, 10_101)).toBe(0)
})

test('a trial that fails makes it rest again', () => {
  const circuit = failing(5)
  circuit.enter(mira, 10_001)
  circuit.leave(mira, 'badly', 12_000)
  expect(circuit.enter(noor, 12_001)).toBe(9_999)
})

test('a trial that its sender gives up lets the next request try at once', () => {
  const circuit = failing(5)
  circuit.enter(mira, 10_001)
  circuit.leave(mira, undefined, 10_002)
  expect(circuit.enter(noor, 10_002)).toBe(0)
})

test('an answer resets the count of failures, and a sender who left does not change it', () => {
  const circuit = failing(4)
  circuit.enter(mira, 0)
  circuit.leave(mira, undefined, 0)
  expect(circuit.enter(mira, 0)).toBe(0)
  circuit.leave(mira, 'well', 0)
  circuit.enter(mira, 0)
  circuit.leave(mira, 'badly', 0)
  expect(circuit.enter(mira, 0)).toBe(0)
})

test('one asker waits for eight answers at a time, and all askers for 64', () => {
  const circuit = createCircuit()
  for (let at = 0; at < 8; at += 1) expect(circuit.enter(mira, 0)).toBe(0)
  expect(circuit.enter(mira, 0)).toBe(1_000)
  expect(circuit.enter(noor, 0)).toBe(0)
  for (let at = 9; at < 64; at += 1)
    expect(circuit.enter({ ...mira, asker: `person ${at}` }, 0)).toBe(0)
  expect(circuit.enter({ ...mira, asker: 'one more' }, 0)).toBe(1_000)
  circuit.leave(mira, 'well', 0)
  expect(circuit.enter(mira, 0)).toBe(0)
})
