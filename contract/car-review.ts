/** The review of cars: who has one open, and a decision that can be undone for some seconds. */
import * as z from 'zod';
import { endpoint, type RefusalText } from './endpoint.ts';
import { carDocumentNames, insuranceExpiresOn, rejectionNotes } from './listing.ts';

export const carReviewRefusals = {
	CAR_REVIEWED_BY: { status: 409, en: '{name} has this car open right now.', ar: 'هذه السيارة مفتوحة الآن لدى {nameAr}.' },
	CAR_DECIDED_BY: { status: 409, en: '{name} has already decided on this car.', ar: 'صدر قرار من {nameAr} في هذه السيارة.' },
	CAR_OF_YOUR_OWN: {
		status: 403,
		en: 'This car is yours or your office’s. Another admin has to decide.',
		ar: 'هذه سيارتك أو سيارة مكتبك. يجب أن يقرّر مشرف آخر.',
	},
	CAR_UNDO_OVER: {
		status: 409,
		en: 'It’s too late to undo: we’ve already told the owner.',
		ar: 'فات أوان التراجع، فقد أُبلغ المالك بالقرار.',
	},
	CAR_DOCUMENTS_UNOPENED: {
		status: 409,
		en: 'Open every page of this car’s documents before you verify it.',
		ar: 'افتح كل صفحات أوراق السيارة قبل توثيقها.',
	},
} as const satisfies Record<string, RefusalText>;

const admins = ['ADMIN', 'SUPER_ADMIN'] as const;
const which = z.object({ id: z.uuid() });

const openedDocument = z.object({
	name: z.enum(carDocumentNames),
	/** Of a PDF, whose pages are shown as pictures; 0 if it cannot be drawn. Null for a picture. */
	pages: z.int().nullable(),
	/** The pages that the caller has not opened yet. */
	unopened: z.array(z.int()),
});
export type OpenedDocument = z.output<typeof openedDocument>;

export const claimCar = endpoint({
	method: 'POST',
	path: '/api/admin/cars/{id}/claim',
	summary:
		'Open a waiting car, or the change of a verified one, for review. It is reserved for the caller for five minutes, or until they open another one; other admins see who has it.',
	access: admins,
	params: which,
	response: z.object({ claimedUntil: z.string(), documents: z.array(openedDocument) }),
	refusals: ['CAR_NOT_FOUND', 'CAR_OF_YOUR_OWN', 'CAR_NOT_PENDING', 'CAR_REVIEWED_BY', 'CAR_DECIDED_BY'],
});

/** `version`: the version that the admin saw: `contentVersion` of a waiting car, or the id of the change of a verified car. */
const version = z.string().min(1).max(40);

export const carDecision = z.discriminatedUnion('status', [
	z.object({ status: z.literal('APPROVED'), version, insuranceExpiresOn }),
	z.object({ status: z.literal('REJECTED'), version, notes: rejectionNotes }),
]);
export type CarDecision = z.output<typeof carDecision>;

export const decideCar = endpoint({
	method: 'POST',
	path: '/api/admin/cars/{id}/decision',
	summary:
		'Approve or reject a waiting car or change. The rules are those of the calls that decide at once; the decision is carried out after ten seconds. Until then the caller may undo it, and no notification is sent. If the owner changes the car meanwhile, it waits again.',
	access: admins,
	params: which,
	body: carDecision,
	response: z.object({ id: z.uuid(), status: z.enum(['APPROVED', 'REJECTED']), carriedOutAt: z.string() }),
	refusals: [
		...(['CAR_NOT_FOUND', 'CAR_OF_YOUR_OWN', 'CAR_NOT_PENDING', 'CAR_REVIEWED_BY', 'CAR_DECIDED_BY'] as const),
		...(['CAR_CHANGE_OUTDATED', 'CAR_DOCUMENTS_UNOPENED', 'PLATE_NOT_RENTAL'] as const),
	],
});

export const undoCarDecision = endpoint({
	method: 'DELETE',
	path: '/api/admin/cars/{id}/decision',
	summary: 'Undo the caller’s own decision before it is carried out; the car waits again, and is reserved for the caller for five minutes.',
	access: admins,
	params: which,
	response: z.object({ claimedUntil: z.string() }),
	refusals: ['CAR_NOT_FOUND', 'CAR_UNDO_OVER'],
});
