import { expect, test } from 'vitest'
import { documentFormat } from '../../document-format.ts'
import { firstWordsOf } from './claim-refusals.ts'
import { productAddresses } from './product-addresses.ts'
import { refusalsOf } from './refusals-of.ts'
import { sampleFile, sampleModule, sampleShell, sampleWorld } from './sample-builds.ts'
import type { GateBuild, ReleaseWorld } from './world.ts'

const pinId = (pattern: string) => ({
  type: 'object',
  properties: { pinId: { type: 'string', pattern } },
  required: ['pinId'],
})

const sends = (payload: unknown, event = 'save.requested@1') =>
  sampleModule('feed', {}, { emits: [event], samples: { [event]: [payload] } })
const hears = (event = 'save.requested@1') =>
  sampleModule('save', {}, { hears: { [event]: pinId('^[1-9]\\d*$') } })
const boardPage = (name: string, fields = {}) =>
  sampleModule(name, {
    pages: [{ name: 'board', route: '/boards/:id/', title: 'Board', who: 'anyone', preload: [] }],
    ...fields,
  })

const notesBoards = { grants: [{ module: 'notes', start: '/boards/' }] }
const at = (...routes: readonly string[]) =>
  sampleModule('events', {
    pages: routes.map((route, index) => ({
      name: `page-${index}`,
      route,
      title: '',
      who: 'anyone',
      preload: [],
      ...(route === '/settings/events/' ? { settings: { icon: 'bell', order: 5 } } : {}),
    })),
  })
const page = { name: 'page', title: '', who: 'anyone', preload: [] }
const scripts = ['entry.js', 'page.js', ...[...Array(149).keys()].map((at) => `chunk-${at}.js`)]
const many = { files: scripts.map(sampleFile) }
const manySizes = { sizes: Object.fromEntries(scripts.map((path) => [path, 1])) }
const product = { grants: productAddresses, newWords: ['gifts'] }

type Case = readonly [title: string, candidate: GateBuild, world: ReleaseWorld, says: RegExp[]]

const cases: readonly Case[] = [
  ['a module that fits', sampleModule('notes'), sampleWorld([sampleModule('save')]), []],
  ['a shell that fits', sampleShell('1.7.0'), sampleWorld([sampleModule('save')]), []],
  [
    'a module for a later shell',
    sampleModule('notes', { contract: '^1.7.0' }, { contracts: '1.7.0' }),
    sampleWorld(),
    [
      /^contract-range: notes 1.0.0 needs contracts \^1.7.0, and the active shell \(contracts 1.6.0\)/,
      /^contract-untrue/,
    ],
  ],
  [
    'a shell that leaves a module behind',
    sampleShell('2.0.0'),
    sampleWorld([{ ...sampleModule('save'), standing: 'open-tabs' }]),
    [
      /^contract-range: save 1.0.0, which open tabs may still run, needs contracts \^1.5.0, and shell \(contracts 2.0.0\) provides 2.0.0; deploy a build of save/,
    ],
  ],
  [
    'a module that this shell cannot load',
    sampleModule('notes', { abi: 2 }),
    sampleWorld(),
    [/^abi-mismatch: notes 1.0.0 is built for ABI 2, and the active shell .* loads ABI 1; build/],
  ],
  [
    'a shell that cannot load a module which states no ABI',
    sampleShell('1.6.0', {}, { abi: 2 }),
    sampleWorld([sampleModule('save')]),
    [/^abi-mismatch: the active save 1.0.0 is built for ABI 1, and shell .* loads ABI 2; deploy/],
  ],
  [
    'a shell that reads other documents than the service writes',
    sampleShell('1.6.0', {}, { document: documentFormat + 1 }),
    sampleWorld(),
    [/^document-format: shell \(contracts 1.6.0\) reads documents of format \d+, and the service/],
  ],
  [
    'a part that the service does not have',
    sampleModule('notes', { uses: ['call PinResource.get', 'call NoteResource.get'] }),
    sampleWorld(),
    [
      /^part-unknown: notes 1.0.0 uses call NoteResource.get, and the service's contracts 1.6.0 do not/,
    ],
  ],
  [
    'a range that is older than what it uses',
    sampleModule('notes', { uses: ['call PinHideResource.create'] }),
    sampleWorld(),
    [/^contract-untrue: notes 1.0.0 states contracts \^1.5.0, and what it uses came with 1.6.0/],
  ],
  [
    'a range that is newer than what it uses',
    sampleModule('notes', { contract: '^1.6.0' }),
    sampleWorld(),
    [/^contract-untrue/],
  ],
  [
    'a module built before a part changed compatibly',
    sampleModule('notes', { uses: ['call PinHideResource.create'] }, { contracts: '1.5.0' }),
    sampleWorld(),
    [],
  ],
  [
    'a range that is newer than the contracts that it was built with',
    sampleModule(
      'notes',
      { uses: ['call PinHideResource.create'], contract: '^1.6.0' },
      { contracts: '1.5.0' },
    ),
    sampleWorld(),
    [/^contract-untrue/],
  ],
  [
    'a range that is older than what it uses, built before another part changed',
    sampleModule(
      'notes',
      { uses: ['call PinHideResource.create', 'call PinResource.get'], contract: '^1.4.0' },
      { contracts: '1.5.0' },
    ),
    sampleWorld(),
    [/^contract-untrue/],
  ],
  [
    'a payload that a running build refuses',
    sends({ pinId: 'x' }),
    sampleWorld([hears()]),
    [
      /^event-payload: feed 1.0.0 sends save.requested@1 with a payload that the active save 1.0.0 refuses \(pinId: .*\); send what/,
    ],
  ],
  [
    'a schema that refuses what a running build sends',
    hears(),
    sampleWorld([{ ...sends({}), standing: 'canary' }]),
    [
      /^event-payload: the canary feed 1.0.0 sends save.requested@1 with a payload that save 1.0.0 refuses/,
    ],
  ],
  ['a payload that both sides take', sends({ pinId: '12' }), sampleWorld([hears()]), []],
  [
    'a version that a running build does not hear',
    sends({ pinId: '1' }, 'save.requested@2'),
    sampleWorld([hears()]),
    [
      /^event-version: feed 1.0.0 sends save.requested@2, and the active save 1.0.0 hears save.requested@1 alone/,
    ],
  ],
  [
    'a version that a running build does not send',
    hears('save.requested@2'),
    sampleWorld([sends({ pinId: '1' })]),
    [
      /^event-version: the active feed 1.0.0 sends save.requested@1, and save 1.0.0 hears save.requested@2/,
    ],
  ],
  [
    'an event without a recorded payload',
    sampleModule('notes', {}, { emits: ['save.requested@1'] }),
    sampleWorld(),
    [/^event-unrecorded: notes 1.0.0 sends save.requested@1, and its tests recorded no payload/],
  ],
  [
    'a schema that is none',
    sampleModule('notes', {}, { hears: { 'save.requested@1': { type: 'string', pattern: '(' } } }),
    sampleWorld([sends({ pinId: '1' })]),
    [/^event-payload: .*its schema cannot be read/],
  ],
  [
    'an address of another module',
    boardPage('notes'),
    sampleWorld([boardPage('save')], notesBoards),
    [
      /^claim-taken: notes 1.0.0 claims the address \/boards\/:\/, which the active save 1.0.0 holds/,
    ],
  ],
  [
    'an address that open tabs still find elsewhere',
    boardPage('notes'),
    sampleWorld([{ ...boardPage('save'), standing: 'open-tabs' }], notesBoards),
    [/^claim-taken: .*save 1.0.0, which open tabs may still run, holds/],
  ],
  ['an address of its own last build', boardPage('save'), sampleWorld([boardPage('save')]), []],
  ...(['overlays', 'slots', 'handles', 'container'] as const).map((claim): Case => {
    const claims = {
      overlays: [{ name: 'note', preload: [] }],
      slots: [{ slot: 'note', name: 'note', preload: [] }],
      handles: ['note.tapped@1'],
      container: 'note',
    }
    const fields = { [claim]: claims[claim] }
    return [
      `another module's ${claim}`,
      sampleModule('notes', fields),
      sampleWorld([sampleModule('save', fields)]),
      [/^claim-taken: notes 1.0.0 claims the (overlay|slot|request|container) note.*active save/],
    ]
  }),
  [
    'the first word of a username',
    sampleModule('mira'),
    sampleWorld([], { usernames: new Set(['mira', 'other']) }),
    [/^address-username: mira 1.0.0 claims addresses below \/mira\/, which is the profile/],
  ],
  [
    'its own word, a word of its token, a section of the settings and a granted start',
    at('/events/:id/', '/gifts/', '/settings/events/', '/ideas/events/'),
    sampleWorld([], {
      ...product,
      grants: [...productAddresses, { module: 'events', start: '/ideas/' }],
    }),
    [],
  ],
  [
    'addresses below words of other modules, and those that start with a parameter',
    at('/search/pins/', '/:username/gifts/', '/ideas/home-decor/', '/', '/Search/all/'),
    sampleWorld([], product),
    [
      /^address-grant: events 1.0.0 claims addresses below \/search\/, which shopping has; .*the operator or the team of shopping run: npm run module -- grant events \/search\/\./,
      /^address-grant: .* start with a parameter, which save has; .*the operator run: .* \/:\/\./,
      /^address-grant: .*\/ideas\//,
      /^address-grant: .*the home page, which shopping has/,
    ],
  ],
  [
    'words of the service, in a list too, and what is no section of the settings',
    at('/:part(resource|_)/x/', '/settings/:tab/', '/today/'),
    sampleWorld([], product),
    [
      /^address-reserved: .*\/resource\/, where the service itself answers; choose/,
      /^address-grant: .*\/_\/, which auth has/,
      /^address-grant: .*\/settings\//,
      /^address-grant: .*\/today\/, which is reserved/,
    ],
  ],
  [
    'the new word of a module that runs, also by a module that has it by a grant',
    at('/gifts/events/'),
    sampleWorld([sampleModule('lists', { pages: [{ ...page, route: '/gifts/lists/' }] })], {
      ...product,
      grants: [{ module: 'cards', start: '/gifts/' }],
    }),
    [/^address-grant: .*\/gifts\/, which cards and lists have; .*or the team of lists run/],
  ],
  [
    'a new word that its token is not bound to',
    at('/parties/'),
    sampleWorld([], product),
    [/^address-token: .*\/parties\/, and the token is not bound to this word; .*--words parties/],
  ],
  [
    'a package that the shell does not share',
    sampleModule('notes', {}, { shares: ['react', 'lodash'] }),
    sampleWorld(),
    [/^share-unknown: notes 1.0.0 takes lodash from the shell/],
  ],
  [
    'a shell that stops sharing what a module takes',
    sampleShell('1.6.0', { shares: ['react', 'react/'], bundles: ['react'] }),
    sampleWorld([sampleModule('save')]),
    [
      /^share-unknown: the active save 1.0.0 takes nanostores from the shell, and shell \(contracts 1.6.0\) does not/,
    ],
  ],
  [
    'a module that takes what the running shell does not share yet',
    sampleModule('notes', {}, { shares: ['react', '@tessera/contracts/late-schema'] }),
    sampleWorld([sampleShell('1.6.0', { shares: ['react', 'react/'], bundles: ['react'] })]),
    [
      /^share-unknown: notes 1.0.0 takes @tessera\/contracts\/late-schema from the shell, and the active shell .* does not share that; deploy the shell first/,
    ],
  ],
  [
    'a second React, and what comes with a shared package',
    sampleModule('notes', {}, { bundles: ['react-dom', 'scheduler', 'canvas-confetti'] }),
    sampleWorld(),
    [/^share-bundled: notes 1.0.0 bundles react-dom, scheduler, of which/],
  ],
  [
    'a view over its own budget',
    sampleModule('notes', {}, { budget: 2_999 }),
    sampleWorld(),
    [/^size-budget: notes 1.0.0 loads 3000 brotli bytes to show all, and its budget is 2999/],
  ],
  [
    'a view that names a file of its module again, at its budget',
    sampleModule('notes', { preload: ['entry.js', 'page.js'] }, { budget: 3_000 }),
    sampleWorld(),
    [],
  ],
  [
    'a view over the default budget',
    sampleModule('notes', {}, { sizes: { 'entry.js': 1, 'page.js': 80_000 } }),
    sampleWorld(),
    [/^size-budget: .* its budget is 80000/],
  ],
  [
    'a view whose scripts import others that nothing names, over its budget with all of the build',
    sampleModule('notes', { pages: [{ ...page, route: '/notes/' }] }, { budget: 2_999 }),
    sampleWorld(),
    [/^size-budget: notes 1.0.0 loads 3000 brotli bytes to show page, and its budget is 2999/],
  ],
  [
    'a view that names a small file, whose scripts import others, over its budget with all of the build',
    sampleModule(
      'notes',
      { preload: [], pages: [{ ...page, route: '/notes/', preload: ['entry.js'] }] },
      { budget: 2_999 },
    ),
    sampleWorld(),
    [/^size-budget: notes 1.0.0 loads 3000 brotli bytes to show page, and its budget is 2999/],
  ],
  [
    'a view that is in the file of its module, whose scripts import nothing',
    sampleModule(
      'notes',
      { importsNothing: true, pages: [{ ...page, route: '/notes/' }] },
      { budget: 2_999 },
    ),
    sampleWorld(),
    [],
  ],
  [
    'a script without a size',
    sampleModule('notes', {}, { sizes: { 'entry.js': 1 } }),
    sampleWorld(),
    [/^facts-missing: notes 1.0.0 has no size of page.js/],
  ],
  [
    'more scripts than each document can list',
    sampleModule('notes', many, manySizes),
    sampleWorld(),
    [/^file-count: notes 1.0.0 has 151 scripts that may import each other, .* the most is 150;/],
  ],
  [
    'as many scripts that import nothing',
    sampleModule('notes', { ...many, importsNothing: true }, manySizes),
    sampleWorld(),
    [],
  ],
  [
    'a file without a hash',
    sampleModule('notes', {
      files: [sampleFile('entry.js'), { path: 'page.js', kind: 'script', bytes: 1 }],
    }),
    sampleWorld(),
    [/^file-unhashed: notes 1.0.0 has files without a hash \(page.js\)/],
  ],
  [
    'a file that is not listed',
    sampleModule('notes', { files: [sampleFile('entry.js')] }),
    sampleWorld(),
    [/^file-unlisted: notes 1.0.0 names files that it does not list \(page.js\)/],
  ],
  [
    'a language whose file is not listed',
    sampleModule('notes', { languages: { de: { preload: ['de.js'], texts: {} } } }),
    sampleWorld(),
    [/^file-unlisted: .*\(de.js\)/],
  ],
  [
    'an address that two earlier builds of one version hold',
    boardPage('notes'),
    sampleWorld([boardPage('save'), boardPage('save')], notesBoards),
    [/^claim-taken/],
  ],
  [
    'a build without facts',
    sampleModule('notes', { facts: undefined }),
    sampleWorld(),
    [/^facts-missing: notes 1.0.0 does not say what it uses/],
  ],
  [
    'a descriptor of another module',
    { ...sampleModule('notes'), module: 'save' },
    sampleWorld(),
    [/^facts-missing: The descriptor of save is not the module.json/],
  ],
  [
    'a module named shell',
    { module: 'shell', descriptor: sampleModule('shell').descriptor },
    sampleWorld(),
    [/^facts-missing: The descriptor of shell is not the shell.json/],
  ],
]

test.each(cases)('the gate and %s', (_, candidate, world, says) => {
  const told = refusalsOf(candidate, world).map(({ code, message }) => `${code}: ${message}`)
  expect(told).toHaveLength(says.length)
  says.forEach((pattern, at) => {
    expect(told[at]).toMatch(pattern)
  })
})

test('the service looks up the first words that a person could have, and no others', () => {
  const routes = ['/notes/', '/notes/:id/', '/:username/notes/', '/', '/settings/notes/']
  const pages = routes.map((route, at) => {
    return { name: `page-${at}`, route, title: '', who: 'anyone', preload: [] }
  })
  expect(firstWordsOf(sampleModule('notes', { pages }))).toEqual(['notes'])
  expect(firstWordsOf({ module: 'notes', descriptor: {} })).toEqual([])
})

test('a refusal is one sentence that ends with the fix', () => {
  for (const [, candidate, world] of cases)
    for (const { message } of refusalsOf(candidate, world))
      expect(message).toMatch(/^[^;]+; [^;]+\.$/)
})

test('older builds without facts still hold their addresses and their range', () => {
  const old = { facts: undefined, uses: undefined }
  const world = sampleWorld([boardPage('save', old)], notesBoards)
  expect(refusalsOf(boardPage('notes'), world).map(({ code }) => code)).toEqual(['claim-taken'])
  expect(refusalsOf(sampleShell('2.0.0'), world).map(({ code }) => code)).toEqual([
    'contract-range',
  ])
})
