/** Late or failed refunds: still owed, retried by an admin. */
import { retryRefund } from '#contract/payments.ts';
import type { Reconciliation } from '#contract/reconciliation.ts';
import { call } from '#web/browser/api.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { BookingLink, Entry } from './entry.tsx';
import type { ReconciliationTexts } from './texts.en.ts';
import { useReconciliationMutation } from './use-reconciliation-mutation.ts';

type Refund = Reconciliation['refunds'][number];

const tones: Record<Refund['state'], Tone> = {
	PENDING: 'info',
	SENT: 'accent',
	REFUNDED: 'positive',
	FAILED: 'danger',
	CHARGED_BACK: 'neutral',
	CARRIED: 'neutral',
};

export function Refunds({ refunds }: { refunds: readonly Refund[] }) {
	const { refunds: t } = useScreenTexts<ReconciliationTexts>();
	const format = useFormat();
	return (
		<Panel title={t.title} aside={refunds.length > 0 && <Badge tone="warning">{format.number(refunds.length)}</Badge>}>
			{refunds.length === 0 && <p className="text-muted">{t.none}</p>}
			<ul>
				{refunds.map((refund) => (
					<OneRefund key={refund.id} refund={refund} />
				))}
			</ul>
		</Panel>
	);
}

function OneRefund({ refund }: { refund: Refund }) {
	const { refunds: t } = useScreenTexts<ReconciliationTexts>();
	const format = useFormat();
	const act = useReconciliationMutation<void>({ call: () => call(retryRefund, { params: { id: refund.id } }), done: t.retried });
	return (
		<Entry
			title={format.jod(refund.amountJod)}
			badge={<Badge tone={tones[refund.state]}>{t.states[refund.state]}</Badge>}
			facts={
				<>
					<bdi>{refund.reference}</bdi>
					<span>{t.due(format.date(refund.dueAt))}</span>
					<span>{t.attempt(format.number(refund.attempt))}</span>
					<BookingLink id={refund.bookingId} />
					{refund.failure && (
						<span className="w-full">
							<bdi lang="en">{refund.failure}</bdi>
						</span>
					)}
				</>
			}
			actions={
				refund.state === 'FAILED' && (
					<Button busy={act.isPending} onClick={() => act.mutate()}>
						{t.retry}
					</Button>
				)
			}
		/>
	);
}
