/** Documents of a company, each with its state and a form to submit a new version. */
import { useState } from 'react';
import { type Company, type CompanyPaperKind, companyPaperKinds } from '#contract/companies.ts';
import { PaperFacts } from '#web/features/companies/paper-facts.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { PaperForm } from './paper-form.tsx';
import type { CompanyTexts } from './texts.en.ts';

export function Papers({ company }: { company: Company }) {
	const { papers: t } = useScreenTexts<CompanyTexts>();
	return (
		<Panel title={t.title} lead={t.lead}>
			<ul className="grid gap-4 lg:grid-cols-3">
				{companyPaperKinds.map((kind) => (
					<li key={kind} className="rounded-control border border-line bg-canvas p-4">
						<Paper company={company} kind={kind} />
					</li>
				))}
			</ul>
		</Panel>
	);
}

function Paper({ company, kind }: { company: Company; kind: CompanyPaperKind }) {
	const { papers: t, companies } = useScreenTexts<CompanyTexts>();
	const [open, setOpen] = useState(false);
	const papers = company.papers.filter((paper) => paper.kind === kind);
	const isWaiting = papers.some(({ status }) => status === 'PENDING');
	return (
		<section aria-label={companies.kinds[kind]} className="flex h-full flex-col gap-3">
			<h3 className="font-medium">{companies.kinds[kind]}</h3>
			{papers.length === 0 && (
				<p className="text-muted text-sm">
					{t.none} {kind === 'TAX' && t.optional}
				</p>
			)}
			{papers.map((paper) => (
				<PaperFacts key={paper.id} paper={paper} open={t.open} />
			))}
			{!isWaiting && !open && (
				<Button
					variant="secondary"
					className="mt-auto"
					onClick={() => setOpen(true)}
					aria-label={`${papers.length > 0 ? t.renew : t.add}: ${companies.kinds[kind]}`}
				>
					{papers.length > 0 ? t.renew : t.add}
				</Button>
			)}
			{!isWaiting && open && <PaperForm kind={kind} onDone={() => setOpen(false)} />}
		</section>
	);
}
