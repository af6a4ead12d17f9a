import { advertiserOverview } from './ads.ts'
import { boardPins, createBoard, getBoard, pickerBoards, userBoards } from './boards.ts'
import type { Call } from './define-call.ts'
import { uploadImage } from './media.ts'
import { createPin, getPin, homeFeed, savePin, searchPins } from './pins.ts'
import { emailExists, getViewer, logIn, logOut, register } from './session.ts'
import { sendReports } from './telemetry.ts'
import { getUser } from './users.ts'

/** Every call of the service: the server's routes, the OpenAPI document and the call tests come from this list. */
export const allCalls: readonly Call[] = [
  emailExists,
  register,
  logIn,
  logOut,
  getViewer,
  homeFeed,
  getPin,
  createPin,
  savePin,
  searchPins,
  createBoard,
  getBoard,
  boardPins,
  userBoards,
  pickerBoards,
  getUser,
  uploadImage,
  advertiserOverview,
  sendReports,
]
