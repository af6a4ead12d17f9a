import { expect, test } from 'vitest'
import { modelCalls, modelSizes } from './assumptions.ts'
import { billOf, type CallCost, costAt, type MeasuredCosts, ratesOf } from './bill.ts'

const costOf = (milliseconds: number): CallCost => ({
  statements: 3,
  rows: 100,
  bytes: 5_000,
  log: 0,
  instance: 1,
  database: milliseconds,
})

const callsAt = (milliseconds: number) => {
  const cost = costOf(milliseconds)
  return {
    home: cost,
    'more of home': cost,
    closeup: cost,
    related: cost,
    board: cost,
    search: cost,
    typeahead: cost,
    save: { ...cost, log: 4_000 },
    bell: cost,
  }
}

const costs: MeasuredCosts = {
  day: '2026-11-30',
  machine: 'made up',
  sizes: [
    { pins: 10_000, bytesAPin: 2_000, calls: callsAt(1) },
    { pins: 100_000, bytesAPin: 2_000, calls: callsAt(2) },
  ],
}

const billFor = (people: number) => billOf(costs, { name: '', people })

test('a cost grows with the logarithm of the pins, and what fell does not go on falling', () => {
  expect(costAt(costs, 'home', 1_000_000).database).toBeCloseTo(3)
  const falling = {
    ...costs,
    sizes: costs.sizes.map((size, at) => ({ ...size, calls: callsAt(2 - at) })),
  }
  expect(costAt(falling, 'home', 1_000_000_000).database).toBe(1)
})

test('given rates of pages and saves are those of the bill', () => {
  const size = { name: '', people: 10_000_000, pagesASecond: 10_000, savesASecond: 1_000 }
  const { rates, pages } = ratesOf(size)
  expect(pages).toBeCloseTo(10_000)
  expect(rates.save).toBe(1_000)
  expect(rates.home + rates.closeup + rates.board + rates.search).toBeCloseTo(10_000)
})

test('ten times as many people take ten times the processor time, but for deeper indexes', () => {
  const [small, large] = [billFor(100_000), billFor(1_000_000)]
  const all = ({ cores }: typeof small) => cores.primary + cores.replicas
  expect(large.cores.instances / small.cores.instances).toBeCloseTo(10)
  expect(all(large) / all(small)).toBeGreaterThan(10)
  expect(all(large) / all(small)).toBeLessThan(15)
  expect(large.disk.database / small.disk.database).toBeCloseTo(10)
})

test('a family rents a part of one machine, and a large product names what breaks first', () => {
  expect(billFor(5).machines).toMatchObject({ instances: 1, primary: 0, replicas: 0 })
  const [first, ...others] = billFor(10_000_000).limits
  expect(first?.share).toBeGreaterThan(others[0]?.share ?? 0)
  expect(first?.remedy).not.toBe('')
})

test('each size of the model has a bill without a number that is none', () => {
  for (const size of modelSizes) {
    const { dollars, cores, network } = billOf(costs, size)
    for (const number of [...Object.values(dollars), ...Object.values(cores), network.log])
      expect(Number.isFinite(number), size.name).toBe(true)
  }
  expect(modelCalls.every((call) => costAt(costs, call, 1e9).database > 0)).toBe(true)
})
