/** Listing and managing a car: the owner's calls, and the admin's verification. */
import * as z from 'zod';
import { arabicNames, carShape, createdShape, reviewedShape, typedShape } from './car-shapes.ts';
import { jodText, verificationStatuses } from './cars.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { areaField, carDocumentFields, dailyRateJod, documentFields, MAX_CAR_PHOTOS, plateClasses } from './listing-form.ts';
import { documentPage, paging } from './paging.ts';

export const listingRefusals = {
	CAR_HAS_OPEN_BOOKINGS: {
		status: 409,
		en: 'This car has open bookings. You can delete it once they’ve ended, or deactivate it until then.',
		ar: 'لهذه السيارة حجوزات قائمة. يمكنك حذفها بعد انتهائها، وإيقاف عرضها حتى ذلك الحين.',
	},
	TOO_MANY_PHOTOS: { status: 409, en: 'You can add up to 10 photos.', ar: 'يمكنك إضافة 10 صور كحد أقصى.' },
	LAST_PHOTO: { status: 409, en: 'At least one photo is required', ar: 'صورة واحدة على الأقل مطلوبة' },
	PHOTO_NOT_FOUND: {
		status: 409,
		en: 'The photos have changed. Please reload the page.',
		ar: 'تغيّرت الصور في هذه الأثناء. أعد تحميل الصفحة.',
	},
	PAPER_NOT_FOUND: { status: 404, en: 'We can’t find this document.', ar: 'لم نجد هذه الوثيقة.' },
	CAR_NOT_PENDING: {
		status: 409,
		en: 'This car isn’t waiting for this decision.',
		ar: 'هذه السيارة ليست بانتظار هذا القرار.',
	},
	CAR_CHANGE_OUTDATED: {
		status: 409,
		en: 'The owner has changed this again, or it has already been decided. Check the car again.',
		ar: 'عدّل المالك ذلك من جديد أو اتُّخذ القرار من قبل. راجع السيارة مرة أخرى.',
	},
	PLATE_NOT_RENTAL: {
		status: 409,
		en: 'Only cars with a rental plate (code 70) can be verified.',
		ar: 'لا تُوثَّق إلا السيارات ذات لوحة التأجير (رمز 70).',
	},
} as const satisfies Record<string, RefusalText>;

/** State of a car for its owner, most pressing first. */
export const listingStates = ['DRAFT', 'REJECTED', 'PENDING', 'PAPERS_EXPIRED', 'INACTIVE', 'VERIFIED'] as const;
export type ListingState = (typeof listingStates)[number];

export const carDocumentNames = ['permit', 'registration', 'insurance'] as const;
export type CarDocumentName = (typeof carDocumentNames)[number];

const isActive = z.boolean();
const address = z.string().max(400);

export const createCar = endpoint({
	method: 'POST',
	path: '/api/owner/cars',
	summary: 'Create a car of the caller, which is a draft until it has a photo and a price. The server creates the slug.',
	access: 'signed-in',
	idempotent: true,
	body: z.object({
		...createdShape,
		isActive: isActive.default(true),
		...carDocumentFields.partial().shape,
		...documentFields,
		area: areaField.optional(),
	}),
	response: z.object({ id: z.uuid(), slug: z.string() }),
	status: 201,
	refusals: ['IDENTITY_REQUIRED', 'FILE_TYPE_REFUSED', 'FILE_DAMAGED', 'PICTURE_TOO_MANY_PIXELS'],
});

const carId = z.object({ id: z.uuid() });
const photo = z.object({ id: z.uuid(), url: z.string(), sort: z.int() });

export const addCarPhoto = endpoint({
	method: 'POST',
	path: '/api/owner/cars/{id}/photos',
	summary:
		'Add an upload as a photo of the car. The photo with sort 0 is the first; if the position is occupied, the next free one is used.',
	access: 'signed-in',
	idempotent: true,
	params: carId,
	body: z.object({
		url: address,
		sort: z
			.int()
			.min(0)
			.max(MAX_CAR_PHOTOS - 1),
	}),
	response: photo,
	status: 201,
	refusals: ['CAR_NOT_FOUND', 'TOO_MANY_PHOTOS', 'FILE_TYPE_REFUSED', 'FILE_DAMAGED', 'PICTURE_TOO_MANY_PIXELS'],
});

export const arrangeCarPhotos = endpoint({
	method: 'PUT',
	path: '/api/owner/cars/{id}/photos',
	summary:
		'Set the photos of the car, in their order: ids of existing photos, addresses of uploads for new ones. All others are removed. If more than a third of a verified car’s photos are new, the whole change waits in `change` for another review.',
	access: 'signed-in',
	idempotent: true,
	params: carId,
	body: z.object({ photos: z.array(z.union([z.uuid(), address])).max(MAX_CAR_PHOTOS) }),
	response: z.array(photo),
	refusals: ['CAR_NOT_FOUND', 'LAST_PHOTO', 'PHOTO_NOT_FOUND', 'FILE_TYPE_REFUSED', 'FILE_DAMAGED', 'PICTURE_TOO_MANY_PIXELS'],
});

export const setCarPricing = endpoint({
	method: 'POST',
	path: '/api/owner/cars/{id}/pricing',
	summary: 'Set the daily rate, and optionally the shortest rental. Existing bookings keep theirs.',
	access: 'signed-in',
	params: carId,
	body: z.object({ type: z.literal('BASE'), dailyRateJod, minDays: z.int().min(1).max(30).optional() }),
	response: z.object({ type: z.literal('BASE'), dailyRateJod: jodText, minDays: z.int() }),
	refusals: ['CAR_NOT_FOUND'],
});

const paper = z.object({
	/** Expiry date, `YYYY-MM-DD`; valid through this day. */
	expiresOn: z.string().nullable(),
	expired: z.boolean(),
	/** Where the owner and admins can read the document; null if there is none. */
	url: z.string().nullable(),
});

/** What the owner of a verified car wants to change: the car shows its verified content until an admin approves it. */
const carChange = z.object({
	id: z.uuid(),
	status: z.enum(['PENDING', 'REJECTED']),
	/** Why it was rejected. */
	notes: z.string().nullable(),
	submittedAt: z.string(),
	values: z.object(reviewedShape).partial(),
	/** All photos in their order; null if they stay. */
	photos: z.array(photo).nullable(),
});

export const ownerCar = z.object({
	id: z.uuid(),
	slug: z.string(),
	...carShape,
	...arabicNames,
	titleAr: z.string(),
	instantBook: z.boolean(),
	isActive: z.boolean(),
	/** Null until the car has a price. */
	dailyRateJod: jodText.nullable(),
	photos: z.array(photo),
	state: z.enum(listingStates),
	verificationStatus: z.enum(verificationStatuses),
	/** Why it was rejected. */
	verificationNotes: z.string().nullable(),
	plateNumber: z.string().nullable(),
	plateClass: z.enum(plateClasses).nullable(),
	permitNumber: z.string().nullable(),
	papers: z.object({ permit: paper, registration: paper, insurance: paper }),
	change: carChange.nullable(),
	createdAt: z.string(),
	area: z.string().nullable(),
});
export type OwnerCar = z.output<typeof ownerCar>;

export const listingTerms = endpoint({
	method: 'GET',
	path: '/api/owner/listing-terms',
	summary: 'The settings of the marketplace that an owner needs to fill in the form.',
	access: 'signed-in',
	response: z.object({
		/** CAR: the deposit is the amount that the owner set. */
		depositMode: z.enum(['RENTAL_TOTAL', 'CAR']),
		platformFeePercent: z.number(),
		/** By the settings, or because the owner is a licensed office. */
		rentalPlatesOnly: z.boolean(),
	}),
});

export const listOwnerCars = endpoint({
	method: 'GET',
	path: '/api/owner/cars',
	summary: 'The caller’s own cars, newest first, drafts included.',
	access: 'signed-in',
	team: 'calendar',
	query: z.object(paging),
	response: z.array(ownerCar),
});

export const getOwnerCar = endpoint({
	method: 'GET',
	path: '/api/owner/cars/{id}',
	summary: 'One of the caller’s own cars, with its papers.',
	access: 'signed-in',
	params: carId,
	response: ownerCar,
	refusals: ['CAR_NOT_FOUND'],
});

export const changeOwnerCar = endpoint({
	method: 'PATCH',
	path: '/api/owner/cars/{id}',
	summary:
		'Change the given fields. Make, model, year, plate and papers were verified: after a change of one of them the car needs verification again. Other content that an admin saw waits in `change` for another review, while the car stays as it was verified.',
	access: 'signed-in',
	params: carId,
	body: z.object({
		...z.object(typedShape).partial().shape,
		...carDocumentFields.partial().shape,
		...documentFields,
		isActive: isActive.optional(),
		area: areaField.optional(),
	}),
	response: ownerCar,
	refusals: ['CAR_NOT_FOUND', 'FILE_TYPE_REFUSED', 'FILE_DAMAGED', 'PICTURE_TOO_MANY_PIXELS'],
});

export const deleteOwnerCar = endpoint({
	method: 'DELETE',
	path: '/api/owner/cars/{id}',
	summary: 'Delete a car permanently; its past bookings stay.',
	access: 'signed-in',
	params: carId,
	response: z.object({ success: z.literal(true) }),
	refusals: ['CAR_NOT_FOUND', 'CAR_HAS_OPEN_BOOKINGS'],
});

export const getCarDocument = endpoint({
	method: 'GET',
	path: '/api/owner/cars/{id}/papers/{paper}',
	summary:
		'The document itself, for the car’s owner and for admins. `page`: for admins, a picture of this page of a PDF, or the picture itself. Each access is logged.',
	access: 'signed-in',
	params: carId.extend({ paper: z.enum(carDocumentNames) }),
	query: z.object({ page: documentPage }),
	response: z.unknown(),
	refusals: ['CAR_NOT_FOUND', 'PAPER_NOT_FOUND', 'DOCUMENT_NOT_DRAWN'],
});

/** The expiry date on the insurance that was checked; if left out, the owner’s date is confirmed. */
export const insuranceExpiresOn = carDocumentFields.shape.insuranceExpiresOn.optional();
export const rejectionNotes = z.string({ error: 'NOTES_REQUIRED' }).trim().min(1, 'NOTES_REQUIRED').max(2000, 'TEXT_TOO_LONG');

/** Refusals if another admin has it open or has decided it, or if it is the caller's own. */
const forOtherAdmins = ['CAR_OF_YOUR_OWN', 'CAR_REVIEWED_BY', 'CAR_DECIDED_BY'] as const;

const decision = z.object({ id: z.uuid(), verificationStatus: z.enum(verificationStatuses), verificationNotes: z.string().nullable() });

export const verifyCar = endpoint({
	method: 'PATCH',
	path: '/api/admin/cars/{id}/verify',
	summary:
		'Approve a submitted car. The caller must have opened every page of its documents. insuranceExpiresOn corrects the date that the owner typed.',
	access: ['ADMIN', 'SUPER_ADMIN'],
	params: carId,
	body: z.object({
		insuranceExpiresOn,
		/** Version of the car that was reviewed: if its owner has changed it since, the call is refused. */
		contentVersion: z.string().max(40).optional(),
	}),
	response: decision,
	refusals: [
		...(['CAR_NOT_FOUND', 'CAR_NOT_PENDING', 'PLATE_NOT_RENTAL', 'CAR_CHANGE_OUTDATED', 'CAR_DOCUMENTS_UNOPENED'] as const),
		...forOtherAdmins,
	],
});

export const rejectCar = endpoint({
	method: 'PATCH',
	path: '/api/admin/cars/{id}/reject',
	summary: 'Reject a car, also one that was verified before; its owner reads the notes.',
	access: ['ADMIN', 'SUPER_ADMIN'],
	params: carId,
	body: z.object({ notes: rejectionNotes }),
	response: decision,
	refusals: ['CAR_NOT_FOUND', 'CAR_NOT_PENDING', ...forOtherAdmins],
});

const changeId = z.uuid();

export const approveCarChange = endpoint({
	method: 'PATCH',
	path: '/api/admin/cars/{id}/change/approve',
	summary:
		'Approve the change that the owner of a verified car proposed: the car shows it from now on. `changeId`: the change that the caller saw.',
	access: ['ADMIN', 'SUPER_ADMIN'],
	params: carId,
	body: z.object({ changeId }),
	response: carId,
	refusals: ['CAR_NOT_FOUND', 'CAR_CHANGE_OUTDATED', ...forOtherAdmins],
});

export const rejectCarChange = endpoint({
	method: 'PATCH',
	path: '/api/admin/cars/{id}/change/reject',
	summary: 'Reject the change: the car stays as it was verified; its owner reads the notes.',
	access: ['ADMIN', 'SUPER_ADMIN'],
	params: carId,
	body: z.object({ changeId, notes: rejectionNotes }),
	response: carId,
	refusals: ['CAR_NOT_FOUND', 'CAR_CHANGE_OUTDATED', ...forOtherAdmins],
});
