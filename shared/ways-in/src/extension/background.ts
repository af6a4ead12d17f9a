import { openSave } from './open-save.ts'
import type { ExtensionSettings } from './settings.ts'

declare const GIVEN: ExtensionSettings

chrome.runtime.onInstalled.addListener(async () => {
  await chrome.contextMenus.removeAll()
  const title = chrome.i18n.getMessage('menu')
  chrome.contextMenus.create({ id: 'save-image', title, contexts: ['image'] })
})

chrome.contextMenus.onClicked.addListener(({ srcUrl, pageUrl }, tab) => {
  const isFile = /^https?:/.test(srcUrl ?? '')
  const url = pageUrl ?? tab?.url ?? ''
  openSave(GIVEN, { url, title: tab?.title ?? '', picture: isFile ? srcUrl : undefined })
})
