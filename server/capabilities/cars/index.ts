/** Public interface of cars. */
export { carsOfOwner, carsWithPlate, countSubmitted, ownersByPlate } from './admin-sql.ts';
export { cardArea } from './area.ts';
export { moveLockedToBranch, moveToBranch } from './branch.ts';
export { presentCard, publicCarsOf } from './cards.ts';
export { changeLockedTopic, changeWords, type TopicTexts } from './change-words.ts';
export { type CarChangeRow, changesOf } from './changes-sql.ts';
export { attributesOf } from './columns.ts';
export { countOwnerCancellations } from './count-owner-cancellations.ts';
export { setAnswerHours, setCompletedTrips } from './count-record.ts';
export {
	carChangeDecided,
	carChanged,
	carChangeSubmitted,
	carDecided,
	carServiceDue,
	carSubmitted,
	meetingPointPhotoRemoved,
} from './events.ts';
export { changeStocks, extraStockPersonalData } from './extra-stocks.ts';
export { lockStocks, type OfferedExtra, offeredExtras } from './extras-sql.ts';
export { fleetCarsOf } from './fleet-sql.ts';
export { FROM_PRICE_DAYS, fromPrice } from './from-price.ts';
export { carImportRoutes } from './import/routes.ts';
export { carJobs } from './jobs.ts';
export { listCar } from './list-car.ts';
export { changeMeetingPoint, placePhotoUrl } from './meeting-point.ts';
export { carOfPlacePhoto, lockMeetingPointOf } from './meeting-point-sql.ts';
export { assertOwnStock, isStockOffered, offerLockedStock } from './office-extras.ts';
export { getOwnCar, lockOwnCarForUpdate } from './own-car.ts';
export { carPersonalData } from './personal-data.ts';
export { carIdsOf } from './personal-data-sql.ts';
export { addPhoto } from './photos.ts';
export { comingDays, priceRuleJobs, priceRulesRecurring } from './price-rules/apply.ts';
export { type PriceRuleKey, putLockedRule, ruleLike } from './price-rules/change.ts';
export { daysOf, type PriceRuleTerms, periodsOf, priceOf } from './price-rules/coverage.ts';
export { priceRuleRoutes } from './price-rules/routes.ts';
export { ruleKindsByDate } from './price-rules/sql.ts';
export { readAdminCars } from './read-admin-cars.ts';
export { carState } from './read-car.ts';
export { fromPricesOf } from './read-from-prices.ts';
export { carReviewJobs } from './review.ts';
export { carRoutes } from './routes.ts';
export { booksInstantly, documentsValidUntil, isBookable, listingState, plateDigits } from './rules.ts';
export { searchWords } from './search-text.ts';
export { dueServices, serviceJobs, servicesOf, servicesRecurring } from './service.ts';
export { setBaseRate } from './set-base-rate.ts';
export {
	addToCarRating,
	type CarRow,
	carById,
	carBySlug,
	carsByIds,
	changeCar,
	countAllCars,
	countCarsOf,
	instantBookPauseOf,
	lockCar,
	lockCarShared,
	raiseMileage,
} from './sql.ts';
export { onCompanyLicenceChanged, onUserReinstated, onUserSuspended } from './subscribers.ts';
export {
	changeLockedTerms,
	changeTerms,
	currentTerms,
	discountsOf,
	extendsByItself,
	presentOwnTerms,
	readTerms,
	setDatePrices,
	stayRulesOf,
	type Terms,
} from './terms.ts';
export { carForStay, carNamesOf, datePrices, datePricesFrom, offeredZones, type Zone } from './terms-sql.ts';
export {
	arabicNameOf,
	arabicNamesOf,
	arabicTitleOf,
	bilingualCarName,
	carOfRow,
	carTitlesOf,
	colourNamesOf,
	findName,
	nameWords,
	spellingsOfName,
	withBadge,
} from './vehicle-names.ts';
export { rejectCar, verifyCar } from './verify-car.ts';
export { wordsOf } from './words-sql.ts';
