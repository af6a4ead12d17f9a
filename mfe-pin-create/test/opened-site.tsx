import { createBoard, pickerBoards } from '@tessera/contracts/calls/boards'
import type { Call, OutputOf } from '@tessera/contracts/calls/define-call'
import { findPinImages, registerImage } from '@tessera/contracts/calls/outside-pages'
import { createPin, savePin } from '@tessera/contracts/calls/pins'
import { createSection, sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import { getSettings } from '@tessera/contracts/calls/settings'
import type { BoardCard } from '@tessera/contracts/entities/board'
import { wayInSlot } from '@tessera/contracts/slots'
import { SlotsProvider } from '@tessera/module/react'
import { answers } from '@tessera/testing/answers'
import { board, boardCard, pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onTestFinished, vi } from 'vitest'
import FromSitePage from '../src/from-site/page.tsx'

export const [soup, bowl] = ['https://soup.example/a.jpg', 'https://soup.example/b.jpg']
export const came = { url: 'https://www.soup.example/tomato', description: 'Red soup', guid: 'v1' }

type Settings = OutputOf<typeof getSettings>

/** The settings of an account. */
export const settings: Settings = {
  username: 'mira',
  full_name: 'Mira',
  about: '',
  country: null,
  locale: null,
  listed_website_url: null,
  connected_to_instagram: false,
  hides_from_search: false,
  sensitive_pictures: 'blur',
  may_show_sensitive: true,
}

/** A section of a board. */
export const section = {
  id: '70',
  title: 'Winter',
  slug: 'winter',
  pin_count: 2,
  preview_pins: [],
}

interface SiteScene {
  readonly method?: string
  readonly query?: Readonly<Record<string, string>>
  readonly member?: boolean
  /** True in a window that another one opened. */
  readonly isPopup?: boolean
  readonly historyLength?: number
  readonly boards?: readonly BoardCard[]
  readonly topBoards?: readonly BoardCard[]
  /** The page's pictures, or the error of reading it. */
  readonly pictures?: readonly string[] | 'outside-unreachable' | 'outside-nopin'
  readonly product?: OutputOf<typeof findPinImages>['product']
  /** The number of searches for the page's pictures that fail first. */
  readonly failures?: number
  readonly register?: () => Response | Promise<Response>
  readonly create?: () => Response | Promise<Response>
  readonly newBoard?: () => Response
  readonly settings?: Partial<Settings>
}

type Full = Omit<Required<SiteScene>, 'settings'> & Pick<SiteScene, 'settings'>

const usual: Full = {
  method: 'bookmarklet',
  query: { ...came, media: soup },
  member: true,
  isPopup: false,
  historyLength: 3,
  boards: [boardCard()],
  topBoards: [],
  pictures: 'outside-unreachable',
  product: null,
  failures: 0,
  register: () => answerWith({ media_upload_id: '77', state: 'ready' }),
  create: () => answerWith(pin()),
  newBoard: () => answerWith(board({ id: '11', name: 'Soups', url: '/mira/soups/' })),
}

const imagesOf = (urls: readonly string[]) =>
  urls.map((url) => ({
    type: 'pinnable' as const,
    url,
    width: null,
    height: null,
    title: '',
    description: '',
  }))

function serviceOf(given: Full) {
  let searches = 0
  const found = ({ pictures, product, failures }: Full) => {
    searches += 1
    if (searches <= failures) return answerError('unexpected')
    if (typeof pictures === 'string') return answerError(pictures)
    const title = 'Tomato soup'
    return answerWith({
      items: imagesOf(pictures),
      title,
      description: '',
      product,
      canonical_url: came.url,
    })
  }
  return answers(
    [
      pickerBoards,
      () => ({ all_boards: [...given.boards], boards_shortlist: [...given.topBoards] }),
    ],
    [findPinImages, () => found(given)],
    [registerImage, () => given.register()],
    [createPin, () => given.create()],
    [
      savePin,
      ({ pin_id }) => ({
        id: '43',
        pin_id,
        board: { id: '11', name: 'Lamps', url: '/mira/lamps/' },
        pinner: { id: '2' },
        is_first_save: false,
        was_saved: false,
      }),
    ],
    [createBoard, () => given.newBoard()],
    [sectionsToSaveTo, () => [section]],
    [createSection, () => ({ ...section, id: '71', title: 'Spring', slug: 'spring' })],
    [getSettings, () => ({ ...settings, ...given.settings })],
  )
}

/** Opens the page of a pin from another site, as a window with its history would. */
export function openedSite(over: SiteScene = {}) {
  const given = { ...usual, ...over }
  const { method, query, member, isPopup, historyLength } = given
  const slotInputs: unknown[] = []
  const service = serviceOf(given)
  const shell = testShell({ ...(member ? { viewer: viewer() } : {}), answer: service.answer })
  const beacons: URL[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        beacons.push(new URL(url, 'http://localhost:3000'))
      }
    },
  )
  onTestFinished(() => void vi.restoreAllMocks())
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(historyLength)
  const close = vi.spyOn(window, 'close').mockReturnValue()
  const go = vi.spyOn(window.history, 'go').mockReturnValue()
  const resize = vi.spyOn(window, 'resizeTo').mockReturnValue()
  vi.stubGlobal('opener', isPopup ? {} : null)
  const search = `?${new URLSearchParams(query)}`
  shell.stores.$address.set({
    pathname: `/pin/create/${method === '' ? '' : `${method}/`}`,
    search,
  })
  const page = () => (
    <SlotsProvider
      value={({ name, input }) => {
        if (name === wayInSlot.name) slotInputs.push(input)
        return name === wayInSlot.name ? <p>The way in</p> : null
      }}
    >
      <FromSitePage
        params={method === '' ? {} : { method }}
        query={new URLSearchParams(shell.stores.$address.get().search)}
      />
    </SlotsProvider>
  )
  const drawn = shell.render(page())
  const inputsOf = ({ name }: Call) =>
    service.asked.filter(({ call }) => call === name).map(({ input }) => input)
  return {
    ...shell,
    ...drawn,
    asked: service.asked,
    inputsOf,
    slotInputs,
    beacons,
    close,
    go,
    resize,
  }
}

/** Finds the image of the pin, once it is shown. */
export const preview = () => screen.findByAltText('Image from soup.example')

/** Presses the row of a board. */
export async function saveTo(board = 'Quiet corners'): Promise<void> {
  await userEvent.click(
    await screen.findByRole('button', { name: new RegExp(`^Save to ${board}`) }),
  )
}
