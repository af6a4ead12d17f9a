import { timings } from '@tessera/contracts/timings'
import type { Toast } from '@tessera/module'
import { words } from '../../words.ts'
import { mayGoOn } from './consent-choices.ts'
import type { Event } from './events.ts'
import type { State } from './states.ts'

/** Returns the toast for an event, if there is one. */
export function noticeOf(before: State, event: Event, brand: string): Toast | undefined {
  const { kind } = before
  if (kind === 'code' && event.type === 'code-resent')
    return { text: words.codeResent(), tone: 'good', duration: timings.toastCodeResent }
  if (kind === 'busy' && event.type === 'refused') {
    const { code, message } = event.error
    if (before.doing === 'validating')
      return { text: message, tone: 'bad', duration: timings.toastError }
    if (before.doing === 'registering' && code === 'consents-missing')
      return { text: message, tone: 'bad', duration: timings.toastNotice }
  }
  if (kind === 'consents' && event.type === 'consents-given' && !mayGoOn(before.choices))
    return { text: words.agreeRequired(), tone: 'bad', duration: timings.toastNotice }
  if (kind === 'underage' && event.type === 'age-confirmed' && !before.confirmed)
    return { text: words.notEligible({ brand }), tone: 'bad', duration: timings.toastNotice }
  return undefined
}
