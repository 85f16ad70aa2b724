/** When a company is a licensed office, and when its cars are closed. Pure. Dates are `YYYY-MM-DD` in Amman. */
import type { CompanyPaperKind, CompanyPaperStatus } from '#contract/companies.ts';
import { addDays } from '#contract/time.ts';

/** Both papers without which an office is not licensed. */
const LICENSING = ['REGISTRATION', 'PERMIT'] as const satisfies readonly CompanyPaperKind[];

export type PaperState = { kind: CompanyPaperKind; status: CompanyPaperStatus; expiresOn: string | null };
/** `permitEndsOn`: the last day on which the permit counts; null before the first approval. */
export type CompanyLicence = { isLicensed: boolean; permitEndsOn: string | null };

/** The licence that the approved papers give. A permit that was approved and is not any more ended yesterday at the latest. */
export function licenceOf(papers: readonly PaperState[], before: CompanyLicence, today: string): CompanyLicence {
	const approved = papers.filter((paper) => paper.status === 'APPROVED');
	const permit = approved.find((paper) => paper.kind === 'PERMIT');
	const isLicensed = LICENSING.every((kind) => approved.some((paper) => paper.kind === kind));
	if (permit) return { isLicensed, permitEndsOn: permit.expiresOn };
	const yesterday = addDays(today, -1);
	const { permitEndsOn } = before;
	return { isLicensed, permitEndsOn: permitEndsOn !== null && permitEndsOn > yesterday ? yesterday : permitEndsOn };
}

/** A permit is valid through its last day. From then on the company’s cars are neither found nor booked. */
export const isClosed = (permitEndsOn: string | null, today: string): boolean => permitEndsOn !== null && permitEndsOn < today;

export const isLicensedOn = ({ isLicensed, permitEndsOn }: CompanyLicence, today: string): boolean =>
	isLicensed && !isClosed(permitEndsOn, today);

/** A name that an admin compares, or has compared, with the registration is fixed. */
export const nameIsFixed = (papers: readonly PaperState[]): boolean =>
	papers.some(({ kind, status }) => kind === 'REGISTRATION' && (status === 'PENDING' || status === 'APPROVED'));

type OfficeNames = { name_en: string; name_ar: string };
type MemberNames = { first_name: string; display_name_ar: string | null };

/** "Sama Cars · Omar": the public name of a member who acted for the office. By first name; without a company any more, by that alone. */
export function memberName(office: OfficeNames | null | undefined, { first_name: given, display_name_ar: givenAr }: MemberNames) {
	const joined = (...names: Array<string | null | undefined>): string => names.filter(Boolean).join(' · ');
	return { en: joined(office?.name_en, given), ar: joined(office?.name_ar, givenAr || given) };
}
