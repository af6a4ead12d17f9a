import { createHash } from 'node:crypto'
import { Boot } from '@tessera/contracts/boot'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { signUpRules } from '@tessera/contracts/calls/registration'
import { searchFilters } from '@tessera/contracts/calls/search'
import { smallDemo } from '@tessera/demo/small/small-demo'
import { afterAll, expect, test } from 'vitest'
import { createMemoryService } from '../memory-service.ts'
import { firstScreenFiles } from '../web/first-screen/files.ts'
import { oldBrowserFile } from '../web/old-browser.ts'
import { boardOf, member, visitor } from './person.ts'
import { hash, registry, shell } from './sample-modules.ts'
import { sampleHosts, withTemplates } from './sample-templates.ts'

const service = await createMemoryService({
  sample: smallDemo,
  registry: withTemplates(registry),
  shell,
  moduleHosts: sampleHosts,
  files: {
    'js/shell.0123456789.js': 'let whole',
    'js/shell.0123456789.js.br': 'squeezed',
    'shell.json': '{}',
  },
})
afterAll(() => service.stop())

async function opened(path: string, person = visitor(service), headers = {}) {
  const response = await person.send(path, { headers })
  const html = await response.text()
  const [, text = '{}'] =
    /<script type="application\/json" id="tessera-boot">([^<]*)<\/script>/.exec(html) ?? []
  return { response, html, boot: Boot.parse(JSON.parse(text)) }
}

const tagsOf = (html: string, name: string) =>
  html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []

test("a document's policy runs nothing without its nonce or from a foreign origin", async () => {
  const { response } = await opened('/')
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toMatch(
    /default-src 'none'; script-src 'self' 'nonce-[\w-]{43}' http:; style-src 'self' 'nonce-[\w-]{43}';/,
  )
  expect(policy).toContain(
    "; require-trusted-types-for 'script'; trusted-types default svelte-trusted-html",
  )
  expect(response.headers.get('Integrity-Policy')).toBe('blocked-destinations=(script)')
  expect(policy).not.toMatch(/unsafe/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  const again = (await opened('/')).response.headers.get('Content-Security-Policy')
  expect(again).not.toBe(policy)
})

test('the window that saves from another site can ask the page that opened it, and no other window can', async () => {
  const openerOf = async (path: string) =>
    (await opened(path)).response.headers.get('Cross-Origin-Opener-Policy')
  expect(await openerOf('/pin/create/bookmarklet/')).toBe('unsafe-none')
  for (const path of ['/', '/pin-builder/', '/pin/createx/'])
    expect(await openerOf(path)).toBe('same-origin-allow-popups')
})

test('every script and style of a document has its hash, and no script is inline', async () => {
  const { html, response } = await opened('/')
  const nonce = /'nonce-([\w-]+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1]
  const scripts = tagsOf(html, 'script').filter(
    (tag) => !/application\/(ld\+)?json|importmap/.test(tag),
  )
  const styles = tagsOf(html, 'link').filter((tag) => tag.includes('rel="stylesheet"'))
  const drawn = await firstScreenFiles()
  const hashes = new Map([
    [oldBrowserFile.url, oldBrowserFile.integrity],
    [drawn.script.url, drawn.script.integrity],
    [drawn.style.url, drawn.style.integrity],
  ])
  const [, , own = ''] = styles
  const [, ownUrl = ''] = /href="(\/first-screen\/shopping\/\w+\.css)"/.exec(own) ?? []
  const ownStyle = await (await visitor(service).send(ownUrl)).text()
  expect(ownStyle).toBe('.shopping-home{color:red}')
  hashes.set(ownUrl, `sha256-${createHash('sha256').update(ownStyle).digest('base64')}`)
  const [placing, oldBrowser, first, ...early] = scripts
  expect(oldBrowser).toContain('src="/old-browser.js"')
  expect(first).toContain('src="/assets/js/shell.0123456789.js"')
  expect(early).toHaveLength(2)
  for (const tag of early) expect(tag).toMatch(/src="http:\/\/localhost:3104\/[^"]+" async/)
  expect(placing).toContain(`src="${drawn.script.url}"`)
  expect(styles).toHaveLength(3)
  for (const tag of [...scripts, ...styles]) {
    const [, url = ''] = /(?:src|href)="([^"]+)"/.exec(tag) ?? []
    expect(tag).toContain(`integrity="${hashes.get(url) ?? hash}"`)
    expect(tag).toContain('crossorigin')
  }
  for (const tag of [oldBrowser, first, placing, ...styles])
    expect(tag).toContain(`nonce="${nonce}"`)
  expect(html).not.toMatch(/ on\w+=|javascript:/)
})

test('a drawn page asks for its styles, then its pictures, then scripts, then typefaces', async () => {
  const { html } = await opened('/')
  const at = (pattern: RegExp) => [...html.matchAll(pattern)].map(({ index }) => index)
  const styles = at(/<link rel="stylesheet"/g)
  const pictures = at(/<img /g)
  const scripts = at(/<script [^>]*(?: defer| async)|as="script"/g)
  const fonts = at(/<link rel="preload" as="font"/g)
  for (const found of [styles, pictures, scripts, fonts]) expect(found).not.toHaveLength(0)
  const inOrder = [styles, pictures, scripts, fonts].flat()
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
  // Browsers give preloads the priority of what shows the page, unless they say otherwise.
  const preloads = tagsOf(html, 'link').filter((tag) => tag.includes('rel="preload"'))
  for (const tag of preloads) expect(tag).toContain('fetchpriority="low"')
})

test('scripts of modules are allowed by their hashes only, before anything is loaded', async () => {
  const { html, response } = await opened('/')
  const nonce = /'nonce-([\w-]+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1]
  const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(html) ?? []
  const [before = '', policy = ''] = head.split(
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/,
  )
  expect(before.trim()).toBe('<meta charset="utf-8">')
  expect(policy.replaceAll('&#39;', "'")).toBe(
    [
      `script-src 'self' 'nonce-${nonce}' '${hash}'`,
      "img-src 'self' data: blob: http://localhost:3104",
      "connect-src 'self' http://localhost:3104",
      "font-src 'self' http://localhost:3104",
    ].join('; '),
  )
  // Imports are allowed by their hashes too, which browsers take from here.
  expect(head).toContain(
    `<script type="importmap" nonce="${nonce}">{"integrity":{"http://localhost:3104/remoteEntry.js":"${hash}",`,
  )
  // The nonce would also allow everything that the script imports.
  for (const script of tagsOf(html, 'script').filter((tag) => tag.includes(' async')))
    expect(script).not.toContain('nonce')
})

test('a document preloads the entry of its page’s module, and runs its chunks early', async () => {
  const { html } = await opened('/search/pins/?q=lamp')
  const entries = tagsOf(html, 'link').filter((tag) => tag.includes('as="script"'))
  expect(entries).toHaveLength(1)
  expect(entries[0]).toContain('http://localhost:3104/remoteEntry.js')
  const early = tagsOf(html, 'script').filter((tag) => tag.includes(' async'))
  const announced = [...entries, ...early].join('\n')
  for (const file of ['remoteEntry.js', 'module.0123456789.js', 'search.0123456789.js'])
    expect(announced).toContain(`http://localhost:3104/${file}`)
  expect(announced).not.toContain('home.0123456789.js')
  expect(announced.match(/integrity=/g)).toHaveLength(3)
})

test('the home page brings its first pins, and draws them with the first row of a phone first', async () => {
  const { html, boot } = await opened('/')
  const feed = await visitor(service).call(homeFeed, {})
  const [first] = boot.answers
  const { data, bookmark } = feed
  expect(first).toEqual({ call: homeFeed.name, input: {}, data, bookmark })
  const pictures = tagsOf(html, 'img')
  expect(pictures.filter((tag) => tag.includes('fetchpriority="high"'))).toHaveLength(2)
  expect(pictures[0]).toContain(feed.data?.[0]?.images['474x'].url)
  const preloaded = (text: string) =>
    tagsOf(text, 'link').filter((tag) => tag.includes('as="image"')).length
  expect(preloaded(html)).toBe(0)
  // A page that is not drawn preloads them.
  expect(preloaded((await opened('/', await member(service))).html)).toBeGreaterThan(0)
})

test('pages are drawn by their module’s templates in the document, and pages without one are not', async () => {
  const [pin] = await visitor(service).done(homeFeed, {})
  const drawnAt = async (path: string, person = visitor(service)) => {
    const { html } = await opened(path, person)
    const [, drawn] = /<div id="drawn" role="main"[^>]*>([\s\S]*?)<\/div><script /.exec(html) ?? []
    expect(html.includes(' data-drawn>'), path).toBe(drawn !== undefined)
    return drawn
  }
  const home = await drawnAt('/')
  expect(tagsOf(home ?? '', 'li').length).toBeGreaterThan(5)
  expect(home).toContain(`href="/pin/${pin?.id}/"`)
  const closeup = await drawnAt(`/pin/${pin?.id}/`)
  expect(closeup).toContain(`<h1>${pin?.title}</h1>`)
  expect(closeup).toContain(pin?.images['736x'].url)
  const board = await drawnAt(pin?.board?.url ?? '')
  expect(board).toContain(`<h1>${pin?.board?.name}</h1>`)
  const others = ['/ideas/', '/search/boards/?q=lamp', '/mira_okafor/', '/settings/']
  for (const path of others) expect(await drawnAt(path), path).toBeUndefined()
  // A template may say that its page starts otherwise.
  expect(await drawnAt('/', await member(service))).toBeUndefined()
})

test('the files of a first screen stay the same at their address, and others are missing', async () => {
  const { style, script } = await firstScreenFiles()
  for (const [{ url }, type] of [
    [style, 'text/css'],
    [script, 'text/javascript'],
  ] as const) {
    const { status, headers } = await visitor(service).send(url)
    expect([status, headers.get('Content-Type')]).toEqual([200, `${type}; charset=utf-8`])
    expect(headers.get('Cache-Control')).toContain('immutable')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  }
  const other = await visitor(service).send('/first-screen/01234567.js')
  expect([other.status, await other.text()]).toEqual([404, ''])
})

test('a search among products, or with filters, brings its filters along, and any other does not', async () => {
  const called = async (path: string) =>
    (await opened(path)).boot.answers.flatMap(({ call, input }) =>
      call === searchFilters.name ? [input] : [],
    )
  expect(await called('/search/buyable_pins/?q=lamp&brands=Lyra&rs=typed')).toEqual([
    { bookmark_string: 'q=lamp&brands=Lyra&scope=buyable_pins' },
  ])
  expect(await called('/search/pins/?q=lamp&colors=red')).toHaveLength(1)
  for (const path of ['pins/?q=lamp', 'pins/?q=lamp&brands=Lyra', 'boards/?q=lamp&colors=red'])
    expect(await called(`/search/${path}`), path).toEqual([])
  const { boot } = await opened('/search/buyable_pins/?q=lamp')
  expect(boot.answers.find(({ call }) => call === searchFilters.name)?.data).toEqual(
    await visitor(service).done(searchFilters, { bookmark_string: 'q=lamp&scope=buyable_pins' }),
  )
})

test('a pin, a person and a board have their own title and first answers', async () => {
  const [pin] = await visitor(service).done(homeFeed, {})
  const found = await opened(`/pin/${pin?.id}/`)
  expect(found.boot).toMatchObject({ status: 200, title: `${pin?.title} · Tessera` })
  expect(found.html).toContain(`property="og:image" content="http://localhost:3000/media/`)
  const person = await opened('/mira_okafor/')
  expect(person.boot.title).toBe('Mira Okafor · Tessera')
  expect(person.boot.answers.map(({ call }) => call)).toEqual([
    'UserResource.get',
    'BoardsResource.get',
    signUpRules.name,
  ])
  const board = await opened(pin?.board?.url ?? '')
  expect(board.boot.title).toBe(`${pin?.board?.name} · Tessera`)
  expect(board.boot.answers).toHaveLength(3)
})

test('every document of a visitor brings the rules of the log-in form, and none of a member', async () => {
  const person = await member(service)
  const rules = await visitor(service).done(signUpRules, {})
  const withoutList = rules.password_rules.filter(({ type }) => type !== 'not_among')
  expect(withoutList).toHaveLength(rules.password_rules.length - 1)
  for (const path of [
    '/',
    '/ideas/',
    '/search/pins/?q=lamp',
    '/mira_okafor/',
    '/login/',
    '/a/b/c/d/',
  ]) {
    const { boot } = await opened(path)
    const brought = boot.answers.filter(({ call }) => call === signUpRules.name)
    expect(brought, path).toEqual([
      {
        call: signUpRules.name,
        input: {},
        bookmark: null,
        data: { ...rules, is_brief: true, password_rules: withoutList },
      },
    ])
    const own = (await opened(path, person)).boot.answers.map(({ call }) => call)
    expect(own, path).not.toContain(signUpRules.name)
  }
})

test('the list of the settings is a page that search engines do not index', async () => {
  const { response, html, boot } = await opened('/settings/')
  expect([response.status, boot.title]).toEqual([200, 'Settings · Tessera'])
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test('an unknown page is a real 404, with the product around it', async () => {
  const owner = await member(service)
  const secret = await boardOf(owner, 'Nobody knows', 'secret')
  for (const path of ['/pin/1/', '/pin/x/', '/nobody_here/', '/a/b/c/d/', secret.url]) {
    const { response, boot, html } = await opened(path)
    expect(response.status, path).toBe(404)
    expect(html, path).toMatch(/<div id="drawn" role="main">.*We can.+t find this page<\/h1>/)
    expect(boot, path).toMatchObject({ status: 404, title: 'Page not found · Tessera' })
  }
  expect((await opened(secret.url, owner)).response.status).toBe(200)
})

test('a page with its own path is not taken for a profile', async () => {
  expect((await opened('/pin-builder/')).boot.title).toBe('builder · Tessera')
})

test('a document has the viewer and the chosen theme', async () => {
  const person = await member(service)
  const { boot, html } = await opened('/', person)
  expect(boot.viewer?.email).toMatch(/@example\.org$/)
  expect(html).toContain('data-theme="system"')
  const dark = await opened('/', visitor(service), { Cookie: 'theme=dark' })
  expect(dark.html).toContain('data-theme="dark"')
})

test('a name that people chose cannot break out of its place', async () => {
  const person = await member(service)
  const name = `</script><b onload="x">&'`
  await boardOf(person, name)
  const { all_boards: boards } = await person.done(pickerBoards, {})
  const { html, boot } = await opened(boards[0]?.url ?? '')
  expect(boot.title).toContain(name)
  expect(html).not.toContain('</script><b')
})

test('hashed files are cached for a year, compressed where the browser accepts it', async () => {
  const asked = (headers: Record<string, string>) =>
    visitor(service).send('/assets/js/shell.0123456789.js', { headers })
  const squeezed = await asked({ 'Accept-Encoding': 'gzip, br' })
  expect(squeezed.headers.get('Content-Encoding')).toBe('br')
  expect(squeezed.headers.get('Cache-Control')).toContain('immutable')
  expect(await (await asked({})).text()).toBe('let whole')
  const manifest = await visitor(service).send('/assets/shell.json')
  expect(manifest.headers.get('Cache-Control')).toBe('no-cache')
  for (const path of ['/assets/../package.json', '/assets/%2e%2e/package.json', '/assets/no.js'])
    expect((await visitor(service).send(path)).status).toBe(404)
})

test('a service that cannot render its page answers with an error page', async () => {
  const broken = await createMemoryService()
  await broken.stop()
  const response = await visitor(broken).send('/', { headers: { Cookie: '__Host-session=x' } })
  expect(response.status).toBe(500)
  const html = await response.text()
  expect(html).toContain('Try again')
  expect(html).not.toMatch(/\bat .*\.ts/)
})
