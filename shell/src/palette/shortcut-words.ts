import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the list of shortcuts. */
export const words = defineMessages({
  title: 'Keyboard shortcuts',
  onPage: 'On this page',
  everywhere: 'Everywhere',
  palette: 'Open the command palette',
  undo: 'Undo the last change',
  list: 'Show this list',
  leave: 'Close what is open',
  or: 'or',
})

/** The names of keys. */
export const keyWords = defineMessages(
  {
    Control: 'Ctrl',
    Shift: 'Shift',
    Alt: 'Alt',
    Enter: 'Enter',
    Escape: 'Esc',
    Space: 'Space',
    Home: 'Home',
    End: 'End',
  },
  'key',
)
