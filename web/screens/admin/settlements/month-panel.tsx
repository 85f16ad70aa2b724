/** A month's settlements beside the ledger's result, with the reasons why the two differ. */
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { type SettlementsOfMonth, settlementsOfMonth } from '#contract/settlement-lists.ts';
import { ammanMonth, monthPeriod } from '#contract/time.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { DescriptionList } from '#web/features/admin/description-list.tsx';
import { signedJod } from '#web/features/ledger/signed-jod.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { addressOf, monthQuery, type SettlementFilters } from './loader.ts';
import type { AdminSettlementsTexts } from './texts.en.ts';

const MONTHS_BACK = 12;

export function MonthPanel({ filters }: { filters: SettlementFilters }) {
	const { month: t } = useScreenTexts<AdminSettlementsTexts>();
	const [, navigate] = useLocation();
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(settlementsOfMonth, monthQuery(filters)), ...refetchOnVisit });
	if (error && !data) return <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />;
	if (!data) return <Skeleton className="h-72 w-full" />;
	return (
		<Panel
			title={t.title}
			lead={t.lead}
			aside={
				<Field label={t.choose} hiddenLabel>
					<Select
						value={data.month}
						onChange={({ currentTarget }) => navigate(addressOf({ ...filters, month: currentTarget.value }), { replace: true })}
					>
						<Months of={data} />
					</Select>
				</Field>
			}
		>
			<Figures month={data} />
		</Panel>
	);
}

/** The last twelve, and the chosen one. */
function Months({ of: { month: chosen, currentMonth } }: { of: SettlementsOfMonth }) {
	const format = useFormat();
	const { from } = monthPeriod(currentMonth);
	const months = [...new Set([...Array.from({ length: MONTHS_BACK }, (_, back) => ammanMonth(from, -back)), chosen])];
	return months.map((month) => (
		<option key={month} value={month} suppressHydrationWarning>
			{format.date(`${month}-01`, 'month')}
		</option>
	));
}

function Figures({ month }: { month: SettlementsOfMonth }) {
	const { month: t } = useScreenTexts<AdminSettlementsTexts>();
	const format = useFormat();
	const { ledger, difference } = month;
	const reasons = [
		[t.withoutCompletion, difference.withoutCompletionJod],
		[t.goodwillGiven, difference.goodwillJod],
		[t.disputesLost, difference.disputeLossJod],
		[t.otherMonths, difference.otherMonthsJod],
	].filter(([, jod]) => Number(jod) !== 0);
	return (
		<div className="grid gap-6">
			<div className="grid gap-6 lg:grid-cols-2">
				<section className="grid content-start gap-3">
					<h3 className="font-medium">{t.settled}</h3>
					<DescriptionList
						facts={[
							[t.count, format.number(month.count)],
							[t.rental, format.jod(month.rentalJod)],
							[t.owners, format.jod(month.ownersJod)],
							[t.fees, format.jod(month.platformFeeJod)],
							[t.promoCodes, format.jod(month.promoJod)],
							[t.gatewayFees, format.jod(month.gatewayFeeJod)],
							[t.net, signedJod(format, month.netJod)],
						]}
					/>
				</section>
				<section className="grid content-start gap-3">
					<h3 className="font-medium">
						<Link href={`/admin/reconciliation?tab=books&month=${month.month}`} className="text-primary hover:underline">
							{t.ledger}
						</Link>
					</h3>
					<DescriptionList
						facts={[
							[t.fees, format.jod(ledger.revenueJod)],
							[t.promoCodes, format.jod(ledger.promoCodesJod)],
							[t.gatewayFees, format.jod(ledger.gatewayFeesJod)],
							[t.goodwill, format.jod(ledger.goodwillJod)],
							[t.disputes, format.jod(ledger.disputeLossJod)],
							[t.net, signedJod(format, ledger.netJod)],
						]}
					/>
				</section>
			</div>
			{Number(difference.totalJod) === 0 && reasons.length === 0 ? (
				<p className="text-muted text-sm">{t.same}</p>
			) : (
				<section className="numbers grid gap-2 rounded-control bg-sunken p-4 text-sm" data-testid="month-difference">
					<h3 className="flex flex-wrap justify-between gap-x-4 font-medium">
						<span>{t.differs}</span>
						<span>{signedJod(format, difference.totalJod)}</span>
					</h3>
					<ul className="grid gap-2">
						{reasons.map(([reason, jod]) => (
							<li key={reason} className="flex flex-wrap justify-between gap-x-4">
								<span>{reason}</span>
								<span>{signedJod(format, jod ?? '')}</span>
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	);
}
