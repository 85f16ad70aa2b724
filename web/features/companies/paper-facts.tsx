/** Contents of a company’s paper, its state, and the link to its document. */
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CompanyPaper } from '#contract/companies.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import type { CompaniesTexts } from './texts.en.ts';

const tones: Record<CompanyPaper['status'], Tone> = {
	PENDING: 'warning',
	APPROVED: 'positive',
	REJECTED: 'danger',
	REPLACED: 'neutral',
	WITHDRAWN: 'danger',
};

/** `open`: the text of the link to the document. `children`: the actions on it. */
export function PaperFacts({ paper, open, children }: { paper: CompanyPaper; open: string; children?: ReactNode }) {
	const { companies: t } = useScreenTexts<{ companies: CompaniesTexts }>();
	const format = useFormat();
	const { status, number, expiresOn, expired, notes, url } = paper;
	return (
		<div data-testid={`paper-${paper.kind}-${status}`}>
			<p className="flex flex-wrap items-center gap-2 text-sm">
				<Badge tone={tones[status]}>{t.statuses[status]}</Badge>
				{expired && <Badge tone="danger">{t.expired}</Badge>}
			</p>
			<p className="numbers mt-2 text-sm">
				<bdi>{t.number(number)}</bdi>
				{expiresOn && (
					<span suppressHydrationWarning className="block text-muted">
						{t.validThrough(format.date(expiresOn))}
					</span>
				)}
			</p>
			{notes && <p className="mt-2 whitespace-pre-line rounded-control bg-sunken p-3 text-sm">{notes}</p>}
			<div className="-mx-2 mt-1 flex flex-wrap items-center">
				{url && (
					<a
						href={url}
						download
						aria-label={`${open}: ${t.kinds[paper.kind]}`}
						className={buttonStyle({ variant: 'quiet', className: 'px-2! text-sm!' })}
					>
						<ExternalLink aria-hidden className="size-4" />
						{open}
					</a>
				)}
				{children}
			</div>
		</div>
	);
}
