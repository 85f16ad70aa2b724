/** An owner's payouts: four totals, the account, and a card for each payout. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Banknote, CircleAlert, Hourglass, Landmark, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { ownerFinances, ownerPayouts } from '#contract/payouts.ts';
import { infiniteQueryFor, queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { FigureCards } from '#web/features/finances/figure-cards.tsx';
import { FinanceList } from '#web/features/finances/finance-list.tsx';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { usePermission } from '#web/features/session/acting.ts';
import { SupportPanel } from '#web/features/support/support-panel.tsx';
import { supportAddress } from '#web/features/support/ticket-context.ts';
import { SUPPORT_ADDRESS } from '#web/features/support/use-support-lines.ts';
import { useFormat, useScreenTexts, useTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { loadedItems, useRememberedPages } from '#web/ui/growing-list.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { FinancePage } from '../finance-page.tsx';
import { PayoutCard } from '../payout-card.tsx';
import { DetailsPanel } from './details-panel.tsx';
import type { PayoutsTexts } from './texts.en.ts';

const figures = [
	{ key: 'pending', icon: Hourglass },
	{ key: 'sent', icon: Send },
	{ key: 'paid', icon: Banknote },
	{ key: 'failed', icon: CircleAlert },
] as const;

export default function PayoutsScreen() {
	const t = useScreenTexts<PayoutsTexts>();
	const format = useFormat();
	const mayManage = usePermission('manage');
	const [editing, setEditing] = useState(false);
	const panel = useRef<HTMLDivElement>(null);
	const { data, error } = useQuery({ ...queryFor(ownerFinances), ...refetchOnVisit });
	const results = useInfiniteQuery({ ...infiniteQueryFor(ownerPayouts), ...refetchOnVisit });
	useRememberedPages(results);
	const failedPayout = loadedItems(results.data).find(({ failure }) => failure)?.id;
	const editDetails = () => {
		setEditing(true);
		panel.current?.scrollIntoView({ block: 'start' });
		panel.current?.focus({ preventScroll: true });
	};
	return (
		<FinancePage testId="page-owner-payouts" heading={t.heading} lead={t.lead} aside={<HelpLink to="payouts" />}>
			{mayManage && data && data.payouts.failed.count > 0 && <FailedNote failedPayout={failedPayout} onMend={editDetails} />}
			{!error && (
				<FigureCards
					label={t.figures.label}
					waiting={!data}
					cards={figures.map(({ key, icon }) => ({
						key,
						icon,
						label: t.figures[key],
						jod: data?.payouts[key].amountJod,
						hint: data && data.payouts[key].count > 0 && format.plural(t.figures.count, data.payouts[key].count),
					}))}
				/>
			)}
			{mayManage && (
				<div ref={panel} tabIndex={-1} className="scroll-mt-20 outline-none">
					<DetailsPanel open={editing} onOpenChange={setEditing} />
				</div>
			)}
			<FinanceList
				found={results}
				error={t.error}
				empty={<EmptyState icon={<Landmark aria-hidden />} title={t.empty.title} hint={t.empty.hint} />}
			>
				{(payouts) => (
					<section aria-label={t.heading}>
						<h2 className="sr-only">{t.heading}</h2>
						<ul className="grid grid-cols-1 gap-3 lg:grid-cols-2 xl:grid-cols-3">
							{payouts.map((payout) => (
								<li key={payout.id}>
									<PayoutCard payout={payout} />
								</li>
							))}
						</ul>
					</section>
				)}
			</FinanceList>
			<SupportPanel about={failedPayout ? { kind: 'payout', id: failedPayout } : { kind: 'account', id: null }} />
		</FinancePage>
	);
}

function FailedNote({ failedPayout, onMend }: { failedPayout: string | undefined; onMend(): void }) {
	const { failedNote: t } = useScreenTexts<PayoutsTexts>();
	const { support } = useTexts();
	return (
		<div
			role="status"
			data-testid="payout-failed"
			className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-danger-soft p-4 text-danger md:p-5"
		>
			<div className="flex max-w-2xl items-start gap-3">
				<CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
				<div>
					<p className="font-semibold">{t.title}</p>
					<p className="mt-1 text-ink text-sm">{t.hint}</p>
				</div>
			</div>
			<div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
				<Button variant="secondary" onClick={onMend}>
					{t.action}
				</Button>
				<LinkButton href={failedPayout ? supportAddress({ kind: 'payout', id: failedPayout }) : SUPPORT_ADDRESS} variant="secondary">
					{support.write}
				</LinkButton>
			</div>
		</div>
	);
}
