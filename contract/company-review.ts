/** The review of companies' papers: who has one open, and a decision that can be undone for some seconds. */
import * as z from 'zod';
import { adminCompany, approvedPaper, company, companyPaper, rejectedPaper } from './companies.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { paging } from './paging.ts';

export const companyReviewRefusals = {
	COMPANY_PAPER_REVIEWED_BY: {
		status: 409,
		en: '{name} has this document open right now.',
		ar: 'هذه الوثيقة مفتوحة الآن لدى {nameAr}.',
	},
	COMPANY_PAPER_DECIDED_BY: {
		status: 409,
		en: '{name} has already decided on this document.',
		ar: 'صدر قرار من {nameAr} في هذه الوثيقة.',
	},
	COMPANY_PAPER_UNDO_OVER: {
		status: 409,
		en: 'It’s too late to undo: we’ve already told the company.',
		ar: 'فات أوان التراجع، فقد أُبلغت الشركة بالقرار.',
	},
	COMPANY_PAPER_UNOPENED: {
		status: 409,
		en: 'Open every page of this document before you approve it.',
		ar: 'افتح كل صفحات هذه الوثيقة قبل توثيقها.',
	},
} as const satisfies Record<string, RefusalText>;

const admins = ['ADMIN', 'SUPER_ADMIN'] as const;
const which = z.object({ id: z.uuid() });

const waitingPaper = companyPaper.extend({
	company: company.pick({ id: true, nameEn: true, nameAr: true, isLicensed: true, isClosed: true, branches: true }),
	/** The other papers that the company handed in, for comparison. */
	others: z.array(companyPaper),
	/** Papers of this kind that were rejected, the newest first. */
	rejectedBefore: z.array(z.object({ decidedAt: z.string(), notes: z.string() })),
	/** `lang`: language of the texts for the company. */
	owner: adminCompany.shape.owner.extend({ lang: z.enum(['en', 'ar']) }),
	/** The other admin who has it open in the review at the moment. */
	reviewer: z.object({ id: z.uuid(), name: z.string(), nameAr: z.string() }).nullable(),
});
export type WaitingPaper = z.output<typeof waitingPaper>;

export const listCompanyPapers = endpoint({
	method: 'GET',
	path: '/api/admin/companies/papers',
	summary: 'Undecided papers of companies, the longest waiting first; X-Total-Count counts them.',
	access: admins,
	query: z.object(paging),
	response: z.array(waitingPaper),
});

export const claimCompanyPaper = endpoint({
	method: 'POST',
	path: '/api/admin/companies/papers/{id}/claim',
	summary:
		'Open a waiting paper for review. It is reserved for the caller for five minutes, or until they open another one; other admins see who has it. `pages`: number of pages of a PDF, 0 if it cannot be drawn; null for a picture. `unopened`: pages that the caller has not opened yet.',
	access: admins,
	params: which,
	response: z.object({ claimedUntil: z.string(), pages: z.int().nullable(), unopened: z.array(z.int()) }),
	refusals: [
		...(['COMPANY_PAPER_NOT_FOUND', 'COMPANY_PAPER_NOT_WAITING', 'COMPANY_OF_YOUR_OWN'] as const),
		...(['COMPANY_PAPER_REVIEWED_BY', 'COMPANY_PAPER_DECIDED_BY'] as const),
	],
});

export const paperDecision = z.discriminatedUnion('status', [
	approvedPaper.extend({ status: z.literal('APPROVED') }),
	rejectedPaper.extend({ status: z.literal('REJECTED') }),
]);
export type PaperDecision = z.output<typeof paperDecision>;

export const decideCompanyPaper = endpoint({
	method: 'POST',
	path: '/api/admin/companies/papers/{id}/decision',
	summary:
		'Approve or reject a waiting paper. The rules are those of the calls that decide at once; the decision is carried out after ten seconds. Until then the caller may undo it, and no notification is sent.',
	access: admins,
	params: which,
	body: paperDecision,
	response: z.object({ id: z.uuid(), status: z.enum(['APPROVED', 'REJECTED']), carriedOutAt: z.string() }),
	refusals: [
		...(['COMPANY_PAPER_NOT_FOUND', 'COMPANY_PAPER_NOT_WAITING', 'COMPANY_OF_YOUR_OWN'] as const),
		...(['COMPANY_PAPER_REVIEWED_BY', 'COMPANY_PAPER_DECIDED_BY', 'COMPANY_PAPER_UNOPENED'] as const),
	],
});

export const undoPaperDecision = endpoint({
	method: 'DELETE',
	path: '/api/admin/companies/papers/{id}/decision',
	summary:
		'Undo the caller’s own decision before it is carried out; the paper waits again, and is reserved for the caller for five minutes.',
	access: admins,
	params: which,
	response: z.object({ claimedUntil: z.string() }),
	refusals: ['COMPANY_PAPER_NOT_FOUND', 'COMPANY_PAPER_UNDO_OVER'],
});
