// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { type EffectTools, type Flow, useFlow } from './use-flow.ts'

type State =
  | { readonly kind: 'typing'; readonly name: string }
  | { readonly kind: 'sending'; readonly name: string }
  | { readonly kind: 'done' }
type Event =
  | { readonly kind: 'typed'; readonly name: string }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'changed-mind' }
  | { readonly kind: 'answered' }

function next(state: State, event: Event): State {
  if (state.kind === 'typing' && event.kind === 'typed') return { ...state, name: event.name }
  if (state.kind === 'typing' && event.kind === 'submitted') return { ...state, kind: 'sending' }
  if (state.kind === 'sending' && event.kind === 'changed-mind') return { ...state, kind: 'typing' }
  return state.kind === 'sending' && event.kind === 'answered' ? { kind: 'done' } : state
}

function flowing(over: Partial<Flow<State, Event>> = {}) {
  const entered: (EffectTools<Event> & { readonly name: string })[] = []
  const flow: Flow<State, Event> = {
    start: { kind: 'typing', name: '' },
    next,
    effects: { sending: ({ name }, tools) => void entered.push({ name, ...tools }) },
    ...over,
  }
  const hook = renderHook(() => useFlow(flow))
  const send = (event: Event) => act(() => hook.result.current[1](event))
  return { ...hook, send, entered, state: () => hook.result.current[0] }
}

test('an effect starts when its state is entered, with that state, and once', () => {
  const { send, entered, rerender } = flowing()
  send({ kind: 'typed', name: 'Lamps' })
  expect(entered).toEqual([])
  send({ kind: 'submitted' })
  rerender()
  expect(entered.map(({ name }) => name)).toEqual(['Lamps'])
})

test('an effect’s events move the flow on while its state lasts', () => {
  const { send, entered, state } = flowing()
  send({ kind: 'submitted' })
  act(() => entered[0]?.send({ kind: 'answered' }))
  expect(state()).toEqual({ kind: 'done' })
})

test('an effect is aborted and its events ignored once its state is left, also when it is entered again', () => {
  const { send, entered, state } = flowing()
  send({ kind: 'submitted' })
  send({ kind: 'changed-mind' })
  send({ kind: 'submitted' })
  expect(entered.map(({ signal }) => signal.aborted)).toEqual([true, false])
  act(() => entered[0]?.send({ kind: 'answered' }))
  expect(state().kind).toBe('sending')
})

test('an effect that is under way is aborted when the view is closed', () => {
  const { send, entered, unmount } = flowing()
  send({ kind: 'submitted' })
  unmount()
  expect(entered[0]?.signal.aborted).toBe(true)
  entered[0]?.send({ kind: 'answered' })
})

test('a state of the same kind starts its effect again when its entry differs', () => {
  const names: string[] = []
  const { send } = flowing({
    entry: (state) => (state.kind === 'typing' ? state.name : ''),
    effects: { typing: ({ name }) => void names.push(name) },
  })
  send({ kind: 'typed', name: 'a' })
  send({ kind: 'typed', name: 'a' })
  send({ kind: 'typed', name: 'b' })
  expect(names).toEqual(['', 'a', 'b'])
})

test('under StrictMode, of the effects started twice only the last is heard', () => {
  const entered: EffectTools<Event>[] = []
  const flow: Flow<State, Event> = {
    start: { kind: 'sending', name: '' },
    next,
    effects: { sending: (_, tools) => void entered.push(tools) },
  }
  const { result } = renderHook(() => useFlow(flow), { wrapper: StrictMode })
  act(() => entered[0]?.send({ kind: 'answered' }))
  expect(result.current[0].kind).toBe('sending')
  act(() => entered.at(-1)?.send({ kind: 'answered' }))
  expect(result.current[0].kind).toBe('done')
})
