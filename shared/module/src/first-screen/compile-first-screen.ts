import type { TemplateText } from '@tessera/contracts/first-screen/template'
import { english, type Language, speak, type Translation } from '@tessera/contracts/language'
import { isBound, pathText } from './binding.ts'
import type { FirstScreen } from './define-first-screen.ts'
import type { Said } from './parts.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

type Message = Said['message']

const isForms = (message: unknown): message is Extract<Message, { readonly one: string }> =>
  isRecord(message) && typeof message.one === 'string' && typeof message.other === 'string'

const isMessage = (message: unknown): message is Message =>
  typeof message === 'function' || isForms(message)

/** Marks a slot while its message is said, so that the slot's place in the sentence is found. */
const [slotStart, slotEnd] = ['\ue000', '\ue001']

const slots: Readonly<Record<string, string>> = new Proxy(
  {},
  { get: (_, name) => `${slotStart}${String(name)}${slotEnd}` },
)

/** The service isolates each value by itself. */
const marked = new RegExp(`\u2068?${slotStart}(\\w+)${slotEnd}\u2069?`, 'g')

function saidIn(language: Language, message: Message): Translation {
  if (typeof message === 'function') {
    speak(language)
    return message(slots).replace(marked, '{$1}')
  }
  if (language === english) return { ...message }
  return language.translate(message.other) ?? { ...message }
}

/** Says a message in every language of the module. */
function textOf(message: Message, languages: readonly Language[]): TemplateText {
  const texts = [english, ...languages].map((language) => {
    const said = saidIn(language, message)
    return [language.locale, typeof said === 'string' ? said : { ...said }] as const
  })
  speak(english)
  return Object.fromEntries(texts)
}

/** The wrappers around parts, which only tell their types apart. */
const wrappers = ['part', 'condition', 'node'] as const

function wrapped(value: Readonly<Record<string, unknown>>): unknown {
  const names = Object.keys(value)
  const name = wrappers.find((each) => names.length === 1 && names[0] === each)
  return name === undefined ? undefined : value[name]
}

/**
 * Compiles a first screen to the template that its module's build brings: data alone, with each text in every
 * language of the module.
 */
export function compileFirstScreen(screen: FirstScreen, languages: readonly Language[]): unknown {
  const texts: TemplateText[] = []
  const places = new Map<string, number>()
  const placeOf = (message: Message): number => {
    const text = textOf(message, languages)
    const key = JSON.stringify(text)
    const place = places.get(key) ?? texts.push(text) - 1
    places.set(key, place)
    return place
  }
  const plain = (value: unknown): unknown => {
    if (isBound(value)) return { get: pathText(value) }
    if (Array.isArray(value)) return value.map(plain)
    if (!isRecord(value)) return value
    if (isMessage(value.message)) return placeOf(value.message)
    const inner = wrapped(value)
    return inner === undefined ? members(value) : plain(inner)
  }
  const members = (value: Readonly<Record<string, unknown>>): unknown =>
    Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]))
  const { answers, style } = screen
  const content = plain(screen.screen.content)
  const unless = plain(screen.screen.unless)
  return { schema: 1, answers, texts, style, unless, content }
}
