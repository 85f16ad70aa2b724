/** The identity check: for the person, for the deciding admin, and access to its documents. */
import * as z from 'zod';
import { endpoint, type RefusalText, roles } from './endpoint.ts';
import { kycStatuses } from './identity.ts';
import { detailFields, documentKinds, identityDetails, newIdentityDetails } from './identity-details.ts';
import { identityParts, kycDocument, renewal, renewedCheck } from './licence-renewal.ts';
import { paging } from './paging.ts';
import { isCalendarDate } from './time.ts';

export const kycRefusals = {
	KYC_ALREADY_OPEN: {
		status: 409,
		en: 'Your documents are already approved or under review.',
		ar: 'وثائقك موثّقة أو قيد المراجعة.',
	},
	KYC_NOT_PENDING: { status: 409, en: 'This identity check isn’t waiting for a decision.', ar: 'طلب التحقق هذا ليس بانتظار قرار.' },
	KYC_NOT_APPROVED: { status: 409, en: 'This identity isn’t approved.', ar: 'هوية هذا الشخص غير موثّقة.' },
	KYC_DOCUMENTS_UNOPENED: { status: 409, en: 'Open every page of the documents first.', ar: 'افتح كل صفحات الوثائق أولاً.' },
	KYC_DETAILS_UNCONFIRMED: {
		status: 409,
		en: 'Compare each detail with the documents and confirm them all.',
		ar: 'قارن كل معلومة بالوثائق وأكّدها جميعاً.',
	},
	KYC_OWN: {
		status: 403,
		en: 'You can’t review your own documents.',
		ar: 'لا يمكنك مراجعة وثائقك أنت.',
	},
	DOCUMENT_NOT_FOUND: { status: 404, en: 'We can’t find this document.', ar: 'لم نجد هذه الوثيقة.' },
	DOCUMENT_LINK_EXPIRED: {
		status: 403,
		en: 'This link has expired. Open the document again.',
		ar: 'انتهت صلاحية هذا الرابط. افتح الوثيقة من جديد.',
	},
	DOCUMENT_NOT_DRAWN: {
		status: 409,
		en: 'We can’t show this PDF. Reject it and ask for a photo.',
		ar: 'لا يمكن عرض صفحات هذا الملف. ارفضه واطلب صورة بدلاً منه.',
	},
} as const satisfies Record<string, RefusalText>;

/** Validity of a link to a document. */
export const DOCUMENT_LINK_SECONDS = 60;

const calendarDate = z.string().trim().refine(isCalendarDate, { error: 'DATE_INVALID' });

const documentKind = z.enum(documentKinds);
const detailField = z.enum(detailFields);
/** For people whose identity is approved: never asked, waiting for an admin, confirmed, or rejected. */
const detailsStates = ['MISSING', 'WAITING', 'CONFIRMED', 'REJECTED'] as const;
export type DetailsState = (typeof detailsStates)[number];

export const kycState = z.object({
	status: z.enum(kycStatuses),
	idDocUrl: z.string().nullable(),
	licenseUrl: z.string().nullable(),
	/** Why it was rejected, or why the approval was revoked. */
	notes: z.string().nullable(),
	/** The check had been approved until then. */
	revokedAt: z.string().nullable(),
	submittedAt: z.string().nullable(),
	/** As typed by the person or, once approved, by the reviewer; `YYYY-MM-DD`. */
	licenceExpiresOn: z.string().nullable(),
	/** Null before anything is submitted, and after the documents were deleted. */
	idDocument: kycDocument.nullable(),
	licence: kycDocument.nullable(),
	/** The international permit, where the licence needs one. */
	permit: kycDocument.nullable(),
	/** The documents uploaded last, submitted or not, without those of a renewal. */
	details: identityDetails.nullable(),
	detailsState: z.enum(detailsStates),
	/** Null where nothing can be renewed: no approved identity, or a licence that is valid for longer than 60 days. */
	renewal: renewal.nullable(),
	/** Requested again; if both are empty in a rejected check, everything is. */
	rejectedDocuments: z.array(documentKind),
	rejectedFields: z.array(detailField),
	/** Uploaded and not submitted yet. */
	draft: z.object({ idDocument: kycDocument.nullable(), licence: kycDocument.nullable(), permit: kycDocument.nullable() }),
	/** What is still missing before the check can be submitted; for a renewal see there. */
	missing: z.array(z.enum(identityParts)),
	/** The age from which people may rent. */
	minimumAge: z.int(),
});
export type KycState = z.output<typeof kycState>;

export const kycStatus = endpoint({
	method: 'GET',
	path: '/api/kyc/status',
	summary: 'The state of the caller’s own identity check.',
	access: 'signed-in',
	response: kycState,
});

export const submitKyc = endpoint({
	method: 'POST',
	path: '/api/kyc/submit',
	summary: 'Submit ID or passport and driver’s licence; for an approved identity the next licence or permit.',
	access: 'signed-in',
	/** Documents that are left out are taken from the earlier uploads, and after a rejection from those that were not rejected. */
	body: z.object({
		idDocUrl: z.string({ error: 'REQUIRED' }).max(400).optional(),
		licenseUrl: z.string({ error: 'REQUIRED' }).max(400).optional(),
		licenceExpiresOn: calendarDate.optional(),
		permitUrl: z.string().max(400).optional(),
		details: newIdentityDetails.optional(),
	}),
	response: kycState,
	refusals: ['KYC_ALREADY_OPEN', 'FILE_TYPE_REFUSED', 'FILE_DAMAGED', 'PDF_REFUSED'],
});

export const saveIdentityDetails = endpoint({
	method: 'PUT',
	path: '/api/kyc/draft/details',
	summary: 'Save the details of the documents; they are submitted together with them.',
	access: 'signed-in',
	body: newIdentityDetails,
	response: kycState,
	refusals: ['KYC_ALREADY_OPEN'],
});

const draftDocument = z.object({ kind: documentKind });

export const saveIdentityDocument = endpoint({
	method: 'PUT',
	path: '/api/kyc/draft/documents/{kind}',
	summary: 'Upload one document. It is stored for up to 30 days, until everything is complete and submitted; another upload replaces it.',
	access: 'signed-in',
	params: draftDocument,
	body: z.object({ documentUrl: z.string({ error: 'REQUIRED' }).max(400) }),
	response: kycState,
	refusals: ['KYC_ALREADY_OPEN', 'FILE_TYPE_REFUSED', 'FILE_DAMAGED', 'PDF_REFUSED'],
});

export const removeIdentityDocument = endpoint({
	method: 'DELETE',
	path: '/api/kyc/draft/documents/{kind}',
	summary: 'Remove a document that is not submitted yet.',
	access: 'signed-in',
	params: draftDocument,
	response: kycState,
});

const documentId = z.object({ id: z.uuid() });
/** Why an admin views a document; shown to the person. */
export const viewReasons = ['REVIEW', 'DISPUTE', 'AUTHORITY'] as const;
export type ViewReason = (typeof viewReasons)[number];

/** Longer PDFs are refused. */
const MAX_PAGES = 20;

export const linkToDocument = endpoint({
	method: 'POST',
	path: '/api/kyc/documents/{id}/link',
	summary:
		'A link to a document, valid for one minute and for the caller only: to an own document, or for an admin to one that they review.',
	access: 'signed-in',
	params: documentId,
	body: z.object({
		reason: z.enum(viewReasons).default('REVIEW'),
		/** For admins: this page of a PDF as a picture. If omitted: the file as it was submitted. */
		page: z.int().min(1).max(MAX_PAGES).optional(),
	}),
	/** `pages`: of the PDF, if a page was requested; `unopened`: those that the caller has not opened yet. */
	response: z.object({
		url: z.string(),
		contentType: z.string(),
		expiresAt: z.string(),
		pages: z.int().nullable(),
		unopened: z.array(z.int()),
	}),
	refusals: ['DOCUMENT_NOT_FOUND', 'DOCUMENT_NOT_DRAWN'],
});

export const viewDocument = endpoint({
	method: 'GET',
	path: '/objects/identity/{id}',
	summary:
		'The document itself, by a link that has not expired, for the person who requested the link; 404 for everybody else. Each access is logged.',
	access: 'anyone',
	params: documentId,
	query: z.object({
		reason: z.string().max(20).default(''),
		page: z.string().max(2).default(''),
		expires: z.string().max(20).default(''),
		signature: z.string().max(100).default(''),
	}),
	response: z.unknown(),
	refusals: ['DOCUMENT_NOT_FOUND', 'DOCUMENT_LINK_EXPIRED', 'DOCUMENT_NOT_DRAWN'],
});

const documentView = z.object({
	kind: documentKind,
	reason: z.enum(viewReasons),
	viewedAt: z.string(),
});
export type DocumentView = z.output<typeof documentView>;

export const documentViews = endpoint({
	method: 'GET',
	path: '/api/kyc/views',
	summary: 'When and why Mishwar’s team looked at the caller’s own documents; newest first, the last 50.',
	access: 'signed-in',
	response: z.array(documentView),
});

const admins = ['ADMIN', 'SUPER_ADMIN'] as const;
const whose = z.object({ userId: z.uuid() });

const pendingCheck = z.object({
	userId: z.uuid(),
	email: z.string().nullable(),
	firstName: z.string(),
	lastName: z.string(),
	/** As on a Jordanian ID, if the person entered it. */
	displayNameAr: z.string().nullable(),
	role: z.enum(roles),
	lang: z.enum(['en', 'ar']),
	idDocUrl: z.string(),
	licenseUrl: z.string(),
	phone: z.string().nullable(),
	memberSince: z.string(),
	submittedAt: z.string(),
	/** As typed by the person; the reviewer compares it with the licence. */
	licenceExpiresOn: z.string().nullable(),
	idDocument: kycDocument,
	licence: kycDocument,
	permit: kycDocument.nullable(),
	/** As typed by the person; null if the check did not ask for them yet. */
	details: identityDetails.nullable(),
	/** The identity is approved; only the details wait. */
	isCompletion: z.boolean(),
	/** For the next licence or permit of an approved identity: the details that are approved now. */
	renews: renewedCheck.nullable(),
	/** Earlier rejected submissions, newest first, at most 5. */
	rejectedBefore: z.array(z.object({ decidedAt: z.string(), notes: z.string() })),
	/** The other admin who has it open. */
	reviewer: z.object({ id: z.uuid(), name: z.string(), nameAr: z.string() }).nullable(),
});
export type PendingCheck = z.output<typeof pendingCheck>;

export const pendingKyc = endpoint({
	method: 'GET',
	path: '/api/admin/kyc/pending',
	summary: 'Undecided identity checks, the longest waiting first; X-Total-Count counts them.',
	access: admins,
	query: z.object(paging),
	response: z.array(pendingCheck),
});

export const decided = z.object({ userId: z.uuid(), status: z.enum(['APPROVED', 'REJECTED']), notes: z.string().nullable() });

/** Details of the documents, as an admin confirms them. */
export const approval = z.object({ licenceExpiresOn: calendarDate.nullish(), details: newIdentityDetails.optional() });

export const approveKyc = endpoint({
	method: 'PATCH',
	path: '/api/admin/kyc/{userId}/approve',
	summary:
		'Approve the documents. The caller must have opened every page of them. `details`: what the documents say, as confirmed by the caller; they may be omitted only for a person who was not asked for them, and only then `licenceExpiresOn` is given instead.',
	access: admins,
	params: whose,
	body: approval,
	response: decided,
	refusals: [
		...(['NOT_FOUND', 'KYC_NOT_PENDING', 'KYC_OWN', 'KYC_REVIEWED_BY', 'KYC_DECIDED_BY'] as const),
		...(['KYC_DOCUMENTS_UNOPENED', 'KYC_DETAILS_UNCONFIRMED'] as const),
	],
});

const reason = z.string({ error: 'NOTES_REQUIRED' }).trim().min(1, { error: 'NOTES_REQUIRED' }).max(1000, { error: 'TEXT_TOO_LONG' });

export const rejection = z.object({
	notes: reason,
	documents: z.array(documentKind).max(documentKinds.length).default([]),
	fields: z.array(detailField).max(detailFields.length).default([]),
});

export const rejectKyc = endpoint({
	method: 'PATCH',
	path: '/api/admin/kyc/{userId}/reject',
	summary:
		'Reject documents or details; the person reads the reason, and is asked for these again, or for both documents if none are named.',
	access: admins,
	params: whose,
	body: rejection,
	response: decided,
	refusals: ['NOT_FOUND', 'KYC_NOT_PENDING', 'KYC_OWN', 'KYC_REVIEWED_BY', 'KYC_DECIDED_BY'],
});

export const revokeKyc = endpoint({
	method: 'PATCH',
	path: '/api/admin/kyc/{userId}/revoke',
	summary:
		'Revoke an approval; the person reads the reason, and cannot rent or list a car until new documents are approved. Agreed bookings stay.',
	access: admins,
	params: whose,
	body: z.object({ notes: reason }),
	response: decided,
	refusals: ['NOT_FOUND', 'KYC_NOT_APPROVED', 'KYC_OWN'],
});
