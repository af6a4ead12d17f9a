import { expect, test } from 'vitest'
import { businessProfiles } from './access.ts'
import { moveAllPins, movePins } from './actions.ts'
import { boardTitleSuggestions, createBoard, pickerBoards } from './boards.ts'
import type { Call } from './define-call.ts'
import { facebookLoginData, facebookProfileData } from './facebook.ts'
import { checkOffsite } from './offsite.ts'
import { findPinImages, registerImage } from './outside-pages.ts'
import { getPinById, v3GetPin } from './pin-lookup.ts'
import { createPin, savePin } from './pins.ts'
import { quickPromote } from './quick-promote.ts'
import { forgotPassword } from './recovery.ts'
import { emailExists, validateEmail } from './registration.ts'
import { searchFilters, suggestHashtags } from './search.ts'
import { createSection, moveIntoSection, removeFromSection, sectionsToSaveTo } from './sections.ts'
import { getSettings } from './settings.ts'
import { shareSuggestions, shareSuggestionsTypeahead } from './share-suggestions.ts'
import { ssoInfo } from './sso.ts'

/** Returns the method and the address of a call. */
const addressOf = ({ method, path }: Call): string => `${method} ${path}`

test('S7.2 S7.3 S7.4 S7.5 S7.6 S7.7 S7.8 S7.9 S7.14 S7.20 S7.21 a resource has the name and the verb of the specification', () => {
  expect(addressOf(createPin)).toBe('POST /resource/PinResource/create/')
  expect(addressOf(savePin)).toBe('POST /resource/RepinResource/create/')
  expect(addressOf(createSection)).toBe('POST /resource/BoardSectionResource/create/')
  expect(addressOf(movePins)).toBe('POST /resource/BulkEditResource/update/')
  expect(addressOf(moveIntoSection)).toBe('POST /resource/BoardSectionEditResource/update/')
  expect(addressOf(removeFromSection)).toBe('POST /resource/BoardSectionPinsResource/delete/')
  expect(addressOf(moveAllPins)).toBe('POST /resource/BulkEditSelectAllResource/update/')
  expect(addressOf(pickerBoards)).toBe('GET /resource/BoardPickerBoardsResource/get/')
  expect(addressOf(sectionsToSaveTo)).toBe('GET /resource/BoardSectionsRepinResource/get/')
  expect(addressOf(shareSuggestions)).toBe('GET /resource/ShareSuggestionsResource/get/')
  expect(addressOf(shareSuggestionsTypeahead)).toBe(
    'GET /resource/ShareSuggestionsTypeaheadResource/get/',
  )
  expect(addressOf(findPinImages)).toBe('GET /resource/FindPinImagesResource/get/')
  expect(addressOf(createBoard)).toBe('POST /resource/BoardResource/create/')
})

test('S7.10 S7.11 S7.12 S7.13 S7.17 S7.18 S7.19 S7.25 S7.26 S7.27 any other call has the address of the specification', () => {
  expect(addressOf(boardTitleSuggestions)).toBe('GET /v3/pins/:id/board_title_suggestions/')
  expect(addressOf(getPinById)).toBe('GET /v3/pins/:id/')
  expect(v3GetPin.name).toBe('v3GetPin')
  expect(addressOf(suggestHashtags)).toBe('GET /v3/search/autocomplete/')
  expect(addressOf(searchFilters)).toBe('GET /v3/filters/')
  expect(addressOf(getSettings)).toBe('GET /v3/users/settings/')
  expect(addressOf(registerImage)).toBe('PUT /v3/pins/image/')
  expect(addressOf(checkOffsite)).toBe('GET /v3/offsite/')
  expect(addressOf(quickPromote)).toBe(
    'POST /ads/v4/advertisers/:advertiser_id/pins/:pin_id/quick_promote/',
  )
  expect(addressOf(businessProfiles)).toBe('GET /vx/business_access/profiles/')
})

test('V7.1 V7.2 V7.3 V7.7 V7.10 V7.11 the calls that have an address in the spec are posted there', () => {
  const calls = [emailExists, validateEmail, forgotPassword, ssoInfo]
  expect([...calls, facebookProfileData, facebookLoginData].map(addressOf)).toEqual([
    'POST /v3/register/exists/',
    'POST /v3/email/validation/',
    'POST /v3/users/forgot_password/',
    'POST /v3/sso/info/',
    'POST /v3/facebook/profile_data/',
    'POST /v3/facebook/login_data/',
  ])
})
