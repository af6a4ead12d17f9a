import { moduleLanguages, templateText } from '@tessera/build/first-screens'
import type { Call, OutputOf } from '@tessera/contracts/calls/define-call'
import type { Pin } from '@tessera/contracts/entities/pin'
import { readTemplate } from '@tessera/contracts/first-screen/read-template'
import { readingCalls } from '@tessera/contracts/first-screen/reading-calls'
import type { FirstScreenTemplate } from '@tessera/contracts/first-screen/template'
import type { FirstScreen } from '@tessera/module/first-screen'
import { drawTemplate } from '@tessera/server/web/first-screen/draw-template'
import type { FirstScreenReader } from '@tessera/server/web/first-screen/reader'
import { visitorIn } from '@tessera/server/web/first-screen/test/drawn-pin'
import { parsed } from '@tessera/server/web/first-screen/test/parse-markup'

export { account } from '@tessera/server/web/first-screen/test/account'
export { pinWith } from '@tessera/server/web/first-screen/test/drawn-pin'

/** An answer that the page's document carries. */
interface FirstAnswer {
  readonly call: string
  readonly data: unknown
  readonly input: Readonly<Record<string, unknown>>
}

/** Makes the answer of a call. */
export const answered = <C extends Call>(
  { name }: C,
  data: OutputOf<C>,
  input: FirstAnswer['input'] = {},
): FirstAnswer => ({ call: name, data, input })

interface ShownTo {
  readonly answers?: readonly FirstAnswer[]
  readonly pins?: readonly Pin[]
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
  readonly locale?: string
  readonly viewer?: FirstScreenReader['viewer']
  readonly experiments?: FirstScreenReader['experiments']
}

const known = new WeakMap<FirstScreen, FirstScreenTemplate>()

function compiled(screen: FirstScreen, module: string, root: string): FirstScreenTemplate {
  const before = known.get(screen)
  if (before !== undefined) return before
  const text = templateText(screen, { name: module, languages: moduleLanguages(root) })
  const read = readTemplate(text, { module, calls: readingCalls })
  if (!read.ok) throw new Error(read.why)
  known.set(screen, read.template)
  return read.template
}

/**
 * Draws a first screen as the service does, by what the build makes of it; undefined where nothing is drawn.
 *
 *     drawnScreen(screen, { module: 'shopping', root: import.meta.dirname + '/../..' }, { pins })
 */
export function drawnScreen(
  screen: FirstScreen,
  { module, root }: { readonly module: string; readonly root: string },
  shown: ShownTo,
) {
  const { answers = [], pins = [], params = {}, query = '', locale = 'en' } = shown
  const { viewer = null, experiments = {} } = shown
  const template = compiled(screen, module, root)
  const content = {
    pins,
    answers: answers.map((answer) => ({ ...answer, bookmark: null })),
  }
  const page = { content, params, query: new URLSearchParams(query) }
  const drawn = drawTemplate(template, page, { ...visitorIn(locale), viewer, experiments })
  return drawn && { markup: drawn.markup, ...parsed(drawn.markup) }
}
