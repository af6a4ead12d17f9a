import { pathOf } from '../kits/make-pins.ts'
import type { DemoBoard } from './demo-entities.ts'

/** `owner | name | theme | description`, for secret boards. */
const secret = `
clara_vogel | For the wedding, shh | bouquets | Not a word to Ida.
ben_aldous | Leaving do for Pete | birthdays | He thinks we forgot.
hana_kim | If we ever move | tiny-homes | Numbers I should not be adding up.
sam_whitlock | The big one | running | Forty-two kilometres. Do not ask.
maya_iyer | Mum turns seventy | birthdays | Ideas only; Ravi books.
louis_petit | Three weeks away | slow-travel | Before anybody says that it is too long.
aisha_bello | Clothes I do not need | street-style | And yet.
kit_morgan | Sell the boat? | tiny-homes | Arguments on both sides.
fatou_diallo | Birthday, little one | kids-crafts | A fox party, probably.
oscar_nygaard | A darkroom of my own | film-photos | The broom cupboard has no window.
`

/** The same for public boards that only hold other people's pins. */
const open = `
jack_orourke | Saved for Sunday | breakfasts | When there is time.
nadia_karimi | Someday garden | balconies | For when there is ground.
rosa_delgado | Kept from the sea | swimming | Other people's water.
noah_fischer | Class 3b | kids-crafts | Friday afternoons, last two lessons.
anika_sharma | Tour food | pasta | What can be cooked in a dressing room.
yuki_tanabe | Shapes | ceramics | To look at before touching clay.
`

const read = (text: string, isSecret: boolean): readonly DemoBoard[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [owner = '', name = '', theme = '', description = ''] = line
        .split('|')
        .map((cell) => cell.trim())
      return {
        ...{ owner, name, theme, description },
        slug: pathOf(name),
        secret: isSecret,
        sections: [],
      }
    })

/** Boards that only hold other people's pins: secret, archived, and one of an ad account. */
export const quietBoards: readonly DemoBoard[] = [
  ...read(secret, true),
  {
    ...{ owner: 'studio_lumen', slug: 'spring-campaign', name: 'Spring campaign' },
    description: 'What we might show in March.',
    ...{ secret: false, sections: [], theme: 'small-kitchens', isForAds: true },
  },
  ...read(open, false).map((board) => ({ ...board, archived: board.name === 'Class 3b' })),
]
