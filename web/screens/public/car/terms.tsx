/** Rental terms: discounts, duration and notice, cancellation policy, and return rates. */
import { CalendarClock, CalendarX2, Clock, Gauge, Percent, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { AIRPORT } from '#contract/car-terms.ts';
import type { Car } from '#contract/cars.ts';
import { ALL_DAY, type PickupHours } from '#contract/pickup-hours.ts';
import { policySentence } from '#web/features/cancellation/policy-text.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { FurtherTexts } from './further/texts.en.ts';
import { Section } from './section.tsx';

export function Terms({ car: { terms, mileageLimitPerDay } }: { car: Car }) {
	const { terms: t } = useScreenTexts<FurtherTexts>();
	const { texts, format } = useLanguage();
	const {
		discounts,
		deliveryZones,
		minDays,
		advanceNoticeHours,
		cancellationPolicy,
		extraKmJod,
		fuelEighthJod,
		pickupHours,
		airportHours,
	} = terms;
	const hoursText = ({ from, until }: PickupHours) =>
		from === ALL_DAY.from && until === ALL_DAY.until ? t.anyHour : t.hoursBetween(format.hour(from), format.hour(until));
	const rates = [
		{ name: t.extraKm, jod: mileageLimitPerDay > 0 ? extraKmJod : '0' },
		{ name: t.fuelEighth, jod: fuelEighthJod },
	].filter(({ jod }) => Number(jod) > 0);
	return (
		<Section title={t.title}>
			<dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
				{discounts.length > 0 && (
					<Term icon={<Percent aria-hidden />} title={t.discounts}>
						<ul className="numbers space-y-1">
							{discounts.map(({ days, percent }) => (
								<li key={days} className="flex max-w-60 justify-between gap-4">
									<span>{t.fromDays(format.plural(t.days, days))}</span>
									<span className="font-medium text-positive-text">−{format.percent(percent)}</span>
								</li>
							))}
						</ul>
					</Term>
				)}
				{deliveryZones.length > 0 && (
					<Term icon={<Truck aria-hidden className="rtl:-scale-x-100" />} title={texts.car.delivery}>
						<ul className="numbers space-y-1">
							{deliveryZones.map(({ zone, feeJod }) => (
								<li key={zone} className="flex max-w-60 justify-between gap-4">
									<span>{texts.cities[zone]}</span>
									<span className="whitespace-nowrap">{Number(feeJod) === 0 ? texts.price.free : format.jod(feeJod, true)}</span>
								</li>
							))}
						</ul>
					</Term>
				)}
				<Term icon={<CalendarX2 aria-hidden />} title={t.cancellation}>
					<p className="font-medium">{t.cancelling.policies[cancellationPolicy].name}</p>
					<p className="text-muted text-sm">{policySentence(t.cancelling, cancellationPolicy, 'refund', format)}</p>
				</Term>
				{(minDays > 1 || advanceNoticeHours > 0) && (
					<Term icon={<CalendarClock aria-hidden />} title={t.before}>
						{minDays > 1 && <p>{format.plural(t.minDays, minDays)}</p>}
						{advanceNoticeHours > 0 && <p>{format.plural(t.notice, advanceNoticeHours)}</p>}
					</Term>
				)}
				<Term icon={<Clock aria-hidden />} title={t.hours}>
					<p className="numbers">{hoursText(pickupHours)}</p>
					{deliveryZones.some(({ zone }) => zone === AIRPORT) && (
						<p className="numbers text-muted text-sm">
							{t.atAirport}: {hoursText(airportHours)}
						</p>
					)}
				</Term>
				{rates.length > 0 && (
					<Term icon={<Gauge aria-hidden />} title={t.afterwards}>
						<ul className="numbers space-y-1">
							{rates.map(({ name, jod }) => (
								<li key={name} className="flex max-w-72 justify-between gap-4">
									<span>{name}</span>
									<span className="whitespace-nowrap">{format.jod(jod)}</span>
								</li>
							))}
						</ul>
					</Term>
				)}
			</dl>
		</Section>
	);
}

function Term({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
	return (
		<div>
			<dt className="mb-1.5 flex items-center gap-2 text-muted text-sm [&_svg]:size-4">
				{icon}
				{title}
			</dt>
			<dd>{children}</dd>
		</div>
	);
}
