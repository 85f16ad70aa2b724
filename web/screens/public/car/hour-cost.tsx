/** How the return hour affects the price: until when it stays the same, and a cheaper hour if the current one adds a day. */
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { Suspense } from 'react';
import type { Car } from '#contract/cars.ts';
import { parseFils } from '#contract/money.ts';
import { clockTime, minuteOfDay, timeOf } from '#contract/pickup-hours.ts';
import { getQuote, type Quote } from '#contract/quotes.ts';
import type { StayRules } from '#contract/stay-rules.ts';
import { ammanDate, DAY_MS } from '#contract/time.ts';
import { queryFor } from '#web/browser/queries.ts';
import { dateOf, type Stay, writeReturn } from '#web/features/cars/stay.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyComponent, useMounted } from '#web/ui/lazy-component.tsx';
import { hourCostTexts } from './hour-cost-texts.ts';
import type { BookingState } from './use-booking.ts';
import { toQuoteParams } from './use-delivery.ts';

/** For signed-in people only. */
const PromoField = lazyComponent(() => import('./promo-field.tsx'));

/** As high as its link, so that the booking button does not move when it is loaded. */
const promoPlace = <div className="mt-3 min-h-11" />;

const HALF_HOUR = 30;

/** `until`: the latest return on that day at the same price; `next`: the half-hour from which a day is added. Null if the car's hours end before that. */
export function costStep({ startAt, endAt, days }: Pick<Quote, 'startAt' | 'endAt' | 'days'>, { hours }: StayRules) {
	const paidUntil = new Date(Date.parse(startAt) + days * DAY_MS);
	if (ammanDate(paidUntil) !== ammanDate(new Date(endAt))) return null;
	const next = timeOf(Math.floor(minuteOfDay(paidUntil) / HALF_HOUR) * HALF_HOUR + HALF_HOUR);
	return next <= hours.until ? { until: clockTime(paidUntil), next } : null;
}

/** The stay with its return at the hour of the pickup, if that saves a day; otherwise null. */
export function shorterStay(
	stay: Stay,
	{ startAt, endAt, days }: Pick<Quote, 'startAt' | 'endAt' | 'days'>,
	rules: StayRules,
): Stay | null {
	const [start, end] = [new Date(startAt), new Date(endAt)];
	if (!stay.return || days <= rules.minRentalDays || minuteOfDay(end) <= minuteOfDay(start)) return null;
	return { ...stay, return: writeReturn(dateOf(stay.return), clockTime(start)) };
}

type QuoteHelpProps = { car: Car; booking: BookingState };

export default function HourCost({ car, booking }: QuoteHelpProps) {
	const { quote } = booking;
	// Limits are for each person, so a code is checked for people who are signed in.
	const [user, mounted] = [useCurrentUser(), useMounted()];
	return (
		<>
			{quote && <Hours car={car} booking={booking} quote={quote} />}
			{user && <Suspense fallback={promoPlace}>{mounted ? <PromoField car={car} booking={booking} /> : promoPlace}</Suspense>}
		</>
	);
}

function Hours({ car, booking, quote }: QuoteHelpProps & { quote: Quote }) {
	const { texts, format, language } = useLanguage();
	const t = hourCostTexts[language];
	const { rules, stay } = booking;
	const step = costStep(quote, rules);
	const shorter = shorterStay(stay, quote, rules);
	const daysText = (days: number) => format.plural(texts.units.days, days);
	return (
		<>
			{step && (
				<p className="numbers mt-2 flex items-start gap-1.5 text-muted text-sm">
					<Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
					{t.hourCost(format.hour(step.until), daysText(quote.days), format.hour(step.next), daysText(quote.days + 1))}
				</p>
			)}
			{shorter && <CheaperHour car={car} booking={booking} shorter={shorter} quote={quote} />}
		</>
	);
}

type CheaperHourProps = { car: Car; booking: BookingState; shorter: Stay; quote: Quote };

/** Offered only if its own quote is lower: with fewer days a discount may be lost. */
function CheaperHour({ car, booking: { delivery, extras, setStay }, shorter, quote }: CheaperHourProps) {
	const { format, language } = useLanguage();
	const t = hourCostTexts[language];
	const query = toQuoteParams(shorter, delivery, extras);
	const { data: cheaper } = useQuery({ ...queryFor(getQuote, { params: { id: car.id }, query: query ?? {} }), enabled: query !== null });
	if (!cheaper?.available || parseFils(cheaper.totalJod) >= parseFils(quote.totalJod)) return null;
	return (
		<Button className="numbers mt-2 whitespace-normal" wide onClick={() => setStay(shorter)}>
			{t.cheaperHour(format.hour(clockTime(new Date(cheaper.endAt))), format.jod(cheaper.totalJod))}
		</Button>
	);
}
