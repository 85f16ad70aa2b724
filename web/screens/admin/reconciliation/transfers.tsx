/** Transfers of the gateway to our bank, newest first. */
import { Landmark } from 'lucide-react';
import type { Reconciliation } from '#contract/reconciliation.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Entry } from './entry.tsx';
import type { ReconciliationTexts } from './texts.en.ts';

export function Transfers({ transfers }: { transfers: Reconciliation['transfers'] }) {
	const { transfers: t } = useScreenTexts<ReconciliationTexts>();
	const format = useFormat();
	if (transfers.length === 0) return <EmptyState icon={<Landmark aria-hidden />} title={t.none.title} hint={t.none.hint} />;
	return (
		<Panel title={t.title}>
			<ul>
				{transfers.map((transfer) => (
					<Entry
						key={transfer.id}
						title={format.date(transfer.paidOn)}
						badge={transfer.unmatched > 0 && <Badge tone="danger">{format.plural(t.unmatched, transfer.unmatched)}</Badge>}
						facts={
							<span>
								{t.reference} <bdi>{transfer.reference}</bdi>
							</span>
						}
						amounts={[
							{ label: t.lines, value: format.number(transfer.items) },
							{ label: t.fees, value: format.jod(transfer.feesJod) },
							{ label: t.net, value: format.jod(transfer.netJod) },
						]}
					/>
				))}
			</ul>
		</Panel>
	);
}
