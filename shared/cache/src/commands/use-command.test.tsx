// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { createBus } from '@tessera/bus'
import { createClient } from '@tessera/client'
import type { CallError, CallResult } from '@tessera/contracts/errors/call-error'
import { act, renderHook } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { expect, test } from 'vitest'
import { createCache } from '../entities/create-cache.ts'
import { createCommands } from './create-commands.ts'
import { defineCommand } from './define-command.ts'
import type { Toast } from './toast.ts'
import { CommandsContext, useCommand } from './use-command.ts'

const error = (code: CallError['code']): CallError => ({
  code,
  message: `Refused: ${code}`,
  httpStatus: 400,
  apiErrorCode: 0,
})

function used() {
  const queries = new QueryClient()
  const bus = createBus({ report: () => {} })
  const toasts: Toast[] = []
  const answer = Promise.withResolvers<CallResult<null>>()
  const commands = createCommands({
    queries,
    bus,
    cache: createCache({ queries, bus }),
    owner: { get: () => undefined, listen: () => () => {} },
    toast: (toast: Toast) => toasts.push(toast),
    client: createClient({ origin: 'http://localhost', fetch }),
    onFailure: () => {},
  })
  const rename = defineCommand(async (_, _input: string) => answer.promise, {
    name: 'rename',
    refusals: 'inline',
    fields: { 'name-long': 'name' },
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <CommandsContext value={commands}>{children}</CommandsContext>
    </StrictMode>
  )
  return { ...renderHook(() => useCommand(rename), { wrapper }), toasts, answer: answer.resolve }
}

test('a form sees that its command is busy, and the refusal beside the field it belongs to', async () => {
  const { result, toasts, answer } = used()
  let outcome: Promise<unknown> = Promise.resolve()
  act(() => {
    outcome = result.current.run('x')
  })
  expect(result.current.busy).toBe(true)
  await act(async () => {
    answer({ ok: false, error: error('name-long') })
    await outcome
  })
  expect(result.current.busy).toBe(false)
  expect(result.current.fieldRefusal('name')).toBe('Refused: name-long')
  expect([result.current.formRefusal, result.current.fieldRefusal('other'), toasts]).toEqual([
    undefined,
    undefined,
    [],
  ])
  act(() => result.current.clear())
  expect(result.current.refusal).toBeNull()
})

test('a refusal that belongs to no field is the form’s; a form that is closed leaves it to a toast', async () => {
  const open = used()
  await act(async () => {
    open.answer({ ok: false, error: error('not-allowed') })
    await open.result.current.run('x')
  })
  expect(open.result.current.formRefusal).toBe('Refused: not-allowed')
  expect(open.result.current.fieldRefusal('name')).toBeUndefined()
  const closed = used()
  const outcome = act(() => closed.result.current.run('x'))
  closed.unmount()
  closed.answer({ ok: false, error: error('not-allowed') })
  await outcome
  expect(closed.toasts).toMatchObject([{ text: 'Refused: not-allowed', tone: 'bad' }])
})
