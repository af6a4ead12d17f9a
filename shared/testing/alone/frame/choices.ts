import { offeredLocales, pseudoLocales } from '@tessera/contracts/locale'
import type { ModuleDescriptor } from '@tessera/contracts/registry'
import { type AnswerState, answerStates } from '../../src/answer-states.ts'
import { type About, stagePath } from '../about.ts'

/** A page, overlay or slot of the module. */
export interface View {
  readonly kind: 'page' | 'overlay' | 'slot'
  readonly name: string
}

/** The sizes that the product is shown in. */
export const layouts = {
  phone: { width: 390, height: 844 },
  tablet: { width: 834, height: 1112 },
  desktop: { width: 1440, height: 900 },
} as const

type LayoutName = keyof typeof layouts

/** The themes that the frame page chooses from. */
export const themes = ['system', 'light', 'dark'] as const

/** The languages that the frame page chooses from, also those that test the layout. */
export const languages: readonly string[] = [
  ...offeredLocales.map(({ locale }) => locale),
  ...pseudoLocales,
]

/** Everything that the frame page's address says. */
export interface Choices {
  readonly view: View
  /** A username of the demo world; empty for a visitor. */
  readonly viewer: string
  readonly layout: LayoutName
  readonly theme: (typeof themes)[number]
  readonly language: string
  readonly answers: AnswerState
  /** The call that is answered with `data`, by its name; empty for none. */
  readonly call: string
  /** The JSON that the call is answered with, as it is typed. */
  readonly data: string
  /** Typed values of the parameters of a page. */
  readonly values: Readonly<Record<string, string>>
  /** The typed query of a page; undefined for the example. */
  readonly query: string | undefined
  /** The typed payload of an overlay or slot, as JSON; undefined for the example. */
  readonly payload: string | undefined
}

/** Returns the views that a module offers. */
export function viewsOf({ pages, overlays, slots }: ModuleDescriptor): readonly View[] {
  return [
    ...pages.map(({ name }): View => ({ kind: 'page', name })),
    ...overlays.map(({ name }): View => ({ kind: 'overlay', name })),
    ...slots.map(({ slot }): View => ({ kind: 'slot', name: slot })),
  ]
}

const sameView = (one: View, other: View): boolean =>
  one.kind === other.kind && one.name === other.name

function viewIn(query: URLSearchParams, module: ModuleDescriptor): View {
  const views = viewsOf(module)
  const asked = (['page', 'overlay', 'slot'] as const).flatMap((kind): View[] => {
    const name = query.get(kind)
    return name === null ? [] : [{ kind, name }]
  })[0]
  const found = views.find((view) => asked !== undefined && sameView(view, asked))
  return found ?? views[0] ?? { kind: 'page', name: '' }
}

const oneOf = <Value extends string>(
  values: readonly Value[],
  asked: string | null,
  usual: Value,
): Value => values.find((value) => value === asked) ?? usual

const layoutNames: readonly LayoutName[] = ['phone', 'tablet', 'desktop']

/** Reads the frame page's address. What it does not know is as usual. */
export function readChoices(search: string, { module, people }: About): Choices {
  const query = new URLSearchParams(search)
  const values = [...query].flatMap(([name, value]) =>
    name.startsWith('value.') ? [[name.slice('value.'.length), value]] : [],
  )
  const usernames = people.map(({ username }) => username)
  return {
    view: viewIn(query, module),
    viewer: oneOf(usernames, query.get('viewer'), ''),
    layout: oneOf(layoutNames, query.get('layout'), 'desktop'),
    theme: oneOf(themes, query.get('theme'), 'system'),
    language: oneOf(languages, query.get('language'), 'en'),
    answers: oneOf(answerStates, query.get('answers'), 'as-answered'),
    call: query.get('call') ?? '',
    data: query.get('data') ?? '',
    values: Object.fromEntries(values),
    query: query.get('query') ?? undefined,
    payload: query.get('payload') ?? undefined,
  }
}

/** Writes the choices as the query of the frame page's address, without what is usual. */
export function writeChoices(choices: Choices): string {
  const { view, values, query, payload } = choices
  const written = new URLSearchParams({ [view.kind]: view.name })
  const usual = { layout: 'desktop', theme: 'system', language: 'en', answers: 'as-answered' }
  for (const name of [
    'viewer',
    'layout',
    'theme',
    'language',
    'answers',
    'call',
    'data',
  ] as const) {
    const value = choices[name]
    if (value !== '' && value !== Reflect.get(usual, name)) written.set(name, value)
  }
  for (const [name, value] of Object.entries(values)) written.set(`value.${name}`, value)
  if (query !== undefined) written.set('query', query)
  if (payload !== undefined) written.set('payload', payload)
  return `?${written}`
}

/** A parameter of a page and its value. */
export interface Parameter {
  readonly name: string
  readonly value: string
}

const routeOf = ({ view }: Choices, { module }: About): string =>
  (view.kind === 'page' && module.pages.find(({ name }) => name === view.name)?.route) || ''

/** Returns the parameters of the chosen page: as typed, else from the demo world. */
export function parametersOf(choices: Choices, about: About): readonly Parameter[] {
  const route = routeOf(choices, about)
  return [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const example = about.values[`${route} ${name}`] ?? about.values[name]
    return { name, value: choices.values[name] ?? example ?? 'example' }
  })
}

/** Returns the query of the chosen page: as typed, else an example. */
export const queryOf = (choices: Choices, about: About): string =>
  choices.query ?? about.values[`${routeOf(choices, about)} ?`] ?? ''

/** Returns the payload of the chosen overlay or slot as JSON: as typed, else from the demo world. */
export const payloadOf = ({ view, payload }: Choices, about: About): string =>
  payload ?? JSON.stringify(about.payloads[view.name] ?? {}, null, 2)

/** Returns the address in the product that shows the chosen view. */
export function addressOf(choices: Choices, about: About): string {
  const { view } = choices
  if (view.kind !== 'page') {
    const payload = payloadOf(choices, about)
    return `${stagePath}?${new URLSearchParams({ [view.kind]: view.name, payload })}`
  }
  const parameters = parametersOf(choices, about)
  const path = routeOf(choices, about).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(parameters.find((each) => each.name === name)?.value ?? ''),
  )
  const query = queryOf(choices, about)
  return query === '' ? path : `${path}?${query}`
}
