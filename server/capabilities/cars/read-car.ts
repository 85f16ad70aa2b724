/** One car for its page. */
import type { Car } from '#contract/cars.ts';
import { scoreOf } from '#contract/score.ts';
import { ammanDate } from '#contract/time.ts';
import { feePercentOf, licensedOfficeOf } from '#server/capabilities/companies/index.ts';
import { toPublicUser, userById } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { getCachedSettings } from '#server/platform/context/settings.ts';
import type { Reading } from '#server/platform/database/replicas.ts';
import { photoUrl } from '#server/platform/files/serve-photo.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { areaCircle, cardArea } from './area.ts';
import { attributesOf } from './columns.ts';
import { offeredExtras } from './extras-sql.ts';
import { fromPricesOf } from './read-from-prices.ts';
import { booksInstantly, type CarState, isBookable, isInsured } from './rules.ts';
import { type CarRow, carBySlug } from './sql.ts';
import { publicTerms, stayRulesOf } from './terms.ts';
import { offeredZones } from './terms-sql.ts';
import { arabicNameOf, arabicNamesOf, colourNamesOf } from './vehicle-names.ts';
import { wordsOf } from './words-sql.ts';

/** A car that cannot be booked is visible only to its owner and to admins. */
export async function readCar(
	platform: Platform,
	{ db }: Pick<Reading, 'db'>,
	slug: string,
	getOptionalCaller: () => Promise<Caller | null>,
): Promise<Car> {
	const row = await carBySlug(db, slug);
	if (!row) throw refuse('CAR_NOT_FOUND');
	const today = ammanDate(platform.clock.now());
	if (!isBookable(carState(row), today)) {
		const caller = await getOptionalCaller();
		if (!caller || (caller.userId !== row.owner_id && !isAdmin(caller))) throw refuse('CAR_NOT_FOUND');
	}
	const [owner, settings, zones, extras, priceOf, words, office, feePercent] = await Promise.all([
		userById(db, row.owner_id),
		getCachedSettings(platform),
		offeredZones(db, row),
		offeredExtras(db, row),
		fromPricesOf(db, [row], today),
		wordsOf(db, row.id),
		licensedOfficeOf(db, row.owner_id, today),
		feePercentOf(db, row.owner_id),
	]);
	if (!owner) throw refuse('CAR_NOT_FOUND');
	const price = priceOf(row);
	const photos = row.photos.map((photo) => ({ url: photoUrl(photo.object_id), sort: photo.sort }));
	return {
		...facts(row),
		area: cardArea(row.area),
		pricePerDay: Number(price.fils) / 1000,
		primaryPhoto: photos[0]?.url ?? null,
		photos,
		isVerified: row.verification_status === 'VERIFIED',
		rating: scoreOf(row.rating_sum, row.rating_count),
		completedTrips: row.completed_trips,
		isInsured: isInsured({ insuranceExpiresOn: row.insurance_expires_on, insuranceCheckedAt: row.insurance_checked_at }, today),
		owner: toPublicUser(owner),
		platformFeePercent: feePercent ?? settings.platformFeePercent,
		depositMode: settings.depositMode,
		fineHold: settings.fineHoldJod > 0 ? { amountJod: settings.fineHoldJod, days: settings.fineHoldDays } : null,
		terms: publicTerms(row, zones, extras),
		stayRules: stayRulesOf(row, settings),
		stay: null,
		priceIsFrom: price.isFrom,
		words,
		areaCircle: areaCircle(row.area),
		licensedOffice: office !== null,
		office,
	};
}

export const carState = (row: CarRow): CarState => ({
	verificationStatus: row.verification_status,
	isActive: row.is_active,
	dailyRateFils: row.daily_rate_fils,
	submittedAt: row.submitted_at,
	deletedAt: row.deleted_at,
	ownerSuspended: row.owner_suspended,
	permitExpiresOn: row.permit_expires_on,
	registrationExpiresOn: row.registration_expires_on,
	insuranceExpiresOn: row.insurance_expires_on,
	officePermitEndsOn: row.office_permit_ends_on,
});

/** Common part of every presentation of a car: attributes and state. */
export function facts(row: CarRow) {
	return {
		id: row.id,
		slug: row.slug,
		...attributesOf(row),
		...arabicNamesOf(row),
		titleAr: arabicNameOf(row.title),
		colorNames: colourNamesOf(row.color),
		instantBook: booksInstantly(row),
		ownerCancellations: row.owner_cancellations,
		isActive: row.is_active,
		verificationStatus: row.verification_status as Car['verificationStatus'],
		ownerId: row.owner_id,
		area: row.area,
	};
}
