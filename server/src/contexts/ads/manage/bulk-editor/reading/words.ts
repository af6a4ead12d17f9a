import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'

const texts = defineTexts({
  rowBroken: "This row can't be read: a quotation mark isn't closed. Close it, or write it twice.",
  rowLong: 'This row has more than {most} characters. Shorten it.',
  levelUnknown: 'Write campaign, ad-group or ad here.',
  idMissing:
    'Enter the ID. For something new, write new: and a name of your own, such as new:spring.',
  idWrong: "“{value}” isn't an ID. Copy it from the ID library, such as {letter}123.",
  idRounded:
    'A spreadsheet has rounded this ID. Copy it again from the ID library, with its letter.',
  idUnknown: "This ad account doesn't have that. Copy the ID from the ID library.",
  parentMissing: 'Add a row that creates {value}, or correct the name.',
  twice: 'Row {row} is about the same. Put both into one row.',
  columnElsewhere: "This column isn't for rows of this level. Empty the cell.",
  valueNeeded: 'Something new needs a value here.',
  valueUnknown: "“{value}” isn't one of the values of this column: {values}.",
  valueUnfit: "“{value}” doesn't fit here. See this column in the resources.",
  tooMany: 'A campaign can have {groups} ad groups, and an ad group {ads} ads. Remove some.',
  textLong: 'Use up to {most} characters.',
  clearUnfit: "This can't be cleared. Enter another value, or empty the cell to keep it.",
  amountWrong: 'Enter an amount such as {sample}, without a currency.',
  amountUnclear:
    '“{value}” could mean thousands or decimals. Write it without marks between thousands, such as {sample}.',
  dayWrong: 'Enter a day such as 2026-11-26.',
  dayUnclear: '“{value}” could be two different days. Write it as 2026-11-26: year, month, day.',
  row: 'Row',
  level: 'Level',
  id: 'ID',
  name: 'Name',
  state: 'Result',
  column: 'Column',
  before: 'Before',
  after: 'After',
  problem: 'What is wrong',
  kind: 'Kind',
  parent: 'In',
  unchanged: 'Unchanged',
  ready: 'Would change',
  faulty: 'Has a fault',
  'held-up': 'Held up by another row',
  applied: 'Applied',
  refused: 'Refused',
  undone: 'Undone',
  kept: 'Not undone',
})

/** The texts of reports on files, in a language. */
export const bulkWords = (language: Language) => texts(language)

/** The texts in the language of a report. */
export type Say = ReturnType<typeof bulkWords>
