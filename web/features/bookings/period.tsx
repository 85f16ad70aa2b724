/** Pickup and return of a booking. */
import type { Booking } from '#contract/bookings.ts';
import { useSite } from '#web/browser/page/site.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { BookingTexts } from './texts.en.ts';

export function Period({ booking }: { booking: Pick<Booking, 'startAt' | 'endAt' | 'days'> }) {
	const { booking: t } = useScreenTexts<{ booking: BookingTexts }>();
	const { format, texts } = useLanguage();
	return (
		<dl className="numbers grid grid-cols-[auto_minmax(3rem,1fr)_auto] items-center gap-x-3 max-[22rem]:grid-cols-[auto_minmax(2.25rem,1fr)_auto] max-[22rem]:gap-x-2 sm:gap-x-5">
			<End label={t.pickup} moment={booking.startAt} />
			<div className="text-center text-muted text-sm">
				<dt className="sr-only">{t.duration}</dt>
				<dd>
					<span className="block whitespace-nowrap pb-1">{format.plural(texts.units.days, booking.days)}</span>
					<span className="route-line block" />
				</dd>
			</div>
			<End label={t.return} moment={booking.endAt} />
		</dl>
	);
}

function End({ label, moment }: { label: string; moment: string }) {
	const { format } = useLanguage();
	const thisYear = format.date(useSite().now, 'year') === format.date(moment, 'year');
	return (
		<div>
			<dt className="text-muted text-sm">{label}</dt>
			<dd suppressHydrationWarning>
				<time dateTime={moment}>
					<span className="block font-semibold max-[22rem]:text-sm">{format.date(moment, thisYear ? 'short' : 'medium')}</span>
					<span className="block text-sm">
						{format.date(moment, 'weekday')} <span className="whitespace-nowrap">{format.date(moment, 'time')}</span>
					</span>
				</time>
			</dd>
		</div>
	);
}
