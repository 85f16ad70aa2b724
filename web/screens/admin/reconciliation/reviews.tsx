/** Payments in review: an admin accepts or rejects each. */
import { useState } from 'react';
import { reviewPayment } from '#contract/payments.ts';
import type { Reconciliation } from '#contract/reconciliation.ts';
import { call } from '#web/browser/api.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { BookingLink, Entry } from './entry.tsx';
import { NoteDialog } from './note-dialog.tsx';
import type { ReconciliationTexts } from './texts.en.ts';

type Reviewed = Reconciliation['payments'][number];

export function Reviews({ payments }: { payments: readonly Reviewed[] }) {
	const { reviews: t } = useScreenTexts<ReconciliationTexts>();
	const format = useFormat();
	return (
		<Panel title={t.title} aside={payments.length > 0 && <Badge tone="danger">{format.number(payments.length)}</Badge>}>
			<ul>
				{payments.map((payment) => (
					<OneReview key={payment.id} payment={payment} />
				))}
			</ul>
		</Panel>
	);
}

function OneReview({ payment }: { payment: Reviewed }) {
	const { reviews: t, says } = useScreenTexts<ReconciliationTexts>();
	const format = useFormat();
	const [open, setOpen] = useState<'ACCEPT' | 'REJECT' | null>(null);
	const close = (next: boolean) => !next && setOpen(null);
	const decide = (decision: 'ACCEPT' | 'REJECT') => (note: string) =>
		call(reviewPayment, { params: { id: payment.id }, body: { decision, note } });
	const { toldJod, toldCurrency } = payment;
	const reported =
		toldCurrency === 'JOD' && toldJod ? format.jod(toldJod) : toldJod ? `${format.amount(toldJod)} ${toldCurrency ?? ''}` : says;
	return (
		<>
			<Entry
				title={<bdi>{payment.reference}</bdi>}
				facts={
					<>
						<span>{format.date(payment.createdAt, 'moment')}</span>
						<BookingLink id={payment.bookingId} />
					</>
				}
				amounts={[
					{ label: t.requestedAmount, value: format.jod(payment.amountJod) },
					{ label: t.told, value: reported },
				]}
				actions={
					<>
						<Button onClick={() => setOpen('ACCEPT')}>{t.accept}</Button>
						<Button variant="quiet" onClick={() => setOpen('REJECT')}>
							{t.reject}
						</Button>
					</>
				}
			/>
			<NoteDialog
				open={open === 'ACCEPT'}
				onOpenChange={close}
				title={t.acceptTitle}
				text={t.acceptText}
				confirm={t.accept}
				done={t.accepted}
				call={decide('ACCEPT')}
			/>
			<NoteDialog
				open={open === 'REJECT'}
				onOpenChange={close}
				title={t.rejectTitle}
				text={t.rejectText}
				confirm={t.reject}
				danger
				done={t.rejected}
				call={decide('REJECT')}
			/>
		</>
	);
}
