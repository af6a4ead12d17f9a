import type { Boot, BootData } from '@tessera/contracts/boot'
import { signUpRules } from '@tessera/contracts/calls/registration'
import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import { type FoundPage, findPage } from '@tessera/contracts/find-page'
import type { Language } from '@tessera/contracts/language'
import type { ListedData } from '@tessera/contracts/listed-module'
import { defineTexts } from '@tessera/contracts/messages'
import type { Registry, ShellFiles } from '@tessera/contracts/registry'
import type { BuildId } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import { isSettingsList } from '@tessera/contracts/settings-sections'
import { contractVersion } from '@tessera/contracts/version'
import { type ShownAccount, viewerOf } from '../contexts/identity/index.ts'
import { type Overridden, served } from '../contexts/releases/index.ts'
import {
  type Ask,
  type PageContent,
  type PageText,
  plain,
  record,
} from '../documents/page-content/content.ts'
import type { CaptchaSources } from '../platform/captcha/port.ts'
import type { Settings } from '../settings.ts'
import { advertiserAddress } from './advertiser-address.ts'
import { documentOf } from './document.ts'
import type { DocumentHead } from './document-head.ts'
import { pageContent } from './find-content.ts'
import { drawnPage } from './first-screen/drawn-page.ts'
import type { Templates } from './first-screen/templates-port.ts'
import { documentHeaders, documentPolicy, isStrictlyHttps, loadedOrigins } from './headers.ts'
import { importHashes, listModules, scriptHashes } from './list-modules.ts'
import { movedTo } from './moved.ts'
import { overrideBanner } from './override-banner.ts'
import { hintsFor, shellFiles, shellWords } from './page-files.ts'
import { pictureOf } from './picture-of.ts'
import { shortText } from './short-text.ts'
import { themeOf } from './theme.ts'

/** Number of pictures that the document preloads. */
const announcedPictures = 6

const words = defineTexts({
  about: 'Save ideas to boards and find new ones on {brand}.',
  missing: 'Page not found',
  settings: 'Settings',
})

/** Everything that a document is made of. */
export interface PageRequest {
  readonly url: URL
  readonly cookies: string | null
  readonly language: Language
  readonly viewer: ShownAccount | null
  readonly returning: ReturningVisitor | null
  readonly captcha: CaptchaSources
  readonly registry: Registry
  /** The id of each module's build, as far as it is known. */
  readonly builds: Readonly<Record<string, BuildId>>
  /** The signed id of the modules' builds. */
  readonly served: string
  /** True when the document may report its vitals. */
  readonly isWatched: boolean
  /** The overrides of this browser; null when the document runs the registry's builds. */
  readonly overridden: Overridden | null
  /** Origins that the panel may read descriptors from. */
  readonly admitted: readonly string[]
  readonly shell: ShellFiles
  readonly settings: Settings
  readonly templates: Templates
  readonly nonce: string
  readonly experiments: Boot['experiments']
  /** Texts, a notice and terms of the house for this visitor. */
  readonly house: Pick<BootData, 'texts' | 'notice' | 'terms'>
  readonly ask: Ask
}

/** True for pages that ask the page of another site that opened them for its pictures (decision 065). */
const keepsOpener = (path: string): boolean => path.startsWith('/pin/create/')

/** Answers a page's path with its document. */
export async function answerPage(request: PageRequest): Promise<Response> {
  const { url, shell, settings, nonce, overridden } = request
  const { language } = request
  const { modules, set } = served(request, language)
  const isList = isSettingsList(modules, url.pathname)
  const owned = isList ? undefined : findPage(modules, url.pathname)
  if (!isList) {
    const isMember = request.viewer !== null
    const elsewhere = await advertiserAddress({ url, modules, isMember, ask: request.ask })
    if (elsewhere !== undefined) return elsewhere
  }
  const content = isList
    ? { ...plain, title: words(language).settings() }
    : await pageContent(owned, url.searchParams, request.ask)
  const moved = content.found ? movedTo(url, content.path) : undefined
  if (moved !== undefined) return moved
  const { publicOrigin, overrides } = settings
  const { captcha } = request
  const owner = owned?.module.descriptor.name
  const listed = listModules(modules, { owner, overrides })
  const answers = [...content.answers, ...(await formAnswers(request))]
  const boot = bootOf(request, { owned, content, answers, modules: listed, set })
  const origins = [...new Set([...loadedOrigins(modules, shell), ...request.admitted])]
  const policy = { nonce, origins, captcha, overrides, logHost: settings.logHost }
  const { searchParams: query } = url
  // The drawn page begins where the header ends, and the banner of overrides stands above that.
  const drawn =
    overridden === null
      ? await drawnPage(
          { ...content, answers },
          { ...request, brand: settings.brand },
          { ...request, owned, query },
        )
      : undefined
  const html = documentOf({
    nonce,
    drawn,
    policy: documentPolicy({ ...policy, hashes: scriptHashes(listed) }),
    imports: overrides ? {} : importHashes(listed),
    boot,
    banner: overridden === null ? undefined : overrideBanner(overridden, url, language),
    head: headOf(request, owned, content),
    initial: shellFiles(shell),
    words: shellWords(shell, language.locale),
    hints: content.found ? hintsFor(owned, language.locale) : [],
    isWatched: request.isWatched,
    isInstallable: settings.installedApp,
    // A drawn page has its pictures itself, where the browser finds them as early.
    pictures:
      drawn === undefined
        ? (content.pictures ?? content.pins.slice(0, announcedPictures).map(pictureOf))
        : [],
  })
  const headers = documentHeaders({ ...policy, https: isStrictlyHttps(publicOrigin) })
  if (keepsOpener(url.pathname)) headers.set('Cross-Origin-Opener-Policy', 'unsafe-none')
  return new Response(html, { status: boot.status, headers })
}

/**
 * Returns the rules of the log-in and sign-up form for a visitor. Any page may open it, and it stands as it
 * stays only if it knows which other ways it offers.
 */
async function formAnswers({ viewer, ask }: PageRequest): Promise<PageContent['answers']> {
  const rules = viewer === null ? await record(ask, signUpRules, {}) : undefined
  const data = z.safeParse(signUpRules.output, rules?.data).data
  if (rules === undefined || data === undefined) return []
  // The list of refused passwords would take a fifteenth of the document.
  const password_rules = data.password_rules.filter(({ type }) => type !== 'not_among')
  return [{ ...rules, data: { ...data, password_rules, is_brief: true } }]
}

function headOf(
  { url, settings, language }: PageRequest,
  owned: FoundPage | undefined,
  content: PageContent,
): DocumentHead {
  const { brand, publicOrigin: origin } = settings
  const about = said(content.description, language) ?? words(language).about({ brand })
  return {
    name: nameOf({ brand, language }, owned, content),
    description: shortText(about),
    canonical: origin + (content.path ?? url.pathname),
    isIndexed: content.isIndexed,
    card: content.card,
    origin,
    linkedData: content.linkedData?.({ origin, brand }) ?? [],
  }
}

function bootOf(
  request: PageRequest,
  found: {
    readonly modules: ListedData[]
    readonly set: Boot['set']
    readonly owned: FoundPage | undefined
    readonly content: PageContent
    readonly answers: BootData['answers']
  },
): BootData {
  const { settings, viewer } = request
  const { owned, content, answers, modules, set } = found
  return {
    brand: settings.brand,
    contract: contractVersion,
    status: content.found ? 200 : 404,
    title: titleOf({ brand: settings.brand, language: request.language }, owned, content),
    viewer: viewer === null ? null : viewerOf(viewer),
    returning: request.returning,
    locale: request.language.locale,
    theme: themeOf(request.cookies),
    experiments: request.experiments,
    ...request.house,
    modules,
    // The address is of this document alone, so that new builds come with the next one.
    ...(request.overridden?.switchedOff.length ? {} : { set }),
    served: request.served,
    answers,
    overrides: settings.overrides,
    ...(settings.anyoneOverrides ? { anyoneOverrides: true } : {}),
  }
}

interface Reader {
  readonly brand: string
  readonly language: Language
}

function titleOf(reader: Reader, owned: FoundPage | undefined, content: PageContent): string {
  const own = nameOf(reader, owned, content)
  return own === reader.brand ? own : `${own} · ${reader.brand}`
}

/** Returns a page's own name; the product's name for a page without one. */
function nameOf(
  { brand, language }: Reader,
  owned: FoundPage | undefined,
  content: PageContent,
): string {
  const own = content.found
    ? (said(content.title, language) ?? owned?.page.title)
    : words(language).missing()
  return own || brand
}

const said = (text: PageText | undefined, language: Language): string | undefined =>
  typeof text === 'function' ? text(language) : text
