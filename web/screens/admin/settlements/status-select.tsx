/** Status of a settlement, set by an admin. A change without a movement in the ledger is refused, with the server's reason beside it. */
import { useState } from 'react';
import type { AdminSettlement } from '#contract/settlement-lists.ts';
import { type SettlementStatus, setSettlementStatus, settlementStatuses } from '#contract/settlements.ts';
import { call } from '#web/browser/api.ts';
import { ownerNameOf } from '#web/features/people/people.ts';
import { durationText } from '#web/features/support/ticket-status.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError, Select } from '#web/ui/field.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { AdminSettlementsTexts } from './texts.en.ts';

export function StatusSelect({ settlement }: { settlement: AdminSettlement }) {
	const { change: t, table, finance } = useScreenTexts<AdminSettlementsTexts>();
	const errorText = useErrorText();
	const [confirming, setConfirming] = useState<'PAID' | 'CALCULATED' | null>(null);
	const close = () => setConfirming(null);
	const change = useActionMutation({
		call: (status: SettlementStatus) => call(setSettlementStatus, { params: { id: settlement.id }, body: { status } }),
		refreshes: ['/api/settlements'],
		done: t.done,
		failed: t.failed,
		describeError: (error) => errorText(error, t.failed),
		onDone: close,
		onFailed: close,
	});
	const choose = (status: SettlementStatus) => {
		change.reset();
		if (status === 'PAID' || (status === 'CALCULATED' && mayStillClaim(settlement))) setConfirming(status);
		else change.mutate(status);
	};
	return (
		<div className="w-44 max-w-full">
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
				open={confirming === 'PAID'}
				busy={change.isPending}
				onConfirm={() => change.mutate('PAID')}
				onClose={close}
			/>
			<ConfirmEndOfClaims
				settlement={settlement}
				open={confirming === 'CALCULATED'}
				busy={change.isPending}
				onConfirm={() => change.mutate('CALCULATED')}
				onClose={close}
			/>
		</div>
	);
}

const MINUTE_MS = 60_000;
const msToClaim = ({ claimsUntil }: AdminSettlement): number => Date.parse(claimsUntil) - Date.now();
const mayStillClaim = (settlement: AdminSettlement): boolean => settlement.depositStatus === 'held' && msToClaim(settlement) > 0;

type ConfirmProps = { settlement: AdminSettlement; open: boolean; busy: boolean; onConfirm(): void; onClose(): void };

function ConfirmPaid({ settlement, open, busy, onConfirm, onClose }: ConfirmProps) {
	const { confirm: t } = useScreenTexts<AdminSettlementsTexts>().change;
	const { format, language } = useLanguage();
	return (
		<ConfirmDialog
			open={open}
			onOpenChange={(next) => !next && onClose()}
			title={t.title}
			texts={{ back: t.no, confirm: t.yes, busy: t.busy }}
			busy={busy}
			onConfirm={onConfirm}
		>
			<p>{t.lead(format.jod(settlement.finalOwnerSettlementJod), ownerNameOf(settlement, language))}</p>
		</ConfirmDialog>
	);
}

/** Shows how long the owner may still claim, as of the moment when it opens. */
function ConfirmEndOfClaims({ settlement, open, busy, onConfirm, onClose }: ConfirmProps) {
	const { change, duration } = useScreenTexts<AdminSettlementsTexts>();
	const { format, language } = useLanguage();
	const t = change.endClaimTime;
	const minutes = Math.max(1, Math.round(msToClaim(settlement) / MINUTE_MS));
	return (
		<ConfirmDialog
			open={open}
			onOpenChange={(next) => !next && onClose()}
			title={t.title}
			texts={{ back: t.no, confirm: t.yes, busy: t.busy }}
			danger
			busy={busy}
			onConfirm={onConfirm}
		>
			{open && (
				<p>
					{t.lead(
						ownerNameOf(settlement, language),
						durationText(minutes, { texts: duration, format }),
						format.date(settlement.claimsUntil, 'moment'),
					)}
				</p>
			)}
		</ConfirmDialog>
	);
}
