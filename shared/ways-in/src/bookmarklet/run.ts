import { fragmentOf } from '../hand-over/fragment.ts'
import { givePictures } from '../hand-over/give-pictures.ts'
import { collectPictures } from '../pictures/collect-pictures.ts'
import type { BookmarkletGiven } from './given.ts'

// Runs on the page of another site when the bookmark is pressed there. All of it is in the bookmark, because a
// page's policy may refuse scripts from elsewhere.

declare const GIVEN: BookmarkletGiven

const { to, features, brand } = GIVEN
const { href } = window.location
const guid = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`
const chosen = String(window.getSelection() ?? '').trim()
const query = new URLSearchParams({ url: href, description: chosen || document.title, guid })
// An address that is itself a picture is sent as the picture.
const isPicture = document.contentType.startsWith('image/')
if (isPicture) query.set('media', href)
const pictures = collectPictures(document, brand)
const carried = pictures.length > 0 ? fragmentOf(pictures) : ''
const popup = window.open(`${to}?${query}${carried}`, 'save-from-site', features)
if (popup !== null) givePictures(pictures, { to: popup, origin: new URL(to).origin, guid })
