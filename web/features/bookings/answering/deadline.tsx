/** The time that is left to answer a request. */
import { Clock } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { AnswerTexts } from './texts.en.ts';
import { timeLeft } from './time-left.ts';

const MINUTE_MS = 60_000;

export function Deadline({ booking: { respondBy } }: { booking: Booking }) {
	const { request: t } = useScreenTexts<{ request: AnswerTexts }>();
	const { format } = useLanguage();
	const now = useNow(MINUTE_MS);
	if (!respondBy) return null;
	const left = timeLeft(respondBy, now);
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1 @xl:flex-col @xl:items-end">
			<Badge tone={!left || left.urgent ? 'danger' : 'warning'} icon={<Clock aria-hidden />}>
				{left ? format.plural(left.unit === 'hours' ? t.hoursLeft : t.minutesLeft, left.count) : t.timeOver}
			</Badge>
			<p suppressHydrationWarning className="numbers text-muted text-xs">
				{t.respondBy(format.date(respondBy, 'moment'))}
			</p>
		</div>
	);
}
