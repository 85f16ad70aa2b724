/** Disputed charges and their state. */
import type { Reconciliation } from '#contract/reconciliation.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { BookingLink, Entry } from './entry.tsx';
import type { ReconciliationTexts } from './texts.en.ts';

type Dispute = Reconciliation['disputes'][number];

const tones: Record<Dispute['state'], Tone> = { OPEN: 'warning', WON: 'positive', LOST: 'danger' };

export function Disputes({ disputes }: { disputes: readonly Dispute[] }) {
	const { disputes: t } = useScreenTexts<ReconciliationTexts>();
	const format = useFormat();
	const open = disputes.filter(({ state }) => state === 'OPEN').length;
	return (
		<Panel title={t.title} lead={open > 0 ? t.frozen : undefined} aside={open > 0 && <Badge tone="warning">{format.number(open)}</Badge>}>
			{disputes.length === 0 && <p className="text-muted">{t.none}</p>}
			<ul>
				{disputes.map((dispute) => (
					<Entry
						key={dispute.id}
						title={format.jod(dispute.amountJod)}
						badge={<Badge tone={tones[dispute.state]}>{t.states[dispute.state]}</Badge>}
						facts={
							<>
								<bdi>{dispute.gatewayDisputeId}</bdi>
								<span>{t.opened(format.date(dispute.openedAt))}</span>
								<BookingLink id={dispute.bookingId} />
								{dispute.state === 'LOST' && <span>{Number(dispute.lossJod) > 0 ? t.loss(format.jod(dispute.lossJod)) : t.noLoss}</span>}
							</>
						}
					/>
				))}
			</ul>
		</Panel>
	);
}
