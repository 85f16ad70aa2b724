/** The booking of this car for the dates in the address: what it would cost, what stands against it, and making it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { type BookedRange, bookedDates } from '#contract/availability.ts';
import { listBookings, requestBooking } from '#contract/bookings.ts';
import { AIRPORT } from '#contract/car-terms.ts';
import { type Car, getCar } from '#contract/cars.ts';
import type { User } from '#contract/identity.ts';
import { getQuote, type Quote } from '#contract/quotes.ts';
import { type ApiError, call, isRefusal } from '../../../api.ts';
import { daysOf, type Stay, staySent } from '../../../cars/stay.ts';
import { occupancy } from '../../../cars/taken.ts';
import { useLanguage } from '../../../i18n/context.tsx';
import type { Format } from '../../../i18n/format.ts';
import { read, readsPath } from '../../../queries.ts';
import { loginAddress, useCurrentUser } from '../../../session/current-user.ts';
import { useErrorText } from '../../../ui/error-text.ts';
import { useToast } from '../../../ui/toast.tsx';
import { newKey } from './idempotency-key.ts';
import type { CarTexts } from './texts.en.ts';
import { useCarTexts } from './texts.ts';
import { chosenAddress, type Delivery, useDelivery } from './use-delivery.ts';
import { useStay } from './use-stay.ts';

/** Letters of an airline and a number; the server looks closer. */
const FLIGHT = /[A-Za-z]\S*\s*-?[\d٠-٩]/;

export type IdentityStep = 'SIGN_IN' | 'SUBMIT' | 'WAIT' | 'DONE';

export type BookingState = {
	stay: Stay;
	setStay(stay: Stay): void;
	delivery: Delivery;
	setDelivery(delivery: Delivery): void;
	/** What is wrong with the flight number; it is looked at when the button is pressed. */
	flightError: string | undefined;
	/** This page with everything that is chosen on it. */
	address: string;
	/** Undefined until both dates are chosen and the answer is here. */
	quote: Quote | undefined;
	quoteError: ApiError | null;
	/** What of the identity check is still to be done before this person may book; `SIGN_IN`: nobody is signed in. */
	identity: IdentityStep;
	/** Refusal code of what stands against these dates. */
	problem: string | null;
	/** The same for a person. */
	sentence: string | null;
	failure: ApiError | null;
	pending: boolean;
	/** Both dates are there. */
	complete: boolean;
	book(): void;
};

export function useBooking(car: Car, booked: readonly BookedRange[]): BookingState {
	const t = useCarTexts();
	const { stay, setStay } = useStay();
	const { delivery, setDelivery } = useDelivery(car.terms.deliveryZones);
	const [flightWanted, setFlightWanted] = useState(false);
	const sent = quoteSent(stay, delivery);
	const address = chosenAddress(car.slug, stay, delivery);
	const { format } = useLanguage();
	const user = useCurrentUser();
	const errorText = useErrorText();
	const toast = useToast();
	const priced = useQuery({ ...read(getQuote, { params: { id: car.id }, query: sent ?? {} }), enabled: sent !== null });
	const request = useRequest(car, delivery);
	const problem = problemOf(car, stay, booked, priced.data);
	const sentence = problem && sentenceOf(problem, priced.data, t, format);
	const flightMissing = delivery.zone === AIRPORT && !FLIGHT.test(delivery.flight);
	const flightRefused = request.error?.fields['extras.delivery.flightNumber'];

	const refuse = (sentence: string) => toast({ title: t.booking.failed, description: sentence, tone: 'danger' });
	const book = () => {
		if (!stay.pickup || !stay.return) return;
		if (!user) return location.assign(loginAddress(address));
		// Overlaps are the server's to judge: the dates may be held by this very person, to go on with.
		if (problem && problem !== 'CAR_ALREADY_BOOKED') return refuse(sentence ?? t.booking.failed);
		if (flightMissing) return setFlightWanted(true);
		if (!priced.data) return refuse(priced.error ? errorText(priced.error, t.booking.quoteFailed) : t.booking.quoteFailed);
		request.mutate(priced.data, { onError: (error) => refuse(errorText(error, t.booking.failed)) });
	};
	return {
		stay,
		setStay: (next) => {
			request.reset();
			setStay(next);
		},
		delivery,
		setDelivery: (next) => {
			request.reset();
			setFlightWanted(false);
			setDelivery(next);
		},
		flightError: flightRefused ?? (flightWanted && flightMissing ? t.booking.flightWrong : undefined),
		address,
		identity: identityStep(user),
		quote: sent ? priced.data : undefined,
		quoteError: sent ? priced.error : null,
		problem,
		sentence,
		failure: request.error,
		pending: request.isPending,
		complete: stay.pickup !== null && stay.return !== null,
		book,
	};
}

function identityStep(user: User | null): IdentityStep {
	if (!user) return 'SIGN_IN';
	if (user.kycStatus === 'APPROVED') return 'DONE';
	return user.kycStatus === 'PENDING' ? 'WAIT' : 'SUBMIT';
}

function problemOf(car: Car, stay: Stay, booked: readonly BookedRange[], quote: Quote | undefined): string | null {
	if (!(car.pricePerDay > 0)) return 'PRICE_NOT_AVAILABLE';
	if (!stay.pickup || !stay.return) return null;
	if (daysOf(stay.pickup, stay.return) <= 0) return 'RETURN_BEFORE_PICKUP';
	if (occupancy(booked).meets(stay.pickup, stay.return)) return 'CAR_ALREADY_BOOKED';
	return quote?.reason ?? null;
}

/** Null until both dates are there. */
function quoteSent(stay: Stay, { zone }: Delivery) {
	const sent = staySent(stay.pickup, stay.return);
	return sent && { ...sent, ...(zone && { zone }) };
}

function sentenceOf(problem: string, quote: Quote | undefined, t: CarTexts, format: Format): string {
	const numbered = t.numbered[problem as keyof CarTexts['numbered']];
	const count = quote?.reasonParams.days ?? quote?.reasonParams.hours;
	if (numbered && count !== undefined) return format.plural(numbered, count);
	return t.problems[problem] ?? t.problems.CAR_NOT_BOOKABLE ?? '';
}

/** Sends the request. The same attempt keeps its key, so that a lost answer does not book twice. */
function useRequest(car: Car, delivery: Delivery) {
	const client = useQueryClient();
	const [, navigate] = useLocation();
	const attempt = useRef({ about: '', key: '' });
	return useMutation({
		mutationFn: (quote: Quote) => {
			const payload = payloadOf(car, quote, delivery);
			const about = JSON.stringify(payload);
			if (attempt.current.about !== about) attempt.current = { about, key: newKey() };
			return call(requestBooking, { body: payload, idempotencyKey: attempt.current.key });
		},
		onSuccess: async ({ id }) => {
			await client.invalidateQueries({ predicate: readsPath(listBookings.path) });
			void client.invalidateQueries({ queryKey: read(bookedDates, { params: { id: car.id } }).queryKey });
			navigate(`/booking/${id}/payment`);
		},
		onError: (error, quote) => {
			const quoted = read(getQuote, {
				params: { id: car.id },
				query: quoteSent({ pickup: quote.startAt.slice(0, 10), return: quote.endAt.slice(0, 10) }, delivery) ?? {},
			});
			if (isRefusal(error, 'PRICE_CHANGED') && error.detail.quote) client.setQueryData(quoted.queryKey, error.detail.quote);
			if (isRefusal(error, 'TERMS_CHANGED'))
				void client.invalidateQueries({ queryKey: read(getCar, { params: { slug: car.slug } }).queryKey });
			if (!isRefusal(error, 'CAR_ALREADY_BOOKED')) return;
			void client.invalidateQueries({ queryKey: quoted.queryKey });
			void client.invalidateQueries({ queryKey: read(bookedDates, { params: { id: car.id } }).queryKey });
		},
	});
}

/** Everything that the call has ever been sent; the server believes the car, the dates and the extras alone, and compares the rest. */
function payloadOf(car: Car, quote: Quote, { zone, flight }: Delivery) {
	return {
		carId: car.id,
		ownerId: car.ownerId,
		startAt: quote.startAt,
		endAt: quote.endAt,
		days: quote.days,
		dailyRateJod: quote.dailyRateJod,
		extras: zone ? { delivery: { zone, ...(flight && { flightNumber: flight }) } } : {},
		feesJod: quote.feesJod,
		depositJod: quote.depositJod,
		totalJod: quote.totalJod,
		status: 'REQUESTED',
		paymentStatus: 'PENDING',
		policySnapshot: { cancellationPolicy: car.terms.cancellationPolicy },
	};
}
