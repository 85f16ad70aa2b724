/** Secret feed address of this calendar: create, copy, renew, disable. */
import { Copy, Link2 } from 'lucide-react';
import { closeFeed, renewFeed } from '#contract/calendar.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { CalendarTexts } from './texts.en.ts';
import { useSyncMutation } from './use-sync.ts';

export function FeedPanel({ carId, feedUrl }: { carId: string; feedUrl: string | null }) {
	const { sync: t } = useScreenTexts<CalendarTexts>();
	const toast = useToast();
	const params = { id: carId };
	const renew = useSyncMutation(carId, () => call(renewFeed, { params }));
	const close = useSyncMutation(carId, () => call(closeFeed, { params }));
	const busy = renew.isPending || close.isPending;
	const copy = (url: string) =>
		navigator.clipboard
			.writeText(url)
			.then(() => toast({ title: t.copied, tone: 'positive' }))
			.catch(() => toast({ title: t.failed, tone: 'danger' }));
	return (
		<Panel title={t.feed} lead={t.feedLead}>
			{feedUrl ? (
				<>
					<Field label={t.address} hint={t.renewHint}>
						<Input
							readOnly
							dir="ltr"
							value={feedUrl}
							onFocus={({ currentTarget }) => currentTarget.select()}
							className="numbers bg-sunken! text-sm rtl:text-end"
						/>
					</Field>
					<div className="mt-4 flex flex-wrap gap-3">
						<Button onClick={() => void copy(feedUrl)}>
							<Copy aria-hidden className="size-4" />
							{t.copy}
						</Button>
						<Button variant="quiet" disabled={busy} busy={renew.isPending && t.making} onClick={() => renew.mutate()}>
							{t.renew}
						</Button>
						<Button variant="quiet" disabled={busy} busy={close.isPending} onClick={() => close.mutate()}>
							{t.close}
						</Button>
					</div>
				</>
			) : (
				<Button disabled={busy} busy={renew.isPending && t.making} onClick={() => renew.mutate()}>
					<Link2 aria-hidden className="size-5" />
					{t.makeFeed}
				</Button>
			)}
		</Panel>
	);
}
