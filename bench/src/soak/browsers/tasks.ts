import type { Screen } from '@tessera/browsers/screen'

/** The person who performs the tasks, and the product's origin. */
interface Walk {
  readonly screen: Screen
  readonly origin: string
  readonly email: string
  /** Keeps a picture of the window for whoever looks at the tasks afterwards. */
  picture(): Promise<void>
}

/** Something that a person does with the product. It throws where that does not work. */
interface Task {
  readonly name: string
  run(walk: Walk): Promise<void>
}

const password = 'a long enough secret'
const board = 'Quiet corners'
const other = 'By the window'
/** Max distance in pixels between a restored and the original scroll position. */
const nearness = 2

async function isNear(screen: Screen, href: string, top: number, what: string): Promise<void> {
  const { top: now } = await screen.settledTile(href)
  if (Math.abs(now - top) > nearness)
    throw new Error(`${what}, the page lands ${Math.round(now - top)} px from where it was.`)
}

/** Scrolls the home page down and gives a pin that is on the screen then. */
async function scrolledHome({ screen, origin }: Walk) {
  await screen.open(`${origin}/`)
  const { x, y } = await screen.tile()
  await screen.scroll(x, y, 1_500)
  await screen.rest()
  return screen.settledTile((await screen.tile()).href)
}

/** Opens a board's page with its first pin. */
async function openBoard({ screen, origin }: Walk, name: string) {
  await screen.open(`${origin}/`)
  await screen.press('button', 'Your account')
  await screen.press('button', '~Your profile')
  await screen.press('link', `~${name}`)
  await screen.find('heading', name)
  // An element that shows on hover must be on the screen: scrolling would move the tile from the
  // pointer.
  await screen.until(
    'the board shows a pin',
    `var pin = document.querySelector('main li a[href^="/pin/"]')
    if (pin) pin.scrollIntoView({ block: 'center', behavior: 'instant' })
    return pin !== null`,
  )
  return screen.settledTile((await screen.tile()).href)
}

/** Twelve things that people do, in an order in which each finds what it needs. */
export const tasks: readonly Task[] = [
  {
    name: 'sign up',
    run: async ({ screen, origin, email, picture }) => {
      await screen.open(`${origin}/`)
      await screen.press('button', 'Sign up')
      await screen.write('Email', email)
      await screen.write('Password', password)
      await screen.press('field', 'Month')
      await screen.type('04121990')
      await picture()
      await screen.press('button', 'Continue')
      await screen.find('button', 'Your account')
      // The home page asks for topics first, and then for a name and a photo.
      await screen.press('button', 'Not now')
      await screen.press('button', 'Skip')
      await screen.tile()
    },
  },
  {
    name: 'choose a theme',
    run: async ({ screen, picture }) => {
      await screen.press('button', 'Your account')
      await picture()
      await screen.press('button', 'Dark')
      await screen.until(
        'the page is dark',
        'return document.documentElement.dataset.theme === "dark"',
      )
    },
  },
  {
    name: 'save to a new board',
    run: async ({ screen, origin, picture }) => {
      await screen.open(`${origin}/`)
      const { x, y } = await screen.tile()
      await screen.hover(x, y)
      await screen.press('button', '~Choose board')
      await screen.press('button', 'Create board')
      await screen.write('Name', board)
      await picture()
      await screen.press('button', 'Create')
      await screen.find('text', `~Saved to ${board}`)
    },
  },
  {
    name: 'search',
    run: async ({ screen, origin, picture }) => {
      await screen.open(`${origin}/`)
      await screen.press('field', 'Search for ideas')
      await screen.type('herbs')
      await screen.find('option', '~herbs')
      await picture()
      await screen.key('Enter')
      await screen.until(
        'the results are there',
        'return location.pathname.indexOf("/search/") === 0',
      )
      await screen.tile()
    },
  },
  {
    name: 'choose a board',
    run: async ({ screen, origin, picture }) => {
      await screen.open(`${origin}/search/pins/?q=herbs`)
      const { x, y } = await screen.tile()
      await screen.hover(x, y)
      await screen.press('button', '~Choose board')
      await screen.find('heading', 'Choose board')
      await picture()
      await screen.press('button', 'Create board')
      await screen.write('Name', other)
      await screen.press('button', 'Create')
      await screen.find('text', `~Saved to ${other}`)
    },
  },
  {
    name: 'look closely, and back',
    run: async (walk) => {
      const { screen, picture } = walk
      const { x, y, top, href } = await scrolledHome(walk)
      await screen.click(x, y)
      await screen.find('field', 'Add a comment')
      await picture()
      await screen.back()
      await isNear(screen, href, top, 'Back from a Pin')
    },
  },
  {
    name: 'load a page again',
    run: async (walk) => {
      const { screen, picture } = walk
      const { top, href } = await scrolledHome(walk)
      await screen.reload()
      await isNear(screen, href, top, 'Loaded again')
      await picture()
    },
  },
  {
    name: 'comment',
    run: async ({ screen, origin, picture }) => {
      await screen.open(`${origin}/`)
      const { href } = await screen.tile()
      await screen.open(origin + href)
      await screen.write('Add a comment', 'Worth every minute')
      await picture()
      await screen.press('button', 'Post')
      await screen.find('text', '~Worth every minute')
      await screen.gone('text', '~Posting')
    },
  },
  {
    name: 'write a note',
    run: async (walk) => {
      const { screen, picture } = walk
      const { x, y } = await openBoard(walk, board)
      await screen.click(x, y)
      await screen.press('button', 'More options')
      await screen.press('button', 'Add a note')
      await screen.write('Note', 'By the sea')
      await picture()
      await screen.press('button', 'Save changes')
      await screen.find('text', 'By the sea')
    },
  },
  {
    name: 'move a Pin',
    run: async (walk) => {
      const { screen, picture } = walk
      const { x, y } = await openBoard(walk, board)
      await screen.hover(x, y)
      await screen.press('button', '~More: ')
      await screen.press('button', 'Move Pin')
      await screen.find('button', `~Move to ${other}`)
      await picture()
      await screen.press('button', `~Move to ${other}`)
      await screen.find('text', `~${other}`)
    },
  },
  {
    name: 'edit the profile',
    run: async ({ screen, origin, picture }) => {
      await screen.open(`${origin}/`)
      await screen.press('button', 'Your account')
      await screen.press('button', '~Your profile')
      await screen.press('link', 'Edit profile')
      await screen.write('About', 'Small rooms, large plants.')
      await picture()
      await screen.press('button', 'Save')
      await screen.find('text', 'Profile saved')
    },
  },
  {
    name: 'log out and in',
    run: async ({ screen, email, picture }) => {
      await screen.press('button', 'Your account')
      await screen.press('button', 'Log out')
      await screen.press('button', 'Log in')
      await screen.write('Email', email)
      await screen.write('Password', password)
      await picture()
      await screen.press('button', 'Log in')
      await screen.find('button', 'Your account')
      await screen.reload()
      await screen.find('button', 'Your account')
    },
  },
]
