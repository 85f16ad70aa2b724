/** The next payout, and held back amounts with their reasons. */
import { ArrowRight } from 'lucide-react';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { HeldBackReason, ownerFinances } from '#contract/payouts.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { Amount } from '#web/features/finances/table-frame.tsx';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { FinancesTexts } from './texts.en.ts';

type Finances = ResponseOf<typeof ownerFinances>;

/** Reasons that the owner can resolve link to where they can. */
const resolvable: readonly HeldBackReason[] = ['NO_DETAILS', 'FAILED'];

export function PayoutOverview({ finances }: { finances: Finances }) {
	return (
		<div className="grid gap-4 lg:grid-cols-2">
			<Next finances={finances} />
			<HeldBack finances={finances} />
		</div>
	);
}

function Next({ finances: { next, hasDetails } }: { finances: Finances }) {
	const { next: t } = useScreenTexts<FinancesTexts>();
	const format = useFormat();
	return (
		<Panel title={t.title}>
			{next ? (
				<div data-testid="next-payout">
					<p className="font-semibold text-2xl">
						<Amount jod={next.amountJod} />
					</p>
					<p suppressHydrationWarning className="mt-1 text-balance text-muted">
						{t.by(format.date(next.dueAt, 'day'))}
					</p>
				</div>
			) : (
				<p className="text-muted">{t.none}</p>
			)}
			{!hasDetails && (
				<div className="mt-4">
					<LinkButton href="/owner/payouts" variant="primary">
						{t.addDetails}
					</LinkButton>
				</div>
			)}
		</Panel>
	);
}

function HeldBack({ finances: { heldBack } }: { finances: Finances }) {
	const { held: t } = useScreenTexts<FinancesTexts>();
	const format = useFormat();
	if (heldBack.length === 0) {
		return (
			<Panel title={t.title}>
				<p className="text-muted">{t.none}</p>
			</Panel>
		);
	}
	return (
		<Panel title={t.title}>
			<ul className="divide-y divide-line">
				{heldBack.map(({ reason, count, amountJod, until }) => (
					<li key={reason} data-testid={`held-${reason}`} className="flex items-start justify-between gap-4 py-3 first:pt-0 last:pb-0">
						<div>
							<p className="font-medium">{t.reasons[reason]}</p>
							<p suppressHydrationWarning className="text-muted text-sm">
								{format.plural(t.count, count)}
								{until && ` · ${t.until(format.date(until, 'moment'))}`}
							</p>
							{resolvable.includes(reason) && (
								<Link
									href="/owner/payouts"
									className="inline-flex min-h-11 items-center gap-1 font-medium text-primary text-sm hover:underline"
								>
									{t.mend}
									<ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
								</Link>
							)}
						</div>
						<p className="font-semibold">
							<Amount jod={amountJod} />
						</p>
					</li>
				))}
			</ul>
		</Panel>
	);
}
