/** Displayed before a first listing: the owner must be verified. Explains the state and links there and back. */
import { BadgeCheck, CircleAlert, CircleCheck, Hourglass } from 'lucide-react';
import type { KycState } from '#contract/kyc.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import type { ListingTexts } from './texts.en.ts';

const PROFILE = `/profile?returnTo=${encodeURIComponent('/owner/cars/new')}`;

export function IdentityGate({ status }: { status: Exclude<KycState['status'], 'APPROVED'> }) {
	const { gate: t } = useScreenTexts<ListingTexts>();
	const {
		icon: Icon,
		title,
		lead,
		action,
	} = {
		NOT_SUBMITTED: { icon: BadgeCheck, title: t.title, lead: t.lead, action: t.action },
		PENDING: { icon: Hourglass, title: t.pending, lead: t.pendingLead, action: t.see },
		REJECTED: { icon: CircleAlert, title: t.rejected, lead: t.rejectedLead, action: t.see },
	}[status];
	return (
		<section
			className="mt-6 grid overflow-hidden rounded-card border border-line bg-surface shadow-card lg:grid-cols-[1fr_20rem]"
			data-testid="identity-first"
		>
			<div className="p-6 md:p-8">
				<span className="grid size-14 place-items-center rounded-pill bg-accent-soft text-accent-text">
					<Icon aria-hidden className="size-7" />
				</span>
				<h2 className="mt-4 font-semibold text-xl">{title}</h2>
				<p className="mt-2 max-w-prose text-muted">{lead}</p>
				<LinkButton href={PROFILE} variant={status === 'PENDING' ? 'secondary' : 'primary'} className="mt-6">
					{action}
				</LinkButton>
			</div>
			<div className="bg-sunken p-6 md:px-8 lg:py-8">
				<p className="font-medium">{t.meanwhile}</p>
				<ul className="mt-3 space-y-3 text-balance text-sm">
					{t.list.map((line) => (
						<li key={line} className="flex gap-2.5">
							<CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
							{line}
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
