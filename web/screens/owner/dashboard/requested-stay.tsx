/** The requested stay: car, dates, and earnings. */

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { flightText } from '#contract/where-and-when-text.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Photo } from '#web/ui/photo.tsx';
import type { DashboardTexts } from './texts.en.ts';

/** In a narrow card the details are below the car at full width, in a wide one beside its photo. */
const areas =
	"[grid-template-areas:'photo_car''photo_money''facts_facts'] @xl:[grid-template-areas:'photo_car_money''photo_facts_money'] " +
	'grid-cols-[6rem_1fr] grid-rows-[auto_1fr] @xl:grid-cols-[10rem_1fr_auto]';

export function RequestedStay({ booking }: { booking: Booking }) {
	const { request: t } = useScreenTexts<DashboardTexts>();
	const { format, texts, language } = useLanguage();
	const { car, startAt, endAt, days, extras, ownerEarningsJod, whereAndWhen } = booking;
	const flight = flightText(whereAndWhen)?.[language];
	return (
		<div className={clsx('mt-4 grid gap-x-4 @xl:gap-x-5', areas)}>
			<div className="aspect-[4/3] self-start overflow-hidden rounded-control [grid-area:photo]">
				<Photo src={car.primaryPhoto} alt="" sizes="(width >= 40rem) 160px, 96px" />
			</div>
			<p className="font-semibold [grid-area:car]">
				<bdi>{carNameOf(car, language)}</bdi>
			</p>
			<p className="[grid-area:money] @xl:text-end">
				<span className="text-muted text-sm @xl:block">{t.earnings}</span>{' '}
				<span data-testid="owner-earnings" className="numbers whitespace-nowrap font-semibold text-primary text-xl @xl:block">
					{format.jod(ownerEarningsJod)}
				</span>{' '}
				<span className="block text-muted text-xs">{t.earningsHint}</span>
			</p>
			<dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 self-start text-sm [grid-area:facts] @xl:mt-2">
				<Line label={t.pickup}>
					<Moment of={startAt} />
				</Line>
				<Line label={t.return}>
					<Moment of={endAt} />
				</Line>
				<Line label={t.days}>{format.plural(texts.units.days, days)}</Line>
				{extras.delivery && (
					<Line label={texts.car.delivery}>
						{texts.cities[extras.delivery.zone]} <span className="numbers text-muted">{flight}</span>
					</Line>
				)}
			</dl>
		</div>
	);
}

function Moment({ of: moment }: { of: string }) {
	const { format } = useLanguage();
	return (
		<>
			{format.date(moment, 'day')} <span className="text-muted">{format.date(moment, 'time')}</span>
		</>
	);
}

function Line({ label, children }: { label: string; children: ReactNode }) {
	return (
		<>
			<dt className="text-muted">{label}</dt>
			<dd suppressHydrationWarning className="numbers">
				{children}
			</dd>
		</>
	);
}
