/*
 * Pins: people, boards, pins, and what is told about them. Each folder in this one is a domain, whose
 * `calls.ts` answers calls: `pins/calls.ts` the one that saves a pin.
 *
 * - A save makes a pin of its own on a board of the saver. All pins that come from one pin are one idea. They
 *   keep the idea's title, description and link, which its creator alone changes; the saver may add a note.
 * - Whatever changes pins or sections first locks their board: `boards/lock-board.ts`, which refuses somebody
 *   who may not add to it.
 * - One transaction writes the pin, every count, and the notification for the idea's creator. Push and email
 *   follow it in jobs. A save to a secret board notifies nobody, and is not part of a public count.
 * - Contexts that are built on this one (discovery, ads, the whole account) hear of other changes by domain
 *   events, which the `events.ts` of a domain declares.
 *
 * This is its door: what other contexts may call and hear, and the tables that they may join. All else in this
 * folder is its own.
 */

// Actions on pins, and removals by people who look after the product.
export { bringBackBoard, holdInTrash, removeBoard } from './actions/house-removal.ts'
// Boards: their names, privacy, order and lists.
export { coverKey, selectBoards } from './boards/board-rows.ts'
export { boardChanged } from './boards/events.ts'
export { boardsToSaveTo } from './boards/lists.ts'
export { lockBoards } from './boards/lock-board.ts'
export { boardCardOf, nameKeyOf } from './boards/rules.ts'
export { addBoard } from './boards/store.ts'
export { boards, sections } from './boards/tables.ts'
export { isPublicBoard, isVisibleTo } from './boards/visibility.ts'
// Comments on pins.
export { bringBackComment, type KeptComment, takeComment } from './comments/change.ts'
export { findReadPin } from './comments/store.ts'
export { comments } from './comments/tables.ts'
// Hashtags of pins, counted and suggested.
export { countedBeside } from './hashtags/count-listed.ts'
export { suggestedHashtags } from './hashtags/suggest.ts'
export { sweepHashtags } from './hashtags/sweep.ts'
export { hashtagChanges, hashtags, pinHashtags, unsweptPins } from './hashtags/tables.ts'
export { tagsOf } from './hashtags/tags-of.ts'
// The files of a member's library, from which a restore creates it again.
export { libraryFiles } from './library/write-library.ts'
// News for a member: in the bell, as a push, by email, on a live stream.
export { wantsWeekly } from './notifications/choices.ts'
export { notify } from './notifications/notify.ts'
export { shownNotifications } from './notifications/shown.ts'
export { notificationsOf } from './notifications/store.ts'
export { weeklyEmails } from './notifications/tables.ts'
export { unsubscribeUrl } from './notifications/unsubscribe-link.ts'
// Ways out to other sites, and the links that are blocked.
export { type ReadList, readList } from './offsite/import-list.ts'
export { judgeLink } from './offsite/judge-link.ts'
export { domainListReader, fetchedListReader } from './offsite/list-readers.ts'
export { redirectTarget } from './offsite/redirect-target.ts'
export { replaceList } from './offsite/replace-list.ts'
export { verdictOn } from './offsite/rules.ts'
// Parts of a pin beside its picture: cover, captions, tagged products, sponsors.
export { showsProducts } from './pin-parts/product-countries.ts'
export { productTagsOf } from './pin-parts/shown.ts'
export { noParts } from './pin-parts/store.ts'
export { pinPictures, pinProducts } from './pin-parts/tables.ts'
// Pins: made, saved, changed, looked at and deleted.
export { addPins, type NewIdea } from './pins/add.ts'
export { ideasWorded, pinEdited, pinReported, pinsAdded } from './pins/events.ts'
export { holdThing, releaseThing } from './pins/held-things.ts'
export { isCounted, isPublicPin, listedFor, notHidden } from './pins/listed.ts'
// The look-up of a member's own pins.
export { isEmptyQuery, ownPinsWith } from './pins/look-up.ts'
export { selectPins } from './pins/pin-rows.ts'
export { pinnerIsPresent } from './pins/pinner.ts'
export { placeFor } from './pins/place.ts'
export { hide, show } from './pins/reactions.ts'
export { bringBackPin, removePin } from './pins/remove-pin.ts'
export { removeShowing, restoreRemoved } from './pins/remove-showing.ts'
export { type BoardRow, linkOf, type PinRow, pinOf } from './pins/rules.ts'
export { createSavesGathered } from './pins/saves-gathered.ts'
export { isWantedBy, picturesOfIdea } from './pins/sensitive.ts'
export type { OpenedAd, ShownAds } from './pins/shown-ads.ts'
export { findPin } from './pins/store.ts'
export { pinReports, pins } from './pins/tables.ts'
export { changeWords, type IdeaWords } from './pins/words.ts'
// Products of pins: prices, variants and availability.
export { changeProducts, retireProducts } from './products/change-products.ts'
export type { ProductFacts, ProductVariant } from './products/product-facts.ts'
export { isSoldOut } from './products/sold-out.ts'
export { type Availability, products } from './products/tables.ts'
// Profiles' own lists of pins.
export { findPerson } from './profile-pins/store.ts'
// Counts of the saves of other sites' pages.
export { countsFresh, saveCounts } from './save-counts/save-counts.ts'
// Pins that wait for their time.
export { scheduledPins } from './scheduled-pins/tables.ts'
// Pictures that are in use.
export { shownMedia } from './uploads/sweep-unused.ts'
// Profiles, follows, blocks, interests and settings.
export { hasBlockWith } from './users/blocked.ts'
export { followedBy, type ListedPerson, userRowOf } from './users/people.ts'
export { accountWithPins, pinCountOf } from './users/pin-total.ts'
export { isShownTo } from './users/shown-to.ts'
export { blocks, boardFollows, follows, interests, officialDomains } from './users/tables.ts'
// Websites that a member has claimed.
export { readWebsite } from './websites/read-website.ts'
export { holderOf } from './websites/store.ts'
