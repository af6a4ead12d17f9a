import { limits } from '@tessera/contracts/limits'
import { plainCode } from '../../entry/flow/second-factor.ts'
import { words as common } from '../../words.ts'
import { words } from '../security-settings/words.ts'
import { type Event, type Fault, faulty, type State, show, type Wanted } from './state.ts'

const digits = new RegExp(`^\\d{${limits.codeDigits}}$`)

/** Returns the error of a code that confirms a factor. */
function codeFault(typed: string): string | undefined {
  const code = plainCode(typed)
  if (code === '') return common.codeMissing()
  return digits.test(code) ? undefined : common.codeShape()
}

/** Returns the error of a phone number that can be found without the service. */
function phoneFault(typed: string): string | undefined {
  const number = typed.trim()
  if (number === '') return words.phoneMissing()
  return /\d/.test(number) ? undefined : words.phoneShape()
}

const ask = (state: State, wanted: Wanted): State => ({
  ...state,
  work: { is: 'busy', wanted, password: null },
})

const atField = (message: string): Fault => ({ at: 'field', message })

function chosen(state: State, event: Event): State {
  const fresh = { ...state, news: null }
  switch (event.type) {
    case 'authenticator-chosen':
      return ask(fresh, { do: 'start-authenticator' })
    case 'phone-chosen':
      return show(fresh, { at: 'phone-number', number: '' })
    case 'removal-chosen':
      return show(fresh, { at: 'removal', factor: event.factor })
    case 'renewal-chosen':
      return show(fresh, { at: 'renewal' })
    case 'passkey-chosen':
      return ask(fresh, { do: 'add-passkey' })
    case 'passkey-removal-chosen':
      return show(fresh, { at: 'passkey-removal', id: event.id, name: event.name })
    case 'news-read':
      return fresh
    default:
      return state
  }
}

function typed(state: State, value: string): State {
  const { screen } = state
  if (screen.at === 'phone-number') return show(state, { ...screen, number: value })
  return screen.at === 'authenticator' || screen.at === 'phone-code'
    ? show(state, { ...screen, code: value })
    : state
}

function sent(state: State): State {
  const { screen } = state
  if (screen.at === 'removal') return ask(state, { do: 'remove', factor: screen.factor })
  if (screen.at === 'renewal') return ask(state, { do: 'renew' })
  if (screen.at === 'passkey-removal') return ask(state, { do: 'remove-passkey', id: screen.id })
  if (screen.at === 'phone-number') {
    const fault = phoneFault(screen.number)
    return fault === undefined
      ? ask(state, { do: 'start-phone', number: screen.number.trim() })
      : faulty(state, atField(fault))
  }
  if (screen.at !== 'authenticator' && screen.at !== 'phone-code') return state
  const fault = codeFault(screen.code)
  if (fault !== undefined) return faulty(state, atField(fault))
  const code = plainCode(screen.code)
  return ask(state, {
    do: screen.at === 'authenticator' ? 'finish-authenticator' : 'finish-phone',
    code,
  })
}

/** Returns the next state while no call is pending. */
export function whileResting(state: State, event: Event): State {
  const { screen } = state
  if (screen.at === 'overview') return chosen(state, event)
  if (screen.at === 'codes') {
    return event.type === 'kept' ? show(state, { at: 'overview' }) : state
  }
  if (event.type === 'typed') return typed(state, event.value)
  if (event.type === 'submitted') return sent(state)
  if (event.type === 'cancelled') return show(state, { at: 'overview' })
  if (screen.at !== 'phone-code') return state
  if (event.type === 'resend-pressed')
    return ask(state, { do: 'start-phone', number: screen.number })
  return event.type === 'other-number'
    ? show(state, { at: 'phone-number', number: screen.number })
    : state
}
