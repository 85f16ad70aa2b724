/** Form values of a company, and the request body that they make. */
import type { Company, putCompany } from '#contract/companies.ts';
import type { RequestOf } from '#contract/endpoint.ts';

/** `closedOn` has strings, because they are the values of checkboxes with the same name. */
export type BranchValues = {
	id?: string;
	city: Company['branches'][number]['city'];
	addressEn: string;
	addressAr: string;
	opensAt: string;
	closesAt: string;
	closedOn: string[];
};
export type CompanyValues = { nameEn: string; nameAr: string; branches: BranchValues[] };

const FRIDAY = '5';
export const emptyBranch: BranchValues = {
	...{ city: 'Amman', addressEn: '', addressAr: '', opensAt: '09:00', closesAt: '18:00', closedOn: [FRIDAY] },
};

export const toValues = (company: Company | null): CompanyValues => ({
	nameEn: company?.nameEn ?? '',
	nameAr: company?.nameAr ?? '',
	branches: company ? company.branches.map((branch) => ({ ...branch, closedOn: branch.closedOn.map(String) })) : [emptyBranch],
});

/** `logoUrl`: undefined leaves the logo as it is. */
export const toBody = (
	{ nameEn, nameAr, branches }: CompanyValues,
	logoUrl: string | null | undefined,
): RequestOf<typeof putCompany>['body'] => ({
	nameEn,
	nameAr,
	branches: branches.map((branch) => ({ ...branch, closedOn: (branch.closedOn ?? []).map(Number) })),
	...(logoUrl !== undefined && { logoUrl }),
});
