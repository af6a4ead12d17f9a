import { ideaPinScenarios } from '@tessera/contracts/calls/pins'
import { armIn, type ChosenArms, pinCreation } from '@tessera/contracts/experiments'

/** Everything of the pin builder that not every viewer has everywhere. */
export const allFeatures = [
  /** New pins at all. */
  'create',
  /** Pictures of another site's page, by its address. */
  'webPictures',
  'multiPin',
  'video',
  'captions',
  /** Everything that changes a video, such as its cover. */
  'videoEditing',
  'cover',
  'carousel',
  /** Cropping and rotating pictures. */
  'editing',
  /** Pictures are cropped to the ratio of a story. */
  'storyCrop',
  /** Products on a picture. */
  'tagging',
  'scheduling',
] as const

/** A feature of the pin builder. */
export type Feature = (typeof allFeatures)[number]

/** The scenarios in which the builder is used (S6.17). */
export const scenarios = [
  'default',
  'ad_creation',
  'story_pin',
  'story_pin_v2',
  'business_nux',
  'offsite_pin_creation',
] as const

/** The scenarios in which the builder is used (S6.17). */
export type Scenario = (typeof scenarios)[number]

/** The properties of the person at the builder that decide the features. */
export interface FeatureViewer {
  /** 'acting' is somebody who works for another account, with access that its owner gave them. */
  readonly kind: 'visitor' | 'individual' | 'partner' | 'acting'
  /** The account's `video_upload_allowed`. */
  readonly mayUploadVideo: boolean
}

interface Rule {
  /** The kinds of viewer that have it; an account that is acted for is a business. */
  readonly who: 'member' | 'partner'
  readonly scenarios: '*' | readonly Scenario[]
  /** It needs the right to upload videos, and goes with 'disable_video'. */
  readonly isOfVideo?: true
  /** It is the account's own people's alone. */
  readonly notActing?: true
}

const ownPictures: readonly Scenario[] = [
  'default',
  'ad_creation',
  'story_pin',
  'story_pin_v2',
  'business_nux',
]
const onePicture: readonly Scenario[] = ['default', 'ad_creation', 'business_nux']
const everyDay: readonly Scenario[] = ['default', 'story_pin', 'story_pin_v2']
const ofVideo = { who: 'member', scenarios: ownPictures, isOfVideo: true } as const

/** S6.15-S6.22 as a table: who has a feature, and where. Which scenario has what is our own choice. */
const rules: Readonly<Record<Feature, Rule>> = {
  create: { who: 'member', scenarios: '*' },
  webPictures: { who: 'member', scenarios: [...onePicture, 'offsite_pin_creation'] },
  multiPin: { who: 'member', scenarios: ['default', 'story_pin_v2'] },
  video: ofVideo,
  captions: ofVideo,
  videoEditing: { ...ofVideo, notActing: true },
  cover: { ...ofVideo, notActing: true },
  carousel: { who: 'partner', scenarios: onePicture },
  editing: { who: 'partner', scenarios: ownPictures },
  storyCrop: { who: 'partner', scenarios: ideaPinScenarios },
  tagging: { who: 'partner', scenarios: ownPictures },
  scheduling: { who: 'partner', scenarios: [...everyDay, 'business_nux'] },
}

const armOf = (experiments: ChosenArms) => armIn(pinCreation, experiments)

/** The scenarios in which an arm lets nobody make pins. */
const closed: Readonly<Record<ReturnType<typeof armOf>, readonly Scenario[]>> = {
  control: [],
  disable_all: scenarios,
  disable_web_pins: ['offsite_pin_creation'],
  disable_idea_pins: ideaPinScenarios,
  disable_video: [],
}

interface FeatureContext {
  readonly viewer: FeatureViewer
  readonly scenario: Scenario
  readonly experiments: ChosenArms
}

function has(feature: Feature, { viewer, scenario, experiments }: FeatureContext): boolean {
  const { kind, mayUploadVideo } = viewer
  const arm = armOf(experiments)
  const rule = rules[feature]
  if (kind === 'visitor' || closed[arm].includes(scenario)) return false
  if (rule.who === 'partner' && kind === 'individual') return false
  if (rule.scenarios !== '*' && !rule.scenarios.includes(scenario)) return false
  if (rule.isOfVideo === true && (!mayUploadVideo || arm === 'disable_video')) return false
  if (rule.notActing === true && kind === 'acting') return false
  return feature !== 'webPictures' || arm !== 'disable_web_pins'
}

/**
 * Returns the features that a viewer has in a scenario.
 *
 *     featuresFor({ viewer, scenario: 'default', experiments }).has('carousel')
 */
export const featuresFor = (asked: FeatureContext): ReadonlySet<Feature> =>
  new Set(allFeatures.filter((feature) => has(feature, asked)))
