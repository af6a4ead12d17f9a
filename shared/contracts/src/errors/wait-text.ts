import { type Language, spokenLanguage } from '../language.ts'
import { defineTexts, fillSlots, pluralIn } from '../messages.ts'

const [minute, hour, day] = [60, 3_600, 86_400]

const words = defineTexts({ moment: 'in a moment', later: 'later' })

const counted = {
  seconds: { one: 'in {count} second', other: 'in {count} seconds' },
  minutes: { one: 'in {count} minute', other: 'in {count} minutes' },
  hours: { one: 'in {count} hour', other: 'in {count} hours' },
  days: { one: 'in {count} day', other: 'in {count} days' },
} as const

/** Says how long to wait, rounded up, so that whoever waits that long isn't refused again. */
export function waitText(seconds: unknown, language: Language = spokenLanguage()): string {
  const say = (count: number, unit: keyof typeof counted) =>
    fillSlots(pluralIn(language, count, counted[unit]), { count }, language)
  if (typeof seconds !== 'number') return words(language).later()
  if (seconds < 10) return words(language).moment()
  if (seconds < minute) return say(Math.ceil(seconds), 'seconds')
  const minutes = Math.ceil(seconds / minute)
  if (minutes !== 60 && minutes < 120) return say(minutes, 'minutes')
  const hours = Math.ceil(seconds / hour)
  return hours < 48 ? say(hours, 'hours') : say(Math.ceil(seconds / day), 'days')
}
