import type { Import } from '@tessera/contracts/calls/imports'
import { words } from './words.ts'

type Why = Import['left_out'][number]['why']

const texts: Readonly<Record<Why, () => string>> = {
  'no-address': words.noAddress,
  'no-picture': words.noPicture,
  'too-large': words.big,
  'not-a-picture': words.notPicture,
  unreadable: words.unreadable,
  'row-unfit': words.rowUnfit,
  'cut-off': words.cutOff,
}

/** Says why something was left out of an import. */
export const leftOutText = ({ name, why }: Import['left_out'][number]): string =>
  words.because({ name, why: texts[why]() })

/** Says why a pin could not be imported. */
export function failureText({ name, why }: Import['failures'][number]): string {
  if (why === 'image-unreadable' || why === 'image-type-refused')
    return words.because({ name, why: words.unreadable() })
  if (why === 'upload-quota' || why === 'uploads-many')
    return words.because({ name, why: words.quota() })
  if (why === 'picture-refused') return words.because({ name, why: words.refused() })
  if (why === 'words-refused') return words.because({ name, why: words.wordsRefused() })
  if (why === 'link-blocked') return words.because({ name, why: words.linkBlocked() })
  return words.because({
    name,
    why: why === 'image-too-large' ? words.big() : words.notFetched(),
  })
}
