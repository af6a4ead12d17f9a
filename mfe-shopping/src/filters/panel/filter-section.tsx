import { Switch } from '@tessera/ui/switch'
import type { ReactElement } from 'react'
import { nameOf } from '../engine/filter-names.ts'
import { toggleOption } from '../engine/filter-state.ts'
import { optionsOf } from '../engine/selections.ts'
import { words } from '../words.ts'
import { ColorSwatches } from './color-swatches.tsx'
import { OptionList } from './option-list.tsx'
import { PriceFilter } from './price-filter.tsx'
import type { SectionProps } from './section-props.ts'

function SaleSwitch({ model, draft, onChange }: SectionProps): ReactElement | null {
  const [option] = model.filter_options
  if (option === undefined) return null
  return (
    <Switch
      label={words.onSale()}
      hint={option.count}
      checked={optionsOf(draft.chosen.onSale).includes(option.id)}
      onChange={() => onChange(toggleOption(draft, 'onSale', option.id, 'panel'))}
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
      return <SaleSwitch {...props} />
    default:
      return <OptionList {...props} />
  }
}
