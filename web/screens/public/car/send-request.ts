/** Sends the booking request and refetches everything it affects. */
import type { QueryClient } from '@tanstack/react-query';
import { bookedDates } from '#contract/availability.ts';
import { listBookings, requestBooking } from '#contract/bookings.ts';
import { type Car, getCar } from '#contract/cars.ts';
import { extrasFromText } from '#contract/extras.ts';
import { getQuote, type Quote } from '#contract/quotes.ts';
import { type ApiError, call, isRefusal } from '#web/browser/api.ts';
import { matchesPath, queryFor } from '#web/browser/queries.ts';
import type { Stay } from '#web/features/cars/stay.ts';
import { newKey } from '#web/ui/use-idempotency-key.ts';
import { type Delivery, toDeliveryBody, toQuoteParams } from './use-delivery.ts';

/** A repeated attempt keeps its key, so that a lost response does not book twice. */
export type Attempt = { about: string; key: string };
export type BookingInput = {
	car: Car;
	stay: Stay;
	quote: Quote;
	delivery: Delivery;
	extras: string;
	attempt: Attempt;
};

/** Returns the booking id. Updates `attempt`. Rejects with ApiError. */
export async function sendRequest(client: QueryClient, input: BookingInput): Promise<string> {
	const { car, attempt } = input;
	const payload = payloadOf(input);
	const about = JSON.stringify(payload);
	if (attempt.about !== about) Object.assign(attempt, { about, key: newKey() });
	try {
		const { id } = await call(requestBooking, { body: payload, idempotencyKey: attempt.key });
		await client.invalidateQueries({ predicate: matchesPath(listBookings.path) });
		void client.invalidateQueries({ queryKey: queryFor(bookedDates, { params: { id: car.id } }).queryKey });
		return id;
	} catch (error) {
		updateFromRefusal(client, input, error as ApiError);
		throw error;
	}
}

/** Updates displayed data that a refusal shows to be outdated. */
function updateFromRefusal(client: QueryClient, { car, stay, delivery, extras }: BookingInput, error: ApiError): void {
	const quoteQuery = queryFor(getQuote, {
		params: { id: car.id },
		query: toQuoteParams(stay, delivery, extras) ?? {},
	});
	if (isRefusal(error, 'PRICE_CHANGED') && error.detail.quote) client.setQueryData(quoteQuery.queryKey, error.detail.quote);
	if (isRefusal(error, 'TERMS_CHANGED') || isRefusal(error, 'OUTSIDE_HOURS') || isRefusal(error, 'EXTRA_NOT_OFFERED'))
		void client.invalidateQueries({ queryKey: queryFor(getCar, { params: { slug: car.slug } }).queryKey });
	if (isRefusal(error, 'OUTSIDE_HOURS') || isRefusal(error, 'CAR_ALREADY_BOOKED'))
		void client.invalidateQueries({ queryKey: quoteQuery.queryKey });
	if (isRefusal(error, 'CAR_ALREADY_BOOKED'))
		void client.invalidateQueries({ queryKey: queryFor(bookedDates, { params: { id: car.id } }).queryKey });
}

/** The server uses only car, dates and extras of the payload, and refuses it if its own values for the rest differ. */
function payloadOf({ car, quote, delivery, extras }: BookingInput) {
	const sent = toDeliveryBody(delivery);
	return {
		carId: car.id,
		ownerId: car.ownerId,
		startAt: quote.startAt,
		endAt: quote.endAt,
		days: quote.days,
		dailyRateJod: quote.dailyRateJod,
		extras: { ...(sent && { delivery: sent }), ...(extras && { items: extrasFromText(extras) }) },
		...(quote.promo && !quote.promo.problem && { promoCode: quote.promo.code }),
		feesJod: quote.feesJod,
		depositJod: quote.depositJod,
		totalJod: quote.totalJod,
		status: 'REQUESTED',
		paymentStatus: 'PENDING',
		policySnapshot: { cancellationPolicy: car.terms.cancellationPolicy },
	};
}
