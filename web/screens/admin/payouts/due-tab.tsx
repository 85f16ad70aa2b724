/** Payouts that can be sent now: all are selected until some are excluded. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheckBig, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type AdminPayout, createPayoutBatch, listPayouts, type PayoutBatch } from '#contract/payout-batches.ts';
import { call } from '#web/browser/api.ts';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { FinanceList } from '#web/features/finances/finance-list.tsx';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { usePayoutMutation } from '../payout-actions.tsx';
import { PayoutTable } from '../payout-table.tsx';
import { listQuery } from './loader.ts';
import type { AdminPayoutsTexts } from './texts.en.ts';

export function DueTab() {
	const t = useScreenTexts<AdminPayoutsTexts>();
	const results = useInfiniteQuery({ ...infiniteQueryFor(listPayouts, listQuery.due as object), ...refetchOnVisit });
	return (
		<FinanceList
			found={results}
			error={t.error}
			empty={<EmptyState icon={<CircleCheckBig aria-hidden />} title={t.empty.due.title} hint={t.empty.due.hint} />}
		>
			{(payouts) => <Choose payouts={payouts} />}
		</FinanceList>
	);
}

const sumOf = (payouts: readonly AdminPayout[]): number =>
	// Summed in fils to avoid rounding errors.
	payouts.reduce((sum, { amountJod }) => sum + Math.round(Number(amountJod) * 1000), 0) / 1000;

function Choose({ payouts }: { payouts: readonly AdminPayout[] }) {
	const { batch: t } = useScreenTexts<AdminPayoutsTexts>();
	const format = useFormat();
	const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
	const [confirming, setConfirming] = useState(false);
	const chosen = payouts.filter(({ id }) => !excluded.has(id));
	const choosing = {
		chosen: new Set(chosen.map(({ id }) => id)),
		onChange: (next: ReadonlySet<string>) => setExcluded(new Set(payouts.map(({ id }) => id).filter((id) => !next.has(id)))),
	};
	return (
		<>
			<div className="mb-4 flex flex-wrap items-center justify-between gap-3">
				<p className="numbers text-muted">{t.sum(format.jod(sumOf(chosen)))}</p>
				<Button variant="primary" disabled={chosen.length === 0} onClick={() => setConfirming(true)}>
					{chosen.length === 0 ? t.makeNone : format.plural(t.make, chosen.length)}
				</Button>
			</div>
			<PayoutTable payouts={payouts} choosing={choosing} />
			<Confirm chosen={chosen} open={confirming} onClose={() => setConfirming(false)} />
		</>
	);
}

function Confirm({ chosen, open, onClose }: { chosen: readonly AdminPayout[]; open: boolean; onClose(): void }) {
	const { batch: t, adminPayout } = useScreenTexts<AdminPayoutsTexts>();
	const format = useFormat();
	const errorText = useErrorText();
	const [, navigate] = useLocation();
	// A retry after a lost response returns the same batch.
	const [key] = useState(() => crypto.randomUUID());
	const make = usePayoutMutation(async (payoutIds: string[]) => {
		const created: PayoutBatch = await call(createPayoutBatch, { body: { payoutIds }, idempotencyKey: `${key}-${payoutIds.length}` });
		onClose();
		navigate(`/admin/payouts/${created.id}`);
	}, t);
	const newDetailsCount = chosen.filter(({ detailsAreNew }) => detailsAreNew).length;
	return (
		<ConfirmDialog
			open={open}
			onOpenChange={(next) => !next && onClose()}
			title={t.title}
			description={t.lead}
			texts={{ back: adminPayout.cancel, confirm: t.confirm, busy: t.making }}
			busy={make.isPending}
			onConfirm={() => make.mutate(chosen.map(({ id }) => id))}
		>
			<p className="numbers font-semibold text-xl">
				{format.plural(adminPayout.count, chosen.length)} · {format.jod(sumOf(chosen))}
			</p>
			{newDetailsCount > 0 && (
				<p className="mt-4 flex items-start gap-2 rounded-control bg-warning-soft p-3 text-sm text-warning-text">
					<TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
					{format.plural(t.newDetails, newDetailsCount)}
				</p>
			)}
			{make.error && <FieldError>{errorText(make.error, t.failed)}</FieldError>}
		</ConfirmDialog>
	);
}
