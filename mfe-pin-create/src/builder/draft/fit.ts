import { faultsOf } from './flow.ts'
import type { BuilderPage } from './open-draft.ts'

type Pages = Pick<BuilderPage, 'picture' | 'state'>

/** True while the picture is read or uploaded. */
export const isOnItsWay = ({ picture: { kind } }: Pick<Pages, 'picture'>): boolean =>
  kind === 'reading' || kind === 'uploading'

/** True when a draft can be published, or only its upload is missing. */
export function isFit(page: Pages): boolean {
  const { form, ...faults } = faultsOf(page.state.draft, page.picture)
  return Object.keys(faults).length === 0 && (form === undefined || isOnItsWay(page))
}
