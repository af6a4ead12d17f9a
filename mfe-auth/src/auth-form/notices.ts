import { timings } from '@tessera/contracts/timings'
import type { Toast } from '@tessera/module'
import { mayGoOn } from '../consents/flow.ts'
import { words } from '../words.ts'
import type { Event } from './events.ts'
import type { State } from './states.ts'

/** What an event has said above everything, apart from where it leads. */
export function noticeOf(before: State, event: Event, brand: string): Toast | undefined {
  const { step } = before
  if (step === 'busy' && event.type === 'refused') {
    const { code, message } = event.error
    if (before.doing === 'validating')
      return { text: message, tone: 'bad', duration: timings.toastError }
    if (before.doing === 'registering' && code === 'consents-missing')
      return { text: message, tone: 'bad', duration: timings.toastNotice }
  }
  if (step === 'consents' && event.type === 'consents-given' && !mayGoOn(before.choices))
    return { text: words.agreeRequired(), tone: 'bad', duration: timings.toastNotice }
  if (step === 'underage' && event.type === 'age-confirmed' && !before.confirmed)
    return { text: words.notEligible({ brand }), tone: 'bad', duration: timings.toastNotice }
  if (step === 'code' && before.code.step === 'resending' && event.type === 'code')
    return event.event.type === 'resent'
      ? { text: words.codeResent(), tone: 'good', duration: timings.toastCodeResent }
      : undefined
  return undefined
}
