import type { ReactElement } from 'react'
import { AltTextField } from '../alt-text/alt-text-field.tsx'
import type { Draft } from '../flow.ts'
import type { BuilderPage } from '../use-builder.ts'
import type { Extras } from './extras.ts'

/** The fields of a new pin below its link: each feature has its own folder. */
export function ExtraFields({ builder }: { readonly builder: BuilderPage }): ReactElement {
  const { extras }: Draft = builder.state.draft
  const change = (changed: Partial<Extras>) => builder.send({ type: 'extras-changed', changed })
  return <AltTextField value={extras.altText} onChange={(altText) => change({ altText })} />
}
