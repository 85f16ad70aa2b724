/** Rental offices: an owner account that is a company, its papers that an admin checks, and its branches. */
import * as z from 'zod';
import { cityNames } from './cities.ts';
import { foldDigits } from './digits.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { documentPage, paging, searched } from './paging.ts';
import { halfHours, hourEnds } from './pickup-hours.ts';
import { isCalendarDate } from './time.ts';
import { boundedText, oneOf, unlessEmpty } from './typed-values.ts';

export const companyRefusals = {
	COMPANY_NOT_FOUND: { status: 404, en: 'We can’t find this company.', ar: 'لم نجد هذه الشركة.' },
	COMPANY_PAPER_NOT_FOUND: { status: 404, en: 'We can’t find this document.', ar: 'لم نجد هذه الوثيقة.' },
	COMPANY_NAME_FIXED: {
		status: 409,
		en: 'The name is on a registration that’s approved or in review, so it can’t be changed. Contact support if it has changed.',
		ar: 'الاسم مدوّن في سجل تجاري موثّق أو قيد المراجعة، لذلك لا يتغيّر. تواصل مع الدعم إذا تغيّر الاسم.',
	},
	COMPANY_PAPER_WAITS: {
		status: 409,
		en: 'We’re still reviewing the one you submitted.',
		ar: 'ما زلنا نراجع الوثيقة التي أرسلتها.',
	},
	COMPANY_PAPER_NOT_WAITING: {
		status: 409,
		en: 'This document isn’t waiting for this decision.',
		ar: 'هذه الوثيقة ليست بانتظار هذا القرار.',
	},
	COMPANY_OF_YOUR_OWN: {
		status: 403,
		en: 'This is your own company. Another admin has to decide.',
		ar: 'هذه شركتك. يجب أن يقرّر مشرف آخر.',
	},
	BRANCH_NOT_FOUND: {
		status: 409,
		en: 'The branches have changed. Please reload the page.',
		ar: 'تغيّرت الفروع في هذه الأثناء. أعد تحميل الصفحة.',
	},
	OFFICE_PERMIT_EXPIRED: {
		status: 409,
		en: 'This office’s transport permit has expired, so it can’t take new bookings for now.',
		ar: 'انتهى تصريح النقل لهذا المكتب، لذلك لا يستقبل حجوزات جديدة حالياً.',
	},
} as const satisfies Record<string, RefusalText>;

/** REGISTRATION: of the Companies Control Department. PERMIT: for tourist car rental, with an expiry date. TAX: the tax number’s certificate. */
export const companyPaperKinds = ['REGISTRATION', 'PERMIT', 'TAX'] as const;
export type CompanyPaperKind = (typeof companyPaperKinds)[number];
/** REPLACED: a newer one was approved. WITHDRAWN: an approval was taken back. */
export const companyPaperStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'REPLACED', 'WITHDRAWN'] as const;
export type CompanyPaperStatus = (typeof companyPaperStatuses)[number];

/** Days before the end of a permit on which its office is warned. */
export const PERMIT_WARNING_DAYS = [30, 7, 1] as const;
export const MAX_BRANCHES = 20;
/** Days of the week as JavaScript counts them: 0 is Sunday. */
export const weekdays = [6, 0, 1, 2, 3, 4, 5] as const;

const branchShape = {
	city: oneOf(cityNames, 'CITY_UNKNOWN'),
	addressEn: boundedText(3, 200, 'REQUIRED'),
	addressAr: boundedText(3, 200, 'REQUIRED'),
	opensAt: oneOf(halfHours as [string, ...string[]]),
	closesAt: oneOf(hourEnds as [string, ...string[]]),
	/** Days of the week without opening hours; 0 is Sunday. */
	closedOn: z.array(z.int().min(0).max(6)).max(6),
};

const branch = z.object({ id: z.uuid(), ...branchShape });
export type CompanyBranch = z.output<typeof branch>;

/** What a branch is called where cars are assigned to it. */
export const branchName = branch.pick({ id: true, city: true, addressEn: true, addressAr: true });
export type BranchName = z.output<typeof branchName>;

export const companyPaper = z.object({
	id: z.uuid(),
	kind: z.enum(companyPaperKinds),
	number: z.string(),
	/** `YYYY-MM-DD`, the last day; only of a permit. */
	expiresOn: z.string().nullable(),
	expired: z.boolean(),
	status: z.enum(companyPaperStatuses),
	/** Why it was rejected or its approval withdrawn. */
	notes: z.string().nullable(),
	submittedAt: z.string(),
	decidedAt: z.string().nullable(),
	/** Where the owner and admins can read the document; null once it was deleted. */
	url: z.string().nullable(),
});
export type CompanyPaper = z.output<typeof companyPaper>;

export const company = z.object({
	id: z.uuid(),
	nameEn: z.string(),
	nameAr: z.string(),
	logoUrl: z.string().nullable(),
	/** Registration and permit are approved, and the permit has not expired. */
	isLicensed: z.boolean(),
	/** The permit has ended: the cars are not found and take no new bookings. */
	isClosed: z.boolean(),
	/** The name is that of a registration which is approved or under review. */
	nameIsFixed: z.boolean(),
	/** For each kind the newest paper and, if that waits or was rejected, also the approved one. Newest first. */
	papers: z.array(companyPaper),
	branches: z.array(branch),
});
export type Company = z.output<typeof company>;

/** The public part of a licensed office. */
export const publicOffice = z.object({
	nameEn: z.string(),
	nameAr: z.string(),
	logoUrl: z.string().nullable(),
	/** Without addresses: where a car is handed over is agreed for each booking. */
	branches: z.array(branch.omit({ id: true, addressEn: true, addressAr: true })),
});
export type PublicOffice = z.output<typeof publicOffice>;

/** The licensed office of a booking, as it was when the booking was made. */
export const bookedOffice = z.object({
	nameEn: z.string(),
	nameAr: z.string(),
	registrationNumber: z.string(),
	permitNumber: z.string(),
});
export type BookedOffice = z.output<typeof bookedOffice>;

export const getCompany = endpoint({
	method: 'GET',
	path: '/api/owner/company',
	summary: 'The company of the caller’s account; null if the account is not a company.',
	access: 'signed-in',
	response: company.nullable(),
});

export const putCompany = endpoint({
	method: 'PUT',
	path: '/api/owner/company',
	summary:
		'Turn the caller’s account into a company, or change its name, logo and branches. Branches that are not in the list are deleted. `logoUrl`: an upload, or null to remove the logo.',
	access: 'signed-in',
	body: z.object({
		nameEn: boundedText(2, 80, 'REQUIRED'),
		nameAr: boundedText(2, 80, 'REQUIRED'),
		logoUrl: z.string().max(400).nullable().optional(),
		branches: z.array(z.object({ id: z.uuid().optional(), ...branchShape })).max(MAX_BRANCHES),
	}),
	response: company,
	refusals: ['IDENTITY_REQUIRED', 'COMPANY_NAME_FIXED', 'BRANCH_NOT_FOUND', 'FILE_TYPE_REFUSED', 'FILE_DAMAGED', 'PICTURE_TOO_MANY_PIXELS'],
});

export const submitCompanyPaper = endpoint({
	method: 'POST',
	path: '/api/owner/company/papers',
	summary: 'Submit a paper of the caller’s company. The paper approved before stays valid until this one is approved.',
	access: 'signed-in',
	body: z.object({
		kind: oneOf(companyPaperKinds),
		number: z
			.string({ error: 'REQUIRED' })
			.transform((text) => foldDigits(text).trim())
			.pipe(z.string().min(1, { error: 'REQUIRED' }).max(40, { error: 'TEXT_TOO_LONG' })),
		/** Required for a permit, `YYYY-MM-DD`. */
		expiresOn: unlessEmpty(
			z
				.string()
				.transform((text) => foldDigits(text).trim())
				.refine(isCalendarDate, { error: 'DATE_INVALID' }),
		).optional(),
		documentUrl: z.string({ error: 'REQUIRED' }).min(1, { error: 'REQUIRED' }).max(400),
	}),
	response: company,
	status: 201,
	refusals: ['COMPANY_NOT_FOUND', 'COMPANY_PAPER_WAITS', 'FILE_TYPE_REFUSED', 'FILE_DAMAGED', 'PDF_REFUSED', 'PICTURE_TOO_MANY_PIXELS'],
});

const paperId = z.object({ id: z.uuid() });

export const getCompanyPaper = endpoint({
	method: 'GET',
	path: '/api/owner/company/papers/{id}',
	summary:
		'The document of a paper, for the company’s owner and for admins. `page`: for admins, a picture of this page of a PDF, or the picture itself. Each access is in the audit log.',
	access: 'signed-in',
	params: paperId,
	query: z.object({ page: documentPage }),
	response: z.unknown(),
	refusals: ['COMPANY_PAPER_NOT_FOUND', 'DOCUMENT_NOT_DRAWN'],
});

const admins = ['ADMIN', 'SUPER_ADMIN'] as const;

/** The platform's fee. `percent`: the company's own; null where that of the settings applies. */
const companyFee = z.object({
	percent: z.int().nullable(),
	/** Its versions, newest first. `nameAr`: the other name if there is no Arabic one. */
	history: z.array(
		z.object({
			percent: z.int().nullable(),
			reason: z.string(),
			changedAt: z.string(),
			changedBy: z.object({ name: z.string(), nameAr: z.string() }),
		}),
	),
});
export type CompanyFee = z.output<typeof companyFee>;

export const adminCompany = company.extend({
	fee: companyFee,
	owner: z.object({
		id: z.uuid(),
		displayName: z.string(),
		displayNameAr: z.string().nullable(),
		email: z.string().nullable(),
		phone: z.string().nullable(),
	}),
});
export type AdminCompany = z.output<typeof adminCompany>;

export const listCompanies = endpoint({
	method: 'GET',
	path: '/api/admin/companies',
	summary:
		'Companies with a waiting paper, the longest waiting first; with `all`, every company, the newest first. `q`: a name, the owner, or the number of a paper.',
	access: admins,
	query: z.object({ status: z.enum(['waiting', 'all']).default('waiting'), ...searched, ...paging }),
	response: z.array(adminCompany),
});

/** `expiresOn`: the date on the permit; if left out, the date that the owner typed is confirmed. */
export const approvedPaper = z.object({ expiresOn: z.string().trim().refine(isCalendarDate, { error: 'DATE_INVALID' }).optional() });
export const rejectedPaper = z.object({
	notes: z.string({ error: 'NOTES_REQUIRED' }).trim().min(1, { error: 'NOTES_REQUIRED' }).max(1000, { error: 'TEXT_TOO_LONG' }),
});

/** Refusals if another admin has the paper open or has decided it. */
const reviewedByOthers = ['COMPANY_PAPER_REVIEWED_BY', 'COMPANY_PAPER_DECIDED_BY'] as const;

export const approveCompanyPaper = endpoint({
	method: 'PATCH',
	path: '/api/admin/companies/papers/{id}/approve',
	summary: 'Approve the paper. The caller must have opened every page of its document.',
	access: admins,
	params: paperId,
	body: approvedPaper,
	response: adminCompany,
	refusals: [
		...(['COMPANY_PAPER_NOT_FOUND', 'COMPANY_PAPER_NOT_WAITING', 'COMPANY_OF_YOUR_OWN', 'COMPANY_PAPER_UNOPENED'] as const),
		...reviewedByOthers,
	],
});

export const rejectCompanyPaper = endpoint({
	method: 'PATCH',
	path: '/api/admin/companies/papers/{id}/reject',
	summary: 'Reject the paper, or withdraw its approval; the owner reads the reason.',
	access: admins,
	params: paperId,
	body: rejectedPaper,
	response: adminCompany,
	refusals: ['COMPANY_PAPER_NOT_FOUND', 'COMPANY_PAPER_NOT_WAITING', 'COMPANY_OF_YOUR_OWN', ...reviewedByOthers],
});

export const MAX_FEE_REASON = 500;

export const setCompanyFee = endpoint({
	method: 'PUT',
	path: '/api/admin/companies/{id}/fee',
	summary: 'The platform’s fee in percent for bookings of this company from now on; null for that of the settings.',
	access: ['SUPER_ADMIN'],
	params: paperId,
	body: z.object({
		percent: z.int({ error: 'NUMBER_WHOLE' }).min(0, 'NUMBER_OUT_OF_BOUNDS').max(50, 'NUMBER_OUT_OF_BOUNDS').nullable(),
		reason: z.string({ error: 'REQUIRED' }).trim().min(1, { error: 'REQUIRED' }).max(MAX_FEE_REASON, { error: 'TEXT_TOO_LONG' }),
	}),
	response: adminCompany,
	refusals: ['COMPANY_NOT_FOUND', 'COMPANY_OF_YOUR_OWN'],
});
