/** A payout batch: its file for the bank, and the result of each payout. */
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Banknote, CircleAlert, Download, SearchX, Send, TriangleAlert, Wallet } from 'lucide-react';
import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { getPayoutBatch, getPayoutBatchFile, markBatchPaid } from '#contract/payout-batches.ts';
import { call } from '#web/browser/api.ts';
import { isRefusal, pathOf } from '#web/browser/fetching.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { AdminPage } from '#web/features/finances/admin-page.tsx';
import { FigureCards } from '#web/features/finances/figure-cards.tsx';
import { makerNameOf } from '#web/features/people/people.ts';
import { useFormat, useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { OneFieldDialog, usePayoutMutation } from '../payout-actions.tsx';
import { PayoutTable } from '../payout-table.tsx';
import type { BatchTexts } from './texts.en.ts';

const BATCHES = '/admin/payouts?tab=batches';

type Batch = ResponseOf<typeof getPayoutBatch>;

export default function PayoutBatchScreen() {
	const t = useScreenTexts<BatchTexts>();
	const id = useParam('id');
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getPayoutBatch, { params: { id } }), ...refetchOnVisit });
	if (isRefusal(error, 'PAYOUT_BATCH_NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')) return <Missing />;
	if (error && !data) return <ErrorState title={t.error} titleAs="h1" error={error} retry={() => void refetch()} busy={isFetching} />;
	if (!data) return <Skeleton className="mx-auto h-96 max-w-7xl" />;
	return <Shown batch={data} />;
}

function Missing() {
	const t = useScreenTexts<BatchTexts>();
	return (
		<>
			<PageHead title={t.missing} />
			<EmptyState
				icon={<SearchX aria-hidden />}
				title={t.missing}
				titleAs="h1"
				action={
					<LinkButton href={BATCHES} variant="primary">
						{t.back}
					</LinkButton>
				}
			/>
		</>
	);
}

function Shown({ batch }: { batch: Batch }) {
	const t = useScreenTexts<BatchTexts>();
	const { format, language } = useLanguage();
	return (
		<AdminPage
			testId="page-payout-batch"
			above={
				<Link href={BATCHES} className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink">
					<ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
					{t.back}
				</Link>
			}
			heading={t.heading(format.number(batch.number))}
			lead={<span suppressHydrationWarning>{t.lead(format.date(batch.madeAt, 'moment'), makerNameOf(batch, language))}</span>}
			aside={
				<div className="flex flex-wrap gap-3">
					<LinkButton plain href={pathOf(getPayoutBatchFile, { params: { id: batch.id } })}>
						<Download aria-hidden className="size-5" />
						{t.file}
					</LinkButton>
					{batch.sentCount > 0 && <PayAll batch={batch} />}
				</div>
			}
		>
			{batch.newDetailsCount > 0 && (
				<p className="flex items-start gap-2 rounded-card bg-warning-soft p-4 text-warning-text">
					<TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
					{format.plural(t.newDetails, batch.newDetailsCount)}
				</p>
			)}
			<FigureCards
				label={t.figures.label}
				waiting={false}
				cards={[
					{
						key: 'total',
						label: t.figures.total,
						icon: Wallet,
						jod: batch.totalJod,
						hint: format.plural(t.adminPayout.count, batch.count),
					},
					{ key: 'sent', label: t.figures.sent, icon: Send, value: format.number(batch.sentCount) },
					{ key: 'paid', label: t.figures.paid, icon: Banknote, value: format.number(batch.paidCount) },
					{ key: 'failed', label: t.figures.failed, icon: CircleAlert, value: format.number(batch.failedCount) },
				]}
			/>
			<PayoutTable payouts={batch.payouts} />
		</AdminPage>
	);
}

function PayAll({ batch }: { batch: Batch }) {
	const { pay: t, adminPayout } = useScreenTexts<BatchTexts>();
	const format = useFormat();
	const [open, setOpen] = useState(false);
	const close = () => setOpen(false);
	const act = usePayoutMutation(
		(bankReference: string) => call(markBatchPaid, { params: { id: batch.id }, body: { bankReference } }),
		t,
		close,
	);
	return (
		<>
			<Button variant="primary" onClick={() => setOpen(true)}>
				{t.open}
			</Button>
			<OneFieldDialog
				open={open}
				onClose={close}
				act={act}
				name="bankReference"
				lead={format.plural(t.lead, batch.sentCount)}
				words={{ ...t, cancel: adminPayout.cancel }}
			/>
		</>
	);
}
