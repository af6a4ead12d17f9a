import { Switch } from '@tessera/ui/switch'
import type { ReactElement } from 'react'
import { nameOf } from '../engine/filter-names.ts'
import { toggleOption } from '../engine/filter-state.ts'
import { optionsOf } from '../engine/selections.ts'
import { optionLabel } from '../filter-labels.ts'
import { ColorSwatches } from './color-swatches.tsx'
import { OptionList } from './option-list.tsx'
import { PriceFilter } from './price-filter.tsx'
import type { SectionProps } from './section-props.ts'

/** A filter that is on or off, with what it would leave. */
function OptionSwitch({ model, draft, onChange }: SectionProps): ReactElement | null {
  const name = nameOf(model)
  const [option] = model.filter_options
  if (option === undefined) return null
  return (
    <Switch
      label={optionLabel(draft.models, name, option.id)}
      hint={option.count}
      checked={optionsOf(draft.chosen[name]).includes(option.id)}
      onChange={() => onChange(toggleOption(draft, name, option.id, 'panel'))}
    />
  )
}

/** The controls of one filter. */
export function FilterSection(props: SectionProps): ReactElement {
  switch (nameOf(props.model)) {
    case 'price':
      return <PriceFilter {...props} />
    case 'colors':
      return <ColorSwatches {...props} />
    case 'onSale':
    case 'availability':
      return <OptionSwitch {...props} />
    default:
      return <OptionList {...props} />
  }
}
