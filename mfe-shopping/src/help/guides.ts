import type { Article } from './article.ts'

/** The guides to the product: one page for each task. */
export const guides: readonly (readonly [string, Article])[] = [
  [
    'photo',
    {
      title: 'Add or change your photo',
      group: 'account',
      paragraphs: [
        'Open your account menu, choose Settings, and then Profile. Choose Add photo or Change photo, drop an image on the page, or paste one. On a phone you can also take a photo.',
        'Drag the photo in the circle, and zoom with the slider, two fingers or the mouse wheel. With a keyboard, use the arrow keys, plus and minus. Then choose Use photo.',
        'Your new photo shows everywhere at once. Remove photo takes it away. Undo brings it back.',
      ],
      lines: [],
    },
  ],
  [
    'profile',
    {
      title: 'Change your name, username or profile',
      group: 'account',
      paragraphs: [
        'Open your account menu, choose Settings, and then Profile. Change what you like and choose Save.',
        'When you change your username, links to your old address lead to the new one. After 30 days, someone else can take your old username.',
      ],
      lines: [],
    },
  ],
  [
    'language',
    {
      title: 'Change the language',
      group: 'account',
      paragraphs: [
        'Open your account menu, choose Settings, and then Language and country. The page reloads in the language you choose.',
        'Without an account, choose the language at the end of this page.',
      ],
      lines: [],
    },
  ],
  [
    'appearance',
    {
      title: 'Use dark or light colors',
      group: 'account',
      paragraphs: [
        'Open your account menu and choose System, Light or Dark. You find the same choice in Settings, under Appearance. System follows your device.',
      ],
      lines: [],
    },
  ],
  [
    'security',
    {
      title: 'Keep your account safe',
      group: 'account',
      paragraphs: [
        'Open your account menu, choose Settings, and then Security. There you can change your password, turn on two-factor authentication, and see where you are logged in.',
        "If you don't recognize a device, log it out there, and change your password.",
      ],
      lines: [],
    },
  ],
  [
    'save',
    {
      title: 'Save an idea',
      group: 'saving',
      paragraphs: [
        'Point at a picture and choose Save, or open it first. On a phone, use the menu below the picture. Choose a board, or type a name to create one.',
      ],
      lines: [],
    },
  ],
  [
    'save-from-a-link',
    {
      title: 'Save something from another website',
      group: 'saving',
      paragraphs: [
        'Choose Create, and type or paste the link of the page. Then choose one of its pictures. Its title and link are filled in for you.',
        "Some websites don't let us save from them. Upload a picture of your own then.",
      ],
      lines: [],
    },
  ],
  [
    'undo',
    {
      title: 'Undo a change, or restore what you deleted',
      group: 'saving',
      paragraphs: [
        'After most changes, a note with Undo shows for a few seconds. Ctrl+Z, or Command+Z on a Mac, does the same.',
        'Deleted Pins, sections and boards, and merged boards stay in the trash for 30 days. Open your account menu and choose Trash to restore them.',
      ],
      lines: [],
    },
  ],
  [
    'library',
    {
      title: 'Find and tidy up your Pins',
      group: 'saving',
      paragraphs: [
        "Open your account menu and choose Your library. It has all Pins you saved or created, from all your boards, secret ones too. Search for words of a title, a description, your notes, alt text or a site: parts of words are enough, and small typos don't matter. Narrow them down with Filters, and sort them.",
        'Choose Table to change titles, alt texts and your notes in place. Select Pins to move, copy or delete them together: you see what will change first, and Undo brings everything back.',
        'With a keyboard, use the up and down arrow keys to go from Pin to Pin, the right arrow key to go to its fields, Space to select it, Enter to open it or to keep a change, Escape to drop a change or the selection, and / to search.',
      ],
      lines: [],
    },
  ],
  [
    'find-people',
    {
      title: 'Find people',
      group: 'people',
      paragraphs: [
        'Type a name or username in the search field. People show among the suggestions. Or search first, and then choose People above the results.',
        'Choose Follow on a profile to see more from that person.',
      ],
      lines: [],
    },
  ],
  [
    'block',
    {
      title: 'Block someone',
      group: 'people',
      paragraphs: [
        "Open the menu on their profile and choose Block. They can't see your profile or boards, or follow you, and they aren't told.",
        'To unblock someone, open Settings, and then Privacy.',
      ],
      lines: [],
    },
  ],
  [
    'notifications',
    {
      title: 'See your notifications',
      group: 'people',
      paragraphs: [
        'The bell shows how many are new. Choose it to see who saved your Pins, commented, mentioned or followed you, or invited you to a board.',
      ],
      lines: [],
    },
  ],
  [
    'choose-notifications',
    {
      title: 'Choose what we notify you about',
      group: 'people',
      paragraphs: [
        'Open your account menu, choose Settings, and then Notifications. There you also turn the weekly email on or off.',
      ],
      lines: [],
    },
  ],
  [
    'download',
    {
      title: 'Download your data',
      group: 'account',
      paragraphs: [
        'Open your account menu, choose Settings, and then Account. Choose Prepare download, and download the ZIP once it is ready.',
        'It holds everything you have here: a page to open in your browser, JSON, and your pictures.',
      ],
      lines: [],
    },
  ],
  [
    'leave',
    {
      title: 'Take a break, or delete your account',
      group: 'account',
      paragraphs: [
        'Open your account menu, choose Settings, and then Account. Pause account hides your profile, boards and Pins until you log in again.',
        'Delete account hides them at once, and deletes them for good later. Until then, log in to keep your account. Download your data first if you want to keep it.',
      ],
      lines: [],
    },
  ],
]
