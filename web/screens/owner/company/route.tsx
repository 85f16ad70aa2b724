/** An owner's company: state, name, branches, and documents. */
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, CircleAlert, Info } from 'lucide-react';
import { type Company, getCompany } from '#contract/companies.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { usePermission } from '#web/features/session/acting.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { NotYourRole } from '../not-your-role.tsx';
import { CompanyForm } from './company-form.tsx';
import { Papers } from './papers.tsx';
import type { CompanyTexts } from './texts.en.ts';

export default function CompanyScreen() {
	const t = useScreenTexts<CompanyTexts>();
	if (usePermission('manage')) return <OwnCompany />;
	return (
		<div className="mx-auto grid max-w-4xl gap-6">
			<h1 className="text-2xl md:text-3xl">{t.title}</h1>
			<NotYourRole texts={t.notYours} />
		</div>
	);
}

function OwnCompany() {
	const t = useScreenTexts<CompanyTexts>();
	const { data, error, refetch } = useQuery({ ...queryFor(getCompany), ...refetchOnVisit });
	return (
		<div className="mx-auto max-w-4xl">
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			{data === null && <p className="mt-1 max-w-prose text-muted">{t.lead}</p>}
			<HelpLink to="office-and-team" />
			<div className="mt-6 grid gap-6">
				{data === undefined && error && <ErrorState title={t.error} error={error} retry={() => void refetch()} />}
				{data === undefined && !error && <Skeleton className="h-96 w-full rounded-card" />}
				{data && <LicenceState company={data} />}
				{data !== undefined && <CompanyForm key={data?.id ?? 'new'} company={data} />}
				{data && <Papers company={data} />}
			</div>
		</div>
	);
}

function LicenceState({ company }: { company: Company }) {
	const { state: t } = useScreenTexts<CompanyTexts>();
	const { style, icon: Icon, text } = licenceBanner(company, t);
	return (
		<p role="status" data-testid="company-standing" className={`flex items-start gap-3 rounded-card p-4 text-sm ${style}`}>
			<Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
			{text}
		</p>
	);
}

function licenceBanner({ isLicensed, isClosed }: Company, t: CompanyTexts['state']) {
	if (isClosed) return { style: 'bg-danger-soft text-danger', icon: CircleAlert, text: t.closed };
	if (isLicensed) return { style: 'bg-positive-soft text-positive-text', icon: BadgeCheck, text: t.licensed };
	return { style: 'bg-sunken', icon: Info, text: t.open };
}
