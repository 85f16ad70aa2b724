/** Companies: their owner’s calls and an admin’s decisions. */
import sharp from 'sharp';
import { approveCompanyPaper, type Company, type CompanyPaperKind, putCompany, submitCompanyPaper } from '#contract/companies.ts';
import type { Person } from './factories.ts';
import { upload } from './uploads.ts';

export const COMPANY = {
	nameEn: 'Sama Cars',
	nameAr: 'سما للسيارات',
	branches: [
		{
			city: 'Amman' as const,
			...{ addressEn: 'Mecca Street 12', addressAr: 'شارع مكة 12' },
			...{ opensAt: '09:00', closesAt: '18:00', closedOn: [5] },
		},
	],
};

export const aCompany = (owner: Person): Promise<Company> => owner.browser.call(putCompany, { body: COMPANY });

/** Returns the id of the paper, which then waits for review. */
export async function submitPaper(owner: Person, kind: CompanyPaperKind, expiresOn?: string, document?: Uint8Array): Promise<string> {
	const page =
		document ??
		(await sharp({ create: { width: 300, height: 400, channels: 3, background: '#e8e4da' } })
			.jpeg()
			.toBuffer());
	const { papers } = await owner.browser.call(submitCompanyPaper, {
		body: { kind, number: '200145678', documentUrl: await upload(owner, page), ...(expiresOn !== undefined && { expiresOn }) },
	});
	return papers.find((paper) => paper.kind === kind && paper.status === 'PENDING')?.id ?? '';
}

export const openPaper = (admin: Person, id: string, page?: number): Promise<Response> =>
	admin.browser.fetch(`/api/owner/company/papers/${id}${page === undefined ? '' : `?page=${page}`}`);

/** Opens the paper first: an unopened one cannot be approved. */
export async function approvePaper(admin: Person, id: string): Promise<void> {
	await openPaper(admin, id);
	await admin.browser.call(approveCompanyPaper, { params: { id }, body: {} });
}

/** A licensed office through this day. */
export async function aLicensedOffice(owner: Person, admin: Person, permitEndsOn: string): Promise<void> {
	await aCompany(owner);
	await approvePaper(admin, await submitPaper(owner, 'REGISTRATION'));
	await approvePaper(admin, await submitPaper(owner, 'PERMIT', permitEndsOn));
}
