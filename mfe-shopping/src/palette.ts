import { defineMessages } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import type { PaletteCommand, PaletteCommands } from '@tessera/module'
import { articles } from './help/articles.ts'

const words = defineMessages({
  help: 'Help',
  helpAlso: 'support questions how to guide',
  later: 'Saved for later',
  laterAlso: 'wish list shopping products',
  compare: 'Compare products',
  compareAlso: 'shopping prices',
})

/** Returns the command palette's commands for shopping, and the help articles. */
const commandsFor: PaletteCommands = ({ $viewer }) => {
  const go = (id: 'later' | 'compare', to: string): PaletteCommand => ({
    id,
    label: words[id](),
    also: words[`${id}Also`](),
    group: 'go',
    to,
  })
  return [
    ...($viewer.get() === null ? [] : [go('later', paths.savedForLater.to())]),
    go('compare', paths.compareProducts.to()),
    {
      id: 'help',
      label: words.help(),
      also: words.helpAlso(),
      group: 'help',
      to: paths.helpIndex.to(),
    },
    ...[...articles].map(
      ([topic, { title }]): PaletteCommand => ({
        id: topic,
        label: title,
        group: 'help',
        isQuiet: true,
        to: paths.help.to({ topic }),
      }),
    ),
  ]
}

export default commandsFor
