/** A person as admins look them up: who they are, their papers, cars, money, cases, and admins' notes. */
import * as z from 'zod';
import { verificationStatuses } from './cars.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { documentKinds, identityDetails } from './identity-details.ts';
import { viewReasons } from './kyc.ts';
import { kycDocument } from './licence-renewal.ts';
import { listOrder, paging } from './paging.ts';
import { paymentPurposes } from './payments.ts';
import { person } from './people.ts';
import { boundedText, jodText } from './typed-values.ts';

export const personFileRefusals = {
	NOTES_ABOUT_ONESELF: {
		status: 403,
		en: 'Notes about you are for other admins.',
		ar: 'الملاحظات عنك يكتبها مدراء آخرون.',
	},
} as const satisfies Record<string, RefusalText>;

export const MAX_NOTE = 2000;
/** Maximum number of payments, views and notes in a file, which contains the newest. */
export const FILE_ROWS = 50;

const admins = ['ADMIN', 'SUPER_ADMIN'] as const;
const byId = z.object({ id: z.uuid() });

/** `nameAr`: the other name if there is no Arabic one. */
const named = z.object({ id: z.uuid(), name: z.string(), nameAr: z.string() });

export const findPeople = endpoint({
	method: 'GET',
	path: '/api/admin/people',
	summary: 'People by name in either script, phone, e-mail, id, or plate of a car; newest first. X-Total-Count counts them.',
	access: admins,
	query: z.object({ q: z.string().max(100).optional(), suspended: z.enum(['0', '1']).optional(), order: listOrder, ...paging }),
	response: z.array(person),
});

const identityCheck = z.object({
	/** REPLACED: approved, until its renewal was. */
	status: z.enum(['PENDING', 'APPROVED', 'REJECTED', 'REPLACED']),
	/** Of an approved identity: its next licence or permit, which waits or was rejected. */
	isRenewal: z.boolean(),
	submittedAt: z.string(),
	decidedAt: z.string().nullable(),
	decidedBy: named.nullable(),
	/** Why it was rejected or revoked. */
	notes: z.string().nullable(),
	revokedAt: z.string().nullable(),
	licenceExpiresOn: z.string().nullable(),
	/** Null after they were deleted. */
	idDocument: kycDocument.nullable(),
	licence: kycDocument.nullable(),
	/** The international permit, where the licence needs one. */
	permit: kycDocument.nullable(),
	/** What the documents say; null if the person was not asked, and after the documents were deleted. */
	details: identityDetails.nullable(),
	areDetailsConfirmed: z.boolean(),
});

const identityLook = z.object({
	kind: z.enum(documentKinds),
	reason: z.enum(viewReasons),
	viewedAt: z.string(),
	viewer: named,
});

const personCar = z.object({
	id: z.uuid(),
	title: z.string(),
	titleAr: z.string(),
	plateNumber: z.string().nullable(),
	verificationStatus: z.enum(verificationStatuses),
	isSubmitted: z.boolean(),
	isActive: z.boolean(),
});

const personPayment = z.object({
	id: z.uuid(),
	bookingId: z.uuid(),
	reference: z.string(),
	purpose: z.enum(paymentPurposes),
	amountJod: jodText,
	paidAt: z.string(),
	/** What has arrived back at the card. */
	refundedJod: jodText,
	/** What is still on its way, or delayed. */
	refundOpenJod: jodText,
});

const personMoney = z.object({
	/** Charged to their card, without what was carried over from another booking. */
	paidJod: jodText,
	refundedJod: jodText,
	refundsOpenJod: jodText,
	/** Of paid bookings whose deposit is not closed. */
	depositsHeldJod: jodText,
	/** Owed to them as an owner, according to the ledger. */
	payableJod: jodText,
	/** In settlements that wait for claims or are disputed. */
	settlementsWaitingJod: jodText,
	/** In payouts that are not paid: due, sent or returned by the bank. */
	payoutsOpenJod: jodText,
	payoutsPaidJod: jodText,
	payments: z.array(personPayment),
});
export type PersonMoney = z.output<typeof personMoney>;

export const caseKinds = ['TICKET', 'CLAIM', 'RENTER_CLAIM', 'REPORT'] as const;

const personCase = z.object({
	kind: z.enum(caseKinds),
	id: z.uuid(),
	/** Subject of a support request. */
	subject: z.string().nullable(),
	bookingId: z.uuid().nullable(),
	createdAt: z.string(),
	isOpen: z.boolean(),
});
export type PersonCase = z.output<typeof personCase>;

/** `userId`: the account that it is about, so that a stored response is found when the account is erased. */
export const personNote = z.object({ id: z.uuid(), userId: z.uuid(), text: z.string(), author: named, writtenAt: z.string() });
export type PersonNote = z.output<typeof personNote>;

/** What people who are suspended have in common with this person. A hint for admins; no rule uses it. */
export const personSignal = z.object({
	/** `SAME_LICENCE`: the number; `SAME_PICTURE`: a file. */
	kind: z.enum(['SAME_DEVICE', 'SAME_LICENCE', 'SAME_PICTURE']),
	person: named,
	/** Why that person is suspended. */
	suspensionReason: z.string().nullable(),
	/** When one of the two last signed in there, or when that person handed it in. */
	lastSeenAt: z.string(),
});
export type PersonSignal = z.output<typeof personSignal>;

export const personFile = z.object({
	person,
	emailVerified: z.boolean(),
	phoneVerified: z.boolean(),
	hasLeft: z.boolean(),
	suspendedBy: named.nullable(),
	/** The company of which this is the account. CLOSED: its permit has ended. */
	company: z.object({ nameEn: z.string(), nameAr: z.string(), state: z.enum(['LICENSED', 'NOT_LICENSED', 'CLOSED']) }).nullable(),
	signals: z.array(personSignal),
	/** Newest first. */
	checks: z.array(identityCheck),
	/** Views of their documents by others, newest first. */
	looks: z.array(identityLook),
	cars: z.array(personCar),
	money: personMoney,
	/** Newest first. */
	cases: z.array(personCase),
	/** Newest first; empty in one's own file. */
	notes: z.array(personNote),
	mayWriteNotes: z.boolean(),
});
export type PersonFile = z.output<typeof personFile>;

export const getPersonFile = endpoint({
	method: 'GET',
	path: '/api/admin/people/{id}',
	summary: 'One person with identity checks, cars, money, cases and notes. Documents are opened by separate links; each access is logged.',
	access: admins,
	params: byId,
	response: personFile,
	refusals: ['PERSON_NOT_FOUND'],
});

export const writePersonNote = endpoint({
	method: 'POST',
	path: '/api/admin/people/{id}/notes',
	summary: 'Add a note for other admins. The person cannot see it on the site, but it is part of the data that they can download.',
	access: admins,
	params: byId,
	body: z.object({ text: boundedText(1, MAX_NOTE, 'REQUIRED') }),
	response: personNote,
	status: 201,
	idempotent: true,
	refusals: ['PERSON_NOT_FOUND', 'NOTES_ABOUT_ONESELF'],
});
