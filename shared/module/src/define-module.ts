import type { Path } from '@tessera/contracts/define-path'
import { type SlotDefinition, slotName } from '@tessera/contracts/define-slot'
import type { Fact, HandledRequest, OverlayRequest } from '@tessera/contracts/events/define-event'
import type { Experiment } from '@tessera/contracts/experiments'
import { type Catalogue, type Language, speak } from '@tessera/contracts/language'
import { loadParser } from '@tessera/contracts/parser'
import type {
  ModuleDescriptor,
  NavDescriptor,
  PageDescriptor,
  SettingsPlace,
} from '@tessera/contracts/registry'
import type { BackendClaim } from '@tessera/contracts/releases/backend-grant'
import type { z } from '@tessera/contracts/schema'
import type { ComponentType } from 'react'
import { createElement } from 'react'
import type { ShellContext } from './context.ts'
import type { PaletteCommands } from './palette-command.ts'

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/** A module's view, as the shell renders it. The input is untrusted until the view has parsed it. */
export type ModuleView = ComponentType<{
  readonly input: unknown
  readonly close: () => void
}>

type LoadView = () => Promise<ModuleView>

/** The props of a page: the named parts of its address, and the query. */
export interface PageProps<Params = Readonly<Record<never, string>>> {
  readonly params: Params
  readonly query: URLSearchParams
  /** True while the page lies over another page. */
  readonly over?: boolean
}

/** The props of an overlay: the parsed request that opened it, and a function that closes it. */
export interface OverlayProps<Input> {
  readonly input: Input
  readonly close: () => void
}

interface PageDefinition
  extends Pick<PageDescriptor, 'title' | 'who' | 'over' | 'settings' | 'footer'> {
  readonly route: string
  /** The chunk that holds the page, when its name is another than `page-<name>`. */
  readonly chunk?: string
  readonly load: LoadView
}

interface FilledSlot {
  readonly slot: string
  readonly load: LoadView
}

interface HandlerDefinition {
  /** The request's name and version, as save.tapped@1. */
  readonly request: string
  readonly load: () => Promise<(shell: ShellContext) => (payload: unknown) => unknown>
}

/** Something that other modules may hear, call or fill. Its name begins with the module's, as `events.chosen`. */
type Offer = Fact | HandledRequest | SlotDefinition

type CleanUp = (() => void) | undefined

/**
 * The definition of a module. Each module's `src/module.ts` exports one, created by `defineModule`.
 */
export interface ModuleDefinition {
  readonly name: string
  readonly version: string
  readonly pages?: Readonly<Record<string, PageDefinition>>
  /** Keyed by the name that a request `opens`. */
  readonly overlays?: Readonly<Record<string, { readonly load: LoadView }>>
  readonly slots?: Readonly<Record<string, FilledSlot>>
  readonly nav?: readonly NavDescriptor[]
  /**
   * Loads the module's commands for the command palette (Ctrl+K). The palette asks for them each time that it opens,
   * and searches them by itself. Nothing of them loads before.
   *
   *     palette: () => import('./palette.ts')
   */
  readonly palette?: () => Promise<{ readonly default: PaletteCommands }>
  /** The requests that this module handles, made by `handler`. A request has one handler in the product. */
  readonly handles?: readonly HandlerDefinition[]
  /**
   * The events, requests and slots that this module offers to other teams, whose types they get by
   * `npm run module -- types` from the running build. Declare them in a file named `offers.ts`.
   */
  readonly offers?: readonly Offer[]
  /**
   * Loads the module although none of its views is open: for everyone, or as soon as somebody is
   * logged in. Without it the module loads with its first view or handled request.
   */
  readonly wakes?: ModuleDescriptor['wakes']
  /**
   * Gives the module to people who look after the product alone (`house`). To everybody else the service neither
   * lists it nor answers at its addresses.
   */
  readonly audience?: ModuleDescriptor['audience']
  /** The experiments of this module, made by `defineExperiment`. Each name is one experiment in the product. */
  readonly experiments?: readonly Experiment[]
  /** Says that the module has a backend, and what that wants to know of the viewer; the operator grants both. */
  readonly backend?: { readonly wants: readonly BackendClaim[] }
  /**
   * Brotli bytes of scripts and styles that the heaviest view may load (`moduleBudget` without it). The
   * gate refuses a build with more.
   */
  readonly budget?: number
  /**
   * Loads the module's texts in a language besides English, by its tag. Give the import the chunk name
   * `words-<tag>`, so that the descriptor can find its file.
   */
  readonly words?: Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>>
  /**
   * Runs once, as soon as the module has loaded and somebody is logged in. Loaded separately, so that a
   * visitor's page does without it. Cleans up as `setup` does.
   */
  readonly setupForMember?: () => Promise<{ readonly default: (shell: ShellContext) => CleanUp }>
  /**
   * Runs once when the module has loaded, before any of its views renders. A promise is awaited for up to
   * `timings.moduleLoad`. The returned function cleans up: it runs when the module is replaced, or when
   * setup ends after it has timed out.
   */
  setup?(shell: ShellContext): CleanUp | Promise<CleanUp>
}

/** A definition as `defineModule` makes it. The shell sets the language of the module's texts through it. */
export interface DefinedModule extends ModuleDefinition {
  readonly speak?: (language: Language) => void
}

/**
 * Defines what a module offers. Views load on demand. Give each import the chunk name `page-<name>`,
 * `overlay-<name>` or `slot-<name>`, so that the descriptor can find its files.
 *
 *     export default defineModule({
 *       name: 'shopping', version: '1.0.0',
 *       pages: { feed: page(paths.home, { title: 'Home' },
 *         () => import('./home-feed/page.tsx')) },
 *     })
 */
export function defineModule(definition: ModuleDefinition): DefinedModule {
  // This bundle's own `speak`: the texts of a module live in its bundle, and so does their language.
  return { ...definition, speak }
}

type ParamsOf<P extends Path> =
  P extends Path<infer Pattern>
    ? Pattern extends `${string}:${string}`
      ? { readonly [Name in NamesIn<Pattern>]: string }
      : Readonly<Record<never, string>>
    : never

type NamesIn<Pattern extends string> = Pattern extends `${string}:${infer Part}/${infer Rest}`
  ? (Part extends `${infer Name}(${string}` ? Name : Part) | NamesIn<Rest>
  : never

interface PageInput {
  readonly params: Readonly<Record<string, string>>
  readonly search: string
  readonly over?: boolean
}

/** True for the input of a page. Without the contracts' schemas, which a first view does not wait for. */
const isPageInput = (input: unknown): input is PageInput =>
  typeof input === 'object' &&
  input !== null &&
  'params' in input &&
  Object.values(Object(input.params)).every((value) => typeof value === 'string') &&
  'search' in input &&
  typeof input.search === 'string'

function readParams<P extends Path>(path: P, params: Readonly<Record<string, string>>): ParamsOf<P>
function readParams(path: Path, params: Readonly<Record<string, string>>): unknown {
  const names = [...path.pattern.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? [])
  return Object.fromEntries(names.map((name) => [name, params[name] ?? '']))
}

/** The settings list members' pages below `/settings/` whose address has no parameters. */
type PlaceFor<P extends Path> =
  P extends Path<infer Pattern>
    ? Pattern extends `${string}:${string}`
      ? never
      : Pattern extends `/settings/${string}/`
        ? SettingsPlace
        : never
    : never

interface AboutPage<P extends Path> {
  readonly title: string
  readonly who?: PageDescriptor['who']
  readonly over?: boolean
  /** Makes the page a section of the settings. Its title is the section's name. */
  readonly settings?: PlaceFor<P>
  /** Shows the product's footer below the page. Not for pages with an endless list. */
  readonly footer?: true
  /** Names the chunk of pages that share one, so that each of them preloads it. */
  readonly chunk?: `page-${string}`
}

/** Defines a page at an address, with its title and who may see it (anyone by default). */
export function page<P extends Path>(
  path: P,
  about: AboutPage<P>,
  load: Load<PageProps<ParamsOf<P>>>,
): PageDefinition {
  return {
    route: path.pattern,
    title: about.title,
    who: about.who ?? 'anyone',
    over: about.over ?? false,
    ...(about.settings === undefined ? {} : { settings: about.settings }),
    ...(about.footer === undefined ? {} : { footer: about.footer }),
    ...(about.chunk === undefined ? {} : { chunk: about.chunk }),
    load: async () => {
      const { default: View } = await load()
      return function PageView({ input }) {
        if (!isPageInput(input)) throw new TypeError('A page needs its parameters and its query.')
        const { params, search, over = false } = input
        return createElement(View, {
          params: readParams(path, params),
          query: new URLSearchParams(search),
          over,
        })
      }
    },
  }
}

/** Defines the overlay of a request: `overlays: { [saveRequested.opens]: overlay(saveRequested, …) }`. */
export function overlay<Name extends string, Schema extends z.core.$ZodType>(
  request: OverlayRequest<Name, Schema>,
  load: Load<OverlayProps<z.output<Schema>>>,
): { readonly load: LoadView } {
  return {
    load: async () => {
      const [{ default: View }, { parse }] = await Promise.all([load(), loadParser()])
      return function OverlayView({ input, close }) {
        return createElement(View, { input: parse(request.schema, input), close })
      }
    },
  }
}

/** The return of a handler: nothing, or the answer that its request declares. */
type AnswerOf<Answer extends z.core.$ZodType> = [Answer] extends [never]
  ? unknown
  : z.input<Answer> | Promise<z.input<Answer>>

/**
 * Handles a request. The handler's file exports a function that is called once with the shell's
 * context and returns the function that handles each payload, and gives the answer if it has one.
 *
 *     handles: [handler(saveTapped, () => import('./saving/one-tap.ts'))]
 */
export function handler<
  Name extends string,
  Schema extends z.core.$ZodType,
  Answer extends z.core.$ZodType = never,
>(
  request: HandledRequest<Name, Schema, Answer>,
  load: () => Promise<{
    readonly default: (shell: ShellContext) => (payload: z.output<Schema>) => AnswerOf<Answer>
  }>,
): HandlerDefinition {
  return {
    request: `${request.name}@${request.version}`,
    load: async () => {
      const [{ default: start }, { parse }] = await Promise.all([load(), loadParser()])
      return (shell) => {
        const handle = start(shell)
        return (payload) => {
          const given: unknown = handle(parse(request.schema, payload))
          const { answer } = request
          if (answer === undefined) return given
          return Promise.resolve(given).then((found) => parse(answer, found))
        }
      }
    },
  }
}

/** Fills a slot in another module's page: `slots: { 'follow-person': slot(followPersonSlot, …) }`. */
export function slot<Name extends string, Schema extends z.core.$ZodType>(
  filled: SlotDefinition<Name, Schema>,
  load: Load<{ readonly input: z.output<Schema> }>,
): FilledSlot {
  return {
    slot: slotName(filled),
    load: async () => {
      const [{ default: View }, { parse }] = await Promise.all([load(), loadParser()])
      return function SlotView({ input }) {
        return createElement(View, { input: parse(filled.schema, input) })
      }
    },
  }
}
