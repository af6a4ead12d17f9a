import type { Call, OutputOf } from '@tessera/contracts/calls/define-call'
import type { ParamsOf, Path } from '@tessera/contracts/define-path'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { type Binding, bindingAt } from './binding.ts'
import type { Condition, Node } from './parts.ts'

/** The facts that a first screen may read besides the page's answers. */
interface Reader<Pattern extends string> {
  readonly brand: Binding<string>
  readonly locale: Binding<string>
  /** Null for a visitor. */
  readonly viewer: Binding<Pick<
    Viewer,
    'username' | 'full_name' | 'first_name' | 'image_medium_url' | 'pin_count' | 'is_partner'
  > | null>
  /** True for a visitor who logged in in this browser before. */
  readonly isReturning: Binding<boolean>
  /** The pins that the page shows first. */
  readonly pins: Binding<readonly Pin[]>
  readonly params: Binding<ParamsOf<Pattern>>
  readonly query: Binding<Readonly<Record<string, string>>>
  /** The arms of the experiments that the reader is in. */
  readonly experiments: Binding<Readonly<Record<string, string>>>
}

type Answers<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: Binding<OutputOf<Calls[Name]>>
}

/** The first screen of a page, and the conditions in which the page starts with something else. */
interface Screen {
  readonly unless: Condition
  readonly content: readonly Node[]
}

/** The first screen of a page, as its module defines it. */
export interface FirstScreen {
  readonly route: string
  readonly answers: Readonly<Record<string, string>>
  readonly style: string
  readonly screen: Screen
}

/**
 * Defines how a page starts: what the service draws into the page's document, until the page takes its place.
 * `first-screen.ts` beside a page exports it. The build runs that file; a browser and the service never do.
 *
 *     export default firstScreen(paths.board, { board: getBoard }, ({ board, pins }) => ({
 *       unless: not(has(pins)),
 *       content: [element('h1', {}, board.name), tiles(say(words.pins, { board: board.name }))],
 *     }))
 */
export function firstScreen<
  const Pattern extends string,
  const Calls extends Readonly<Record<string, Call>>,
>(
  path: Path<Pattern>,
  calls: Calls,
  draw: (reads: Answers<Calls> & Reader<Pattern>) => Screen,
  style?: string,
): FirstScreen
export function firstScreen(
  { pattern }: Path,
  calls: Readonly<Record<string, Call>>,
  draw: (reads: never) => Screen,
  style = '',
): FirstScreen {
  const reads: unknown = new Proxy({}, { get: (_, name) => bindingAt(String(name)) })
  return {
    route: pattern,
    answers: Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, call.name])),
    style,
    screen: Reflect.apply(draw, undefined, [reads]),
  }
}
