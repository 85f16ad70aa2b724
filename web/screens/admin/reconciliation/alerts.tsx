/** Open alerts, which stay until somebody closes them. */
import { type Alert, closeAlert } from '#contract/reconciliation.ts';
import { call } from '#web/browser/api.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { BookingLink, Entry } from './entry.tsx';
import type { ReconciliationTexts } from './texts.en.ts';
import { useReconciliationMutation } from './use-reconciliation-mutation.ts';

export function Alerts({ alerts }: { alerts: readonly Alert[] }) {
	const { alerts: t } = useScreenTexts<ReconciliationTexts>();
	const format = useFormat();
	return (
		<Panel title={t.title} aside={alerts.length > 0 && <Badge tone="warning">{format.number(alerts.length)}</Badge>}>
			{alerts.length === 0 && <p className="text-muted">{t.none}</p>}
			<ul>
				{alerts.map((alert) => (
					<OpenAlert key={alert.id} alert={alert} />
				))}
			</ul>
		</Panel>
	);
}

const textOf = (value: Alert['detail'][string] | undefined): string | null => (typeof value === 'string' ? value : null);

function OpenAlert({ alert }: { alert: Alert }) {
	const { alerts: t } = useScreenTexts<ReconciliationTexts>();
	const format = useFormat();
	const act = useReconciliationMutation<void>({ call: () => call(closeAlert, { params: { id: alert.id } }), done: t.closed });
	const amount = textOf(alert.detail.amountJod);
	return (
		<Entry
			title={t.kinds[alert.kind]}
			facts={
				<>
					<span>{format.date(alert.raisedAt, 'moment')}</span>
					{amount && <span>{format.jod(amount)}</span>}
					<BookingLink id={textOf(alert.detail.bookingId)} />
				</>
			}
			actions={
				<Button variant="quiet" busy={act.isPending} onClick={() => act.mutate()}>
					{t.close}
				</Button>
			}
		/>
	);
}
