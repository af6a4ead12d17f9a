import { type ComponentType, lazy } from 'react'
import type { BodyProps } from './body-props.ts'
import { words } from './words.ts'

interface Page {
  readonly title: () => string
  readonly Body: ComponentType<BodyProps>
}

/** The pages by their names in the catalogue of addresses. People without an ad account load none of them. */
export const bodies = {
  experiments: {
    title: words.title,
    Body: lazy(() => import(/* webpackChunkName: "experiments" */ './overview.tsx')),
  },
  experimentCreate: {
    title: words.createTitle,
    Body: lazy(() => import(/* webpackChunkName: "experiments-form" */ './choose.tsx')),
  },
  abTestCreate: {
    title: words.formTitle,
    Body: lazy(() => import(/* webpackChunkName: "experiments-form" */ './form.tsx')),
  },
  experimentsManage: {
    title: words.manageTitle,
    Body: lazy(() => import(/* webpackChunkName: "experiments" */ './manage.tsx')),
  },
  experimentManage: {
    title: words.experiment,
    Body: lazy(() => import(/* webpackChunkName: "experiments" */ './experiment.tsx')),
  },
} as const satisfies Readonly<Record<string, Page>>

export type ExperimentPage = keyof typeof bodies

/** Returns the page of an address. */
export function pageOf({
  part,
  experimentId,
}: {
  readonly part?: string | undefined
  readonly experimentId?: string | undefined
}): ExperimentPage {
  if (experimentId !== undefined) return 'experimentManage'
  if (part === 'create') return 'experimentCreate'
  if (part === 'ab-test') return 'abTestCreate'
  return part === 'manage' ? 'experimentsManage' : 'experiments'
}
