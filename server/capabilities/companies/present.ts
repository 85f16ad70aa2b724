/** Companies on the wire: for their owner, for admins, and a licensed office for everybody. */
import type { Company, CompanyBranch, CompanyPaper, PublicOffice } from '#contract/companies.ts';
import { timeOf } from '#contract/pickup-hours.ts';
import { ammanIso } from '#contract/time.ts';
import { photoUrl } from '#server/platform/files/serve-photo.ts';
import { type CompanyLicence, isClosed, isLicensedOn, nameIsFixed, type PaperState } from './rules.ts';
import type { BranchRow, CompanyRow, PaperRow } from './sql.ts';

export const licenceOfRow = (row: Pick<CompanyRow, 'is_licensed' | 'permit_ends_on'>): CompanyLicence => ({
	isLicensed: row.is_licensed,
	permitEndsOn: row.permit_ends_on,
});

export const stateOfPaper = (row: PaperRow): PaperState => ({ kind: row.kind, status: row.status, expiresOn: row.expires_on });

type Parts = { papers: readonly PaperRow[]; branches: readonly BranchRow[] };

/** `papers`: newest first. */
export function presentCompany(row: CompanyRow, { papers, branches }: Parts, today: string): Company {
	return {
		id: row.id,
		nameEn: row.name_en,
		nameAr: row.name_ar,
		logoUrl: row.logo_id && photoUrl(row.logo_id),
		isLicensed: isLicensedOn(licenceOfRow(row), today),
		isClosed: isClosed(row.permit_ends_on, today),
		nameIsFixed: nameIsFixed(papers.map(stateOfPaper)),
		papers: papers
			.filter((paper, index) => paper.status === 'APPROVED' || papers.findIndex(({ kind }) => kind === paper.kind) === index)
			.map((paper) => presentPaper(paper, today)),
		branches: branches.map(presentBranch),
	};
}

export function presentPaper(row: PaperRow, today: string): CompanyPaper {
	return {
		id: row.id,
		kind: row.kind,
		number: row.number,
		expiresOn: row.expires_on,
		expired: isClosed(row.expires_on, today),
		status: row.status,
		notes: row.notes,
		submittedAt: ammanIso(row.submitted_at),
		decidedAt: row.decided_at && ammanIso(row.decided_at),
		url: row.document_id && `/api/owner/company/papers/${row.id}`,
	};
}

function presentBranch(row: BranchRow): CompanyBranch {
	const { city, opensAt, closesAt, closedOn } = openingOf(row);
	return { id: row.id, city, addressEn: row.address_en, addressAr: row.address_ar, opensAt, closesAt, closedOn };
}

const openingOf = (row: BranchRow): PublicOffice['branches'][number] => ({
	city: row.city as CompanyBranch['city'],
	opensAt: timeOf(row.opens_minute),
	closesAt: timeOf(row.closes_minute),
	closedOn: row.closed_on,
});

export const presentOffice = (row: CompanyRow, branches: readonly BranchRow[]): PublicOffice => ({
	nameEn: row.name_en,
	nameAr: row.name_ar,
	logoUrl: row.logo_id && photoUrl(row.logo_id),
	branches: branches.map(openingOf),
});
