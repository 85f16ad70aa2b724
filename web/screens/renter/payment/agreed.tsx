/** Terms that the renter agrees to by paying: free cancellation, kilometres, and fuel. */
import { CalendarX2, Fuel, Gauge } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { alwaysSentence, freeUntil, policySentence } from '#web/features/cancellation/policy-text.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { PaymentTexts } from './texts.en.ts';

const MINUTE_MS = 60_000;
const FILS_PER_JOD = 1000;

export function Agreed({ booking }: { booking: Booking }) {
	const { agreed: t } = useScreenTexts<PaymentTexts>();
	return (
		<section aria-labelledby="agreed">
			<h2 id="agreed" className="font-semibold text-lg">
				{t.title}
			</h2>
			<dl className="numbers mt-4 grid gap-5 sm:grid-cols-3">
				<Cancelling booking={booking} />
				<Kilometres booking={booking} />
				<FuelTerms booking={booking} />
			</dl>
		</section>
	);
}

function Cancelling({ booking: { policySnapshot, startAt } }: { booking: Booking }) {
	const { agreed: t, cancellation } = useScreenTexts<PaymentTexts>();
	const { format } = useLanguage();
	const { cancellationPolicy: policy } = policySnapshot;
	const until = freeUntil(policy, startAt);
	const isFree = useNow(MINUTE_MS) < until.getTime();
	return (
		<Term icon={<CalendarX2 aria-hidden />} title={cancellation.policies[policy].heading}>
			<span className="block text-balance font-medium" suppressHydrationWarning>
				{isFree ? t.freeUntil(format.date(until.toISOString(), 'moment').replaceAll(' ', '\u00a0')) : t.notFree}
			</span>
			<span className="mt-1 block text-muted text-sm">
				{policySentence(cancellation, policy, 'charge', format)} {alwaysSentence(cancellation, format)}
			</span>
		</Term>
	);
}

function Kilometres({ booking: { policySnapshot, days } }: { booking: Booking }) {
	const { agreed: t } = useScreenTexts<PaymentTexts>();
	const { format } = useLanguage();
	const { mileageLimitPerDay: perDay, extraKmFils } = policySnapshot;
	return (
		<Term icon={<Gauge aria-hidden />} title={t.kilometres}>
			<span className="block text-balance font-medium">{perDay > 0 ? t.kilometresOf(format.number(perDay * days)) : t.noLimit}</span>
			{perDay > 0 && (
				<span className="mt-1 block text-muted text-sm">
					{t.perDay(format.number(perDay))} {extraKmFils > 0 && t.extraKm(format.jod(extraKmFils / FILS_PER_JOD))}
				</span>
			)}
		</Term>
	);
}

function FuelTerms({ booking: { policySnapshot } }: { booking: Booking }) {
	const { agreed: t } = useScreenTexts<PaymentTexts>();
	const { format } = useLanguage();
	const { car, fuelEighthFils } = policySnapshot;
	const isElectric = car.fuel === 'Electric';
	return (
		<Term icon={<Fuel aria-hidden />} title={isElectric ? t.battery : t.fuel}>
			<span className="block text-balance font-medium">{t.asReceived}</span>
			{fuelEighthFils > 0 && (
				<span className="mt-1 block text-muted text-sm">
					{(isElectric ? t.batteryEighth : t.fuelEighth)(format.jod(fuelEighthFils / FILS_PER_JOD))}
				</span>
			)}
		</Term>
	);
}

function Term({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
	return (
		<div>
			<dt className="mb-1.5 flex items-center gap-2 text-muted text-sm [&_svg]:size-5 [&_svg]:text-accent-text">
				{icon}
				{title}
			</dt>
			<dd>{children}</dd>
		</div>
	);
}
