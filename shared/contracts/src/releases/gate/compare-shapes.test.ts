import { expect, test } from 'vitest'
import * as z from 'zod'
import { breaksOf, changeOf, type Parts } from './compare-shapes.ts'
import { shapeLines } from './shape-lines.ts'

const id = z.string().regex(/^\d+$/)

const call = (input: z.ZodType, output: z.ZodType = z.object({ id })): Parts =>
  new Map([
    [
      'call PinResource.get',
      [...shapeLines('input', input, 'input'), ...shapeLines('output', output, 'output')],
    ],
  ])

const event = (payload: z.ZodType): Parts =>
  new Map([['event pin.saved@1', shapeLines('payload', payload, 'input')]])

const input = z.strictObject({ id, kind: z.enum(['a', 'b']), note: z.string().max(50).optional() })
const output = z.object({ id, state: z.enum(['a', 'b']) })
const was = call(input, output)

type Case = readonly [string, Parts, Parts]

test.each<Case>([
  ['an optional input field', was, call(input.extend({ size: z.number().optional() }), output)],
  [
    'an optional input object',
    was,
    call(input.extend({ at: z.object({ x: id }).optional() }), output),
  ],
  ['an accepted input value', was, call(input.extend({ kind: z.enum(['a', 'b', 'c']) }), output)],
  ['a field in the answer', was, call(input, output.extend({ url: z.string() }))],
  ['a call', was, new Map([...was, ...event(z.object({ id }))])],
  ['an input that may be left out now', was, call(input.partial(), output)],
  ['an optional field of an event', event(output), event(output.extend({ n: id.optional() }))],
])('adding %s is a minor change', (_, before, after) => {
  expect(breaksOf(before, after)).toEqual([])
  expect(changeOf(before, after, new Set())).toBe('minor')
})

test.each<Case>([
  ['a call is taken away', was, new Map()],
  ['an input field is taken away', was, call(z.strictObject({ id }), output)],
  ['an input field becomes required', was, call(input.required(), output)],
  [
    'an input field is limited further',
    was,
    call(input.extend({ note: z.string().max(20).optional() }), output),
  ],
  ['an input value is refused', was, call(input.extend({ kind: z.enum(['a']) }), output)],
  ['a field of the answer is taken away', was, call(input, z.object({ id }))],
  ['a field of the answer becomes optional', was, call(input, output.partial())],
  [
    'the answer holds a value that modules do not know',
    was,
    call(input, output.extend({ state: z.enum(['a', 'c', 'b']) })),
  ],
  ['a field changes its type', was, call(input, output.extend({ id: z.number() }))],
  ['an event requires another field', event(output), event(output.extend({ n: id }))],
])('it is a major change when %s', (_, before, after) => {
  expect(changeOf(before, after, new Set())).toBe('major')
  const [part = ''] = before.keys()
  expect(changeOf(before, after, new Set([part]))).toBe('minor')
})

test('the same contract is no change', () => {
  expect(changeOf(was, call(input, output), new Set())).toBe('none')
})
