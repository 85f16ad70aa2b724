/** A company with its documents, branches and owner. */
import { BadgeCheck } from 'lucide-react';
import { type AdminCompany, type CompanyPaper, companyPaperKinds } from '#contract/companies.ts';
import { Contact } from '#web/features/admin/contact.tsx';
import { BranchList } from '#web/features/companies/branch-list.tsx';
import { nameOf } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { CompanyFee } from './company-fee.tsx';
import { PaperCard } from './paper-card.tsx';
import type { AdminCompaniesTexts } from './texts.en.ts';

const inOrder = (papers: readonly CompanyPaper[]) => companyPaperKinds.flatMap((kind) => papers.filter((paper) => paper.kind === kind));

export function CompanyCard({ company }: { company: AdminCompany }) {
	const t = useScreenTexts<AdminCompaniesTexts>();
	const { language } = useLanguage();
	const { nameEn, nameAr, owner, papers, branches } = company;
	return (
		<article className="rounded-card border border-line bg-surface p-4 md:p-5" data-testid="company">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<h2 className="font-semibold text-lg">
					<bdi>{language === 'ar' ? nameAr : nameEn}</bdi>
				</h2>
				{company.isLicensed && (
					<Badge tone="positive" icon={<BadgeCheck aria-hidden />}>
						{t.companies.licensed}
					</Badge>
				)}
				{company.isClosed && <Badge tone="danger">{t.closed}</Badge>}
			</div>
			<p className="text-sm">
				<bdi>{language === 'ar' ? nameEn : nameAr}</bdi>
			</p>
			<p className="text-muted text-sm">
				<bdi>{nameOf(owner, language)}</bdi> · <Contact way={owner.email ?? owner.phone ?? t.noContact} />
			</p>
			<ul className="mt-4 grid gap-3 grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))]">
				{inOrder(papers).map((paper) => (
					<li key={paper.id} className="rounded-control border border-line p-3">
						<PaperCard paper={paper} name={language === 'ar' ? nameAr : nameEn} />
					</li>
				))}
			</ul>
			{branches.length > 0 && (
				<div className="mt-4">
					<BranchList branches={branches} />
				</div>
			)}
			<CompanyFee company={company} />
		</article>
	);
}
