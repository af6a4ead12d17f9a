import { pinCreation } from '@tessera/contracts/experiments'
import { expect, test } from 'vitest'
import { allFeatures, type FeatureViewer, featuresFor, scenarios } from './features.ts'
import { scenarioOf } from './use-features.ts'

const kinds = ['visitor', 'individual', 'partner', 'acting'] as const
const { arms } = pinCreation

/**
 * The rules of the spec, written a second time: rows are viewers (visitor, individual, partner, acting),
 * columns are scenarios (default, ad_creation, story_pin, story_pin_v2, business_nux, offsite). A plus
 * is a viewer who has the feature with everything else in its favor.
 */
const everywhere = '...... ++++++ ++++++ ++++++'
const ofVideo = '...... +++++. +++++. +++++.'
const ofVideoAtHome = '...... +++++. +++++. ......'
const ofPartners = '...... ...... +++++. +++++.'
const stated: Readonly<Record<(typeof allFeatures)[number], string>> = {
  create: everywhere,
  webPictures: '...... ++..++ ++..++ ++..++',
  multiPin: '...... +..+.. +..+.. +..+..',
  video: ofVideo,
  captions: ofVideo,
  videoEditing: ofVideoAtHome,
  cover: ofVideoAtHome,
  carousel: '...... ...... ++..+. ++..+.',
  editing: ofPartners,
  storyCrop: '...... ...... ..++.. ..++..',
  tagging: ofPartners,
  scheduling: '...... ...... +.+++. +.+++.',
}
const videoFeatures = ['video', 'captions', 'videoEditing', 'cover']

/** The columns that an arm leaves open, and the features that it takes from the others. */
const ofArm = {
  control: { open: '++++++', taken: [] },
  disable_all: { open: '......', taken: [] },
  disable_web_pins: { open: '+++++.', taken: ['webPictures'] },
  disable_idea_pins: { open: '++..++', taken: [] },
  disable_video: { open: '++++++', taken: videoFeatures },
} as const satisfies Readonly<Record<(typeof arms)[number], unknown>>

const viewer = (over: Partial<FeatureViewer>): FeatureViewer => ({
  kind: 'partner',
  mayUploadVideo: true,
  ...over,
})
const control = { pin_creation: 'control' } as const
const inDefault = (over: Partial<FeatureViewer>) =>
  featuresFor({ viewer: viewer(over), scenario: 'default', experiments: control })

/** Everything that the features depend on, in every combination. */
const cells = kinds.flatMap((kind, row) =>
  scenarios.flatMap((scenario, column) =>
    arms.flatMap((arm) =>
      [true, false].map((mayUploadVideo) => ({
        kind,
        row,
        scenario,
        column,
        arm,
        mayUploadVideo,
      })),
    ),
  ),
)

function expected({ row, column, arm, mayUploadVideo }: (typeof cells)[number]) {
  const { open, taken } = ofArm[arm]
  return allFeatures.filter(
    (feature) =>
      stated[feature].split(' ')[row]?.[column] === '+' &&
      open[column] === '+' &&
      !taken.some((each) => each === feature) &&
      (mayUploadVideo || !videoFeatures.includes(feature)),
  )
}

test('S6.15 every viewer has the stated features in every scenario, with every arm and right', () => {
  expect(cells).toHaveLength(4 * 6 * 5 * 2)
  for (const cell of cells) {
    const { kind, scenario, arm, mayUploadVideo } = cell
    const features = featuresFor({
      viewer: { kind, mayUploadVideo },
      scenario,
      experiments: { pin_creation: arm },
    })
    expect([...features], JSON.stringify(cell)).toEqual(expected(cell))
  }
})

test('S6.16 a visitor has no feature, and an individual none of a business', () => {
  expect(inDefault({ kind: 'visitor' }).size).toBe(0)
  expect([...inDefault({ kind: 'individual' })]).toEqual(
    allFeatures.filter((feature) => stated[feature].split(' ')[1]?.startsWith('+')),
  )
})

test('S6.17 the builder knows the six scenarios, and they differ', () => {
  const sets = scenarios.map((scenario) =>
    [...featuresFor({ viewer: viewer({}), scenario, experiments: control })].join(),
  )
  expect(scenarios).toEqual([
    'default',
    'ad_creation',
    'story_pin',
    'story_pin_v2',
    'business_nux',
    'offsite_pin_creation',
  ])
  expect(new Set(sets).size).toBe(6)
  const named = scenarios.map((scenario) => scenarioOf(new URLSearchParams({ scenario })))
  expect(named).toEqual(scenarios)
  expect(scenarioOf(new URLSearchParams({ scenario: 'other' }))).toBe('default')
})

test('S6.18 video needs the right to upload it, with its cover and captions', () => {
  const barred = inDefault({ mayUploadVideo: false })
  for (const feature of ['video', 'captions', 'videoEditing', 'cover'] as const)
    expect([inDefault({}).has(feature), barred.has(feature)], feature).toEqual([true, false])
})

test('S6.19 carousel, editing, tagging and scheduling are for businesses', () => {
  const [partner, individual] = [inDefault({}), inDefault({ kind: 'individual' })]
  for (const feature of ['carousel', 'editing', 'tagging', 'scheduling'] as const)
    expect([partner.has(feature), individual.has(feature)], feature).toEqual([true, false])
})

test('S6.20 an individual who is logged in makes several pins at once', () => {
  expect(inDefault({ kind: 'individual' }).has('multiPin')).toBe(true)
  expect(inDefault({ kind: 'visitor' }).has('multiPin')).toBe(false)
})

test('S6.21 an arm stops all pins, those of the web, idea pins or video', () => {
  const of = (arm: (typeof arms)[number], scenario: (typeof scenarios)[number]) =>
    featuresFor({ viewer: viewer({}), scenario, experiments: { pin_creation: arm } })
  for (const scenario of scenarios) expect(of('disable_all', scenario).size).toBe(0)
  expect(of('disable_web_pins', 'offsite_pin_creation').size).toBe(0)
  expect(of('disable_web_pins', 'default').has('webPictures')).toBe(false)
  expect(of('disable_idea_pins', 'story_pin').size).toBe(0)
  expect(of('disable_idea_pins', 'default')).toEqual(of('control', 'default'))
  expect(of('disable_video', 'default').has('video')).toBe(false)
  expect(of('disable_video', 'default').has('create')).toBe(true)
})

test('S6.22 a video is not edited by somebody who acts for another account', () => {
  expect(inDefault({ kind: 'acting' }).has('videoEditing')).toBe(false)
  expect(inDefault({ kind: 'acting' }).has('cover')).toBe(false)
  expect(inDefault({ kind: 'acting' }).has('video')).toBe(true)
  expect(inDefault({}).has('videoEditing')).toBe(true)
})
