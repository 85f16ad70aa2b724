/** Branches of a company with their opening hours. */
import type { CompanyBranch } from '#contract/companies.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { openingText } from './opening-hours.ts';
import type { CompaniesTexts } from './texts.en.ts';

export function BranchList({ branches }: { branches: readonly CompanyBranch[] }) {
	const { companies: t } = useScreenTexts<{ companies: CompaniesTexts }>();
	const { language, format, texts } = useLanguage();
	return (
		<ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-6 gap-y-2 text-sm">
			{branches.map((branch) => (
				<li key={branch.id} className="numbers">
					{texts.cities[branch.city]}
					{t.comma}
					<bdi>{language === 'ar' ? branch.addressAr : branch.addressEn}</bdi>
					<span className="block text-muted">{openingText(branch, t, format)}</span>
				</li>
			))}
		</ul>
	);
}
