/** The status of a settlement as an admin chooses it. What the books have no movement for is refused, with the server's reason beside it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminSettlement } from '#contract/settlement-lists.ts';
import { type Settlement, type SettlementStatus, setSettlementStatus, settlementStatuses } from '#contract/settlements.ts';
import { call } from '../../../api.ts';
import type { ApiError } from '../../../fetching.ts';
import { useLanguage } from '../../../i18n/context.tsx';
import { ownerNameOf } from '../../../people.ts';
import { readsPath } from '../../../queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useErrorText } from '../../../ui/error-text.ts';
import { FieldError, Select } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useAdminSettlementsTexts } from './texts.ts';

export function StatusSelect({ settlement }: { settlement: AdminSettlement }) {
	const { change: t, table, finance } = useAdminSettlementsTexts();
	const client = useQueryClient();
	const toast = useToast();
	const errorText = useErrorText();
	const [confirming, setConfirming] = useState(false);
	const change = useMutation<Settlement, ApiError, SettlementStatus>({
		mutationFn: (status) => call(setSettlementStatus, { params: { id: settlement.id }, body: { status } }),
		onSuccess: async () => {
			setConfirming(false);
			toast({ title: t.done, tone: 'positive' });
			await client.invalidateQueries({ predicate: readsPath('/api/settlements') });
		},
		onError: (error) => {
			setConfirming(false);
			toast({ title: t.failed, description: errorText(error, t.failed), tone: 'danger' });
		},
	});
	const choose = (status: SettlementStatus) => {
		change.reset();
		if (status === 'PAID') setConfirming(true);
		else change.mutate(status);
	};
	return (
		<div className="w-44">
			<Select
				aria-label={table.statusOf(settlement.bookingId.slice(0, 8))}
				value={change.isPending ? change.variables : settlement.status}
				disabled={change.isPending}
				onChange={({ currentTarget }) => choose(settlementStatuses.find((status) => status === currentTarget.value) ?? settlement.status)}
			>
				{settlementStatuses.map((status) => (
					<option key={status} value={status}>
						{finance.settlementStatus[status]}
					</option>
				))}
			</Select>
			{change.error && <FieldError>{errorText(change.error, t.failed)}</FieldError>}
			<ConfirmPaid
				settlement={settlement}
				open={confirming}
				busy={change.isPending}
				onConfirm={() => change.mutate('PAID')}
				onClose={() => setConfirming(false)}
			/>
		</div>
	);
}

type ConfirmPaidProps = { settlement: AdminSettlement; open: boolean; busy: boolean; onConfirm(): void; onClose(): void };

function ConfirmPaid({ settlement, open, busy, onConfirm, onClose }: ConfirmPaidProps) {
	const { confirm: t } = useAdminSettlementsTexts().change;
	const { format, language } = useLanguage();
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !next && !busy && onClose()}
			title={t.title}
			footer={
				<div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
					<Button disabled={busy} onClick={onClose}>
						{t.no}
					</Button>
					<Button variant="primary" busy={busy && t.busy} onClick={onConfirm}>
						{t.yes}
					</Button>
				</div>
			}
		>
			<p>{t.lead(format.jod(settlement.finalOwnerSettlementJod), ownerNameOf(settlement, language))}</p>
		</Dialog>
	);
}
