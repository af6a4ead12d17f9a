// Each constant is an export of its own, so that a page bundles only those that it reads.
import { definePath } from './define-path.ts'

export const home = definePath('/')
export const login = definePath('/login/')
export const approveLogIn = definePath('/log-in/approve/')
export const addAccount = definePath('/add-account/')
export const signup = definePath('/signup/')
export const ssoSignup = definePath('/signup/sso-business-account/')
export const businessCreate = definePath('/business/create/')
export const businessConvert = definePath('/business/convert/')
export const businessLogin = definePath('/business/login/')
export const forgotPassword = definePath('/password/forgot/')
export const resetPassword = definePath('/password/reset/')
export const verifyEmail = definePath('/settings/email/verify/')
export const settings = definePath('/settings/')
export const profileSettings = definePath('/settings/profile/')
export const privacySettings = definePath('/settings/privacy/')
export const appearanceSettings = definePath('/settings/appearance/')
export const languageSettings = definePath('/settings/language/')
export const accountSettings = definePath('/settings/account/')
export const changeEmail = definePath('/settings/email/change/')
export const undoEmail = definePath('/settings/email/undo/')
export const securitySettings = definePath('/settings/security/')
/** A window or frame of a provider. */
export const connect = definePath('/connect/:provider/')
export const notifications = definePath('/notifications/')
export const notificationSettings = definePath('/settings/notifications/')
/** Tunes the home feed. */
export const feedSettings = definePath('/settings/feed/')
export const unsubscribe = definePath('/settings/unsubscribe/:token/')
/** Makes the viewer the first owner, by the link that the service prints while it has none. */
export const claimHouse = definePath('/settings/house/claim/')
/** The area of people who look after the product, whose pages are below it. */
export const admin = definePath('/admin/')
export const adminPerson = definePath('/admin/people/:personId/')
/** Claims a website. */
export const claimWebsites = definePath('/settings/claim/')
/** The decisions about the viewer, and about what they reported. */
export const decisions = definePath('/settings/decisions/')
export const trash = definePath('/settings/trash/')
/** Sorts pins that were saved without a board. */
export const sortPins = definePath('/sort-pins/')
/** The viewer's own pins on all their boards. */
export const library = definePath('/library/')
export const importPins = definePath('/settings/import/')
export const search = definePath('/search/pins/')
export const searchScope = definePath('/search/:scope/')
export const ideas = definePath('/ideas/')
export const topicIdeas = definePath('/ideas/:topic/')
export const offsite = definePath('/offsite/')
export const helpIndex = definePath('/help/')
export const help = definePath('/help/:topic/')
export const pin = definePath('/pin/:pinId/')
export const pinRepin = definePath('/pin/:pinId/repin/x/')
export const pinBuilder = definePath('/pin-builder/')
export const scheduledPins = definePath('/pin-builder/scheduled/')
export const pinCreate = definePath('/pin/create/:method/')
/** The forms of a board and a section for a pin of another site. */
export const boardCreate = definePath('/board/create/')
export const sectionCreate = definePath('/board/:boardId/create_section/')
/** Addresses of advertisers that other rooms link to; `ads/advertiser-urls.ts` lists all of them. */
export const advertiser = definePath('/advertiser/')
export const quickPromote = definePath('/advertiser/quick_promote/')
/** Shows how an ad account pays. Links from the ad site name a campaign in the query. */
export const billing = definePath('/advertiser/:advertiserId/billing/')
/** The sources of a merchant's products. */
export const productCatalogs = definePath('/product-catalogs/data-source/')
export const savedForLater = definePath('/saved-for-later/')
export const compareProducts = definePath('/compare/')
export const businessInvite = definePath('/business/invite/')
export const boardInvite = definePath('/invite/:token/')
export const privacyPolicy = definePath('/_/_/policy/privacy-policy/')
export const terms = definePath('/_/_/policy/terms-of-service/')
/** Reports anything, with or without an account. */
export const reportContent = definePath('/report/')
/** A decision, by the link of its letter. */
export const decision = definePath('/decision/:token/')
/** Reports and decisions in numbers. */
export const transparency = definePath('/transparency/')
/** The other texts of the house, such as its rules. */
export const houseText = definePath('/_/_/policy/:text/')
export const profile = definePath('/:username/')
export const board = definePath('/:username/:boardSlug/')
export const section = definePath('/:username/:boardSlug/:sectionSlug/')
