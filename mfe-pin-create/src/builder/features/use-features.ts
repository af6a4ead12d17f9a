import { useStore } from '@nanostores/react'
import { ideaPinScenarios } from '@tessera/contracts/calls/pins'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { Profile } from '@tessera/module'
import { useShell, useViewer } from '@tessera/module/react'
import {
  type Feature,
  type FeatureViewer,
  featuresFor,
  type Scenario,
  scenarios,
} from './features.ts'

function kindOf(viewer: Viewer | null, profile: Profile | null): FeatureViewer['kind'] {
  if (viewer === null) return 'visitor'
  if (profile !== null && profile.id !== viewer.id) return 'acting'
  return viewer.is_partner ? 'partner' : 'individual'
}

/** Returns the scenario that an address names with `?scenario=`. */
export const scenarioOf = (query: URLSearchParams): Scenario =>
  scenarios.find((scenario) => scenario === query.get('scenario')) ?? 'default'

/** Returns the scenario as a new pin takes it: that of an idea pin, or nothing. */
export const ideaScenario = (scenario: Scenario) =>
  ideaPinScenarios.find((each) => each === scenario)

/** Returns the features of the pin builder that the viewer has in a scenario. */
export function useFeatures(scenario: Scenario): ReadonlySet<Feature> {
  const { $profile, $experiments } = useShell()
  const viewer = useViewer()
  const profile = useStore($profile)
  const experiments = useStore($experiments)
  const mayUploadVideo = viewer?.video_upload_allowed ?? false
  return featuresFor({
    viewer: { kind: kindOf(viewer, profile), mayUploadVideo },
    scenario,
    experiments,
  })
}
