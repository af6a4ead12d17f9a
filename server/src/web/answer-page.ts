import type { Boot } from '@tessera/contracts/boot'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import type { Registry, ShellFiles } from '@tessera/contracts/registry'
import { contractVersion } from '@tessera/contracts/version'
import { type Account, viewerOf } from '../domains/identity/account.ts'
import type { CaptchaSources } from '../platform/captcha/port.ts'
import type { Settings } from '../settings.ts'
import { type DocumentPicture, documentOf } from './document.ts'
import { documentHeaders, loadedOrigins } from './headers.ts'
import { hintsFor, shellFiles } from './page-files.ts'
import { type OwnedPage, pageOwner } from './page-owner.ts'
import { type Ask, type PageContent, pageContent } from './pages.ts'
import { themeOf } from './theme.ts'

/** How many of a page's pictures the document announces. */
const announcedPictures = 6

/** What a document is made of. */
export interface PageRequest {
  readonly url: URL
  readonly cookies: string | null
  readonly viewer: Account | null
  readonly returning: ReturningVisitor | null
  readonly captcha: CaptchaSources
  readonly registry: Registry
  readonly shell: ShellFiles
  readonly settings: Settings
  readonly nonce: string
  readonly ask: Ask
}

/** Answers a page's address with its document. */
export async function answerPage(request: PageRequest): Promise<Response> {
  const { url, registry, shell, settings, nonce } = request
  const owned = pageOwner(registry, url.pathname)
  const content = await pageContent(owned, url.searchParams, request.ask)
  const boot = bootOf(request, owned, content)
  const { publicOrigin } = settings
  const html = documentOf({
    nonce,
    boot,
    description:
      content.description ?? `Save ideas to boards and find new ones on ${settings.brand}.`,
    canonical: publicOrigin + url.pathname,
    picture: content.picture === undefined ? undefined : publicOrigin + content.picture,
    initial: shellFiles(shell),
    hints: content.found ? hintsFor(owned) : [],
    pictures: content.pins.slice(0, announcedPictures).map(pictureOf),
  })
  const headers = documentHeaders({
    nonce,
    origins: loadedOrigins(registry, shell),
    captcha: request.captcha,
    overrides: settings.overrides,
    https: publicOrigin.startsWith('https:'),
  })
  return new Response(html, { status: boot.status, headers })
}

function bootOf(request: PageRequest, owned: OwnedPage | undefined, content: PageContent): Boot {
  const { settings, viewer } = request
  return {
    brand: settings.brand,
    contract: contractVersion,
    status: content.found ? 200 : 404,
    title: titleOf(settings.brand, owned, content),
    viewer: viewer === null ? null : viewerOf(viewer),
    returning: request.returning,
    locale: 'en',
    theme: themeOf(request.cookies),
    experiments: {},
    modules: request.registry.modules,
    answers: [...content.answers],
    overrides: settings.overrides,
  }
}

function titleOf(brand: string, owned: OwnedPage | undefined, content: PageContent): string {
  const own = content.found ? (content.title ?? owned?.page.title) : 'Page not found'
  return own === undefined || own === '' || own === brand ? brand : `${own} · ${brand}`
}

function pictureOf({ images }: Pin): DocumentPicture {
  const files = [images['236x'], images['474x'], images['736x']]
  const srcset = files.map(({ url, width }) => `${url} ${width}w`).join(', ')
  return { href: images['474x'].url, srcset }
}
