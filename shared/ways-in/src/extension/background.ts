import { answerWindow } from './answer-window.ts'
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
  const picture = isFile ? srcUrl : undefined
  void openSave(GIVEN, { url, title: tab?.title ?? '', picture, tabId: tab?.id })
})

chrome.runtime.onMessageExternal.addListener((message, from, answer) => {
  void answerWindow(message, from, GIVEN.origin).then(answer)
  // The answer comes later.
  return true
})
