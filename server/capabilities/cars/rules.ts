/** When a car can be found and booked, its listing state, and its slug. Pure. Dates are `YYYY-MM-DD` in Amman. */
import { attribute, attributeKeys, carAttributes, reviewedKeys, type VerifiedKey } from '#contract/car-attributes.ts';
import type { ListingState } from '#contract/listing.ts';
import { isLicensedOn } from '#server/capabilities/companies/index.ts';

/** Expiry date of each document; null if the owner gave none. */
export type DocumentExpiries = { permitExpiresOn: string | null; registrationExpiresOn: string | null; insuranceExpiresOn: string | null };

export type CarState = DocumentExpiries & {
	verificationStatus: string;
	isActive: boolean;
	dailyRateFils: bigint | null;
	submittedAt: Date | null;
	deletedAt: Date | null;
	ownerSuspended: boolean;
	/** The last day of the permit of its owner’s company; null without one. */
	officePermitEndsOn: string | null;
};

/**
 * A car can be found and booked if an admin has verified it, its owner has it active, it has a price, no document has expired,
 * its owner is not suspended, and the permit of its owner’s company has not ended.
 */
export function isBookable(car: CarState, today: string): boolean {
	return (
		car.verificationStatus === 'VERIFIED' &&
		car.isActive &&
		car.dailyRateFils !== null &&
		car.deletedAt === null &&
		!car.ownerSuspended &&
		!documentsExpired(car, today) &&
		!isExpired(car.officePermitEndsOn, today)
	);
}

type OfficeOfCar = { office_is_licensed: boolean | null; office_permit_ends_on: string | null };

export const isOfLicensedOffice = ({ office_is_licensed, office_permit_ends_on }: OfficeOfCar, today: string): boolean =>
	isLicensedOn({ isLicensed: office_is_licensed === true, permitEndsOn: office_permit_ends_on }, today);

/** If the marketplace allows rental plates only, and in every licensed office, whose permit is for cars with these plates. */
export const lacksRentalPlate = (
	car: OfficeOfCar & { plate_class: string | null },
	{ rentalPlatesOnly }: { rentalPlatesOnly: boolean },
	today: string,
): boolean => car.plate_class !== 'RENTAL' && (rentalPlatesOnly || isOfLicensedOffice(car, today));

/** Whether a paid request is confirmed without an answer: the owner chose so, and it is not hidden after too many cancellations. */
export const booksInstantly = (car: { instant_book: boolean; instant_book_paused_until: Date | null }): boolean =>
	car.instant_book && car.instant_book_paused_until === null;

/** A document is valid through its expiry date. */
export const isExpired = (expiresOn: string | null, today: string): boolean => expiresOn !== null && expiresOn < today;

export function documentsExpired(papers: DocumentExpiries, today: string): boolean {
	return datesOf(papers).some((date) => isExpired(date, today));
}

/** The first expiry date; null if no document expires. */
export function documentsValidUntil(papers: DocumentExpiries): string | null {
	return datesOf(papers).reduce<string | null>((first, date) => (date !== null && (first === null || date < first) ? date : first), null);
}

const datesOf = (papers: DocumentExpiries) => [papers.permitExpiresOn, papers.registrationExpiresOn, papers.insuranceExpiresOn];

/** The most important state to display to the owner. */
export function listingState(car: CarState, today: string): ListingState {
	if (car.submittedAt === null) return 'DRAFT';
	if (car.verificationStatus === 'REJECTED') return 'REJECTED';
	if (documentsExpired(car, today) || isExpired(car.officePermitEndsOn, today)) return 'PAPERS_EXPIRED';
	if (!car.isActive) return 'INACTIVE';
	return car.verificationStatus === 'VERIFIED' ? 'VERIFIED' : 'PENDING';
}

const verifiedKeys = attributeKeys.filter((key): key is VerifiedKey => attribute(key).verified === true);

/** Fields that an admin checked against documents: changing one requires verification again. */
export const verifiedColumns = [
	...verifiedKeys.map((key) => carAttributes[key].column),
	...(['plate_number', 'plate_class', 'permit_number', 'permit_expires_on', 'permit_document_id'] as const),
	...(['registration_expires_on', 'registration_document_id', 'insurance_expires_on', 'insurance_document_id'] as const),
] as const;

/** Fields that an admin sees beside the photos: a change of a verified car waits for approval. */
export const reviewedColumns = reviewedKeys.map((key) => carAttributes[key].column);

/** Photos of a verified car wait for approval if more than one in three is new since an admin saw them. */
const UNSEEN_IN = 3;

export function needsSecondLook(photoIds: readonly string[], reviewed: ReadonlySet<string>): boolean {
	return photoIds.filter((id) => !reviewed.has(id)).length * UNSEEN_IN > photoIds.length;
}

/** `Toyota`, `Land Cruiser`, 2022 → `toyota-land-cruiser-2022`. Only letters, digits and dots, which have no special meaning in addresses and pages. */
export function slugOf(make: string, model: string, year: number): string {
	return `${make}-${model}-${year}`
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-')
		.replace(/^[-.]+/, '');
}

/** The first of slug, slug-2, slug-3 … that is not in use. */
export function freeSlug(slug: string, reserved: ReadonlySet<string>): string {
	if (!reserved.has(slug)) return slug;
	let number = 2;
	while (reserved.has(`${slug}-${number}`)) number += 1;
	return `${slug}-${number}`;
}

/** "Insured" is displayed while the insurance was checked by an admin and has not expired. */
export function isInsured(car: { insuranceExpiresOn: string | null; insuranceCheckedAt: Date | null }, today: string): boolean {
	return car.insuranceCheckedAt !== null && car.insuranceExpiresOn !== null && car.insuranceExpiresOn > today;
}

/** `20-77712`, with any separators. */
const PLATE = /^[\d\s\-–/.]+$/;
const PLATE_LEAST = 3;
const PLATE_MOST = 9;

/** The digits of a plate that was typed to find its car; null for what cannot be a plate, such as a name or a phone number. */
export function plateDigits(typed: string): string | null {
	const digits = typed.replace(/\D/g, '');
	return PLATE.test(typed) && digits.length >= PLATE_LEAST && digits.length <= PLATE_MOST ? digits : null;
}
