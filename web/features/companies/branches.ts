/** Names of a company's branches, and which cars belong to one. */
import type { BranchName } from '#contract/companies.ts';
import { useLanguage } from '#web/i18n/context.tsx';

/** Chosen instead of a branch: cars that belong to none. */
export const NO_BRANCH = 'none';

/** Empty: in any, or in none. */
export const isInBranch = ({ branchId }: { branchId: string | null }, chosen: string): boolean =>
	chosen === '' || branchId === (chosen === NO_BRANCH ? null : chosen);

/** `Amman · Mecca Street 12` */
export function useBranchName(): (branch: BranchName) => string {
	const { texts, language } = useLanguage();
	return ({ city, addressEn, addressAr }) => `${texts.cities[city]} · ${language === 'ar' ? addressAr : addressEn}`;
}
