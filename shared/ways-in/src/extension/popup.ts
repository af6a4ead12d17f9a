import type { FoundPicture } from '../pictures/found-picture.ts'
import { lastBoard } from './last-board.ts'
import { openSave } from './open-save.ts'
import { readPictures } from './read-pictures.ts'
import type { ExtensionSettings } from './settings.ts'

// Shows the pictures of the page; pressing one opens the product's window.

declare const GIVEN: ExtensionSettings

const title = document.querySelector('h1')
const board = document.querySelector('p')
const list = document.querySelector('ul')

/** Collects the pictures in the page; undefined where the browser lets no extension in. */
async function picturesOf(tabId: number): Promise<readonly FoundPicture[] | undefined> {
  try {
    const target = { tabId }
    await chrome.scripting.executeScript({ target, files: ['collect.js'] })
    const func = () => Reflect.get(globalThis, 'savePictures')
    const [frame] = await chrome.scripting.executeScript({ target, func })
    return readPictures(frame?.result)
  } catch {
    return undefined
  }
}

function drawn({ address, text }: FoundPicture, number: number, press: () => void): HTMLElement {
  const image = document.createElement('img')
  image.src = address
  image.alt = text || chrome.i18n.getMessage('picture', String(number))
  const button = document.createElement('button')
  button.append(image)
  button.addEventListener('click', press)
  const item = document.createElement('li')
  item.append(button)
  image.addEventListener('error', () => item.remove())
  return item
}

/** Says which board a picture goes to first. */
async function showBoard(): Promise<void> {
  const { name = '' } = (await lastBoard()) ?? {}
  if (board === null || name === '') return
  board.textContent = chrome.i18n.getMessage('last', name)
  board.hidden = false
}

async function show(): Promise<void> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true })
  const pictures = tab?.id === undefined ? undefined : await picturesOf(tab.id)
  const said = pictures === undefined ? 'closed' : pictures.length === 0 ? 'none' : 'choose'
  if (title) title.textContent = chrome.i18n.getMessage(said)
  if (said === 'choose') await showBoard()
  for (const [at, picture] of (pictures ?? []).entries())
    list?.append(
      drawn(picture, at + 1, () => {
        const { url = '', title = '', id: tabId } = tab ?? {}
        const chosen = { url, title, picture: picture.address, tabId }
        void openSave(GIVEN, chosen).then(() => window.close())
      }),
    )
}

void show()
