/** Booking state for the dates in the address: quote, obstacles, and the request. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { BookedRange } from '#contract/availability.ts';
import { type Booking, listBookings } from '#contract/bookings.ts';
import type { Car } from '#contract/cars.ts';
import type { User } from '#contract/identity.ts';
import { getQuote, type Quote, type QuoteProblem } from '#contract/quotes.ts';
import type { StayRules } from '#contract/stay-rules.ts';
import { parseMoment, parsePickup } from '#contract/time.ts';
import { ApiError, NO_ANSWER } from '#web/browser/fetching.ts';
import { queryFor, readPage } from '#web/browser/queries.ts';
import { daysOf, occupancy, type Stay } from '#web/features/cars/stay.ts';
import { loginAddress, useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { Format } from '#web/i18n/format.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import type { Attempt, BookingInput } from './send-request.ts';
import type { CarTexts } from './texts.en.ts';
import { chosenAddress, type Delivery, type DeliveryField, missingIn, stayRulesFor, toQuoteParams, useDelivery } from './use-delivery.ts';
import { useExtras } from './use-extras.ts';
import { useStay } from './use-stay.ts';

/** A car without a price cannot be quoted. */
type Problem = QuoteProblem | 'PRICE_NOT_AVAILABLE';

export type IdentityStep = 'SIGN_IN' | 'SUBMIT' | 'WAIT' | 'DONE';

export type BookingState = {
	stay: Stay;
	/** Rules of the car, with the pickup hours of the chosen place. */
	rules: StayRules;
	setStay(stay: Stay): void;
	delivery: Delivery;
	setDelivery(delivery: Delivery): void;
	/** In the format of the quote's parameter. */
	extras: string;
	setExtras(extras: string): void;
	/** Errors of the delivery's fields, checked when the button is pressed. */
	deliveryErrors: Readonly<Partial<Record<DeliveryField, string | undefined>>>;
	/** This page with the current selection. */
	address: string;
	/** Undefined until both dates are selected and the response has arrived. */
	quote: Quote | undefined;
	quoteError: ApiError | null;
	/** Missing step before this person may book; `SIGN_IN`: the visitor is not signed in. */
	identity: IdentityStep;
	/** Why these dates cannot be booked. */
	problem: Problem | null;
	/** The sentence for `problem`. */
	sentence: string | null;
	failure: ApiError | null;
	pending: boolean;
	/** Both dates are selected. */
	complete: boolean;
	/** The person's own unpaid hold of this car; preferably one that overlaps the selected dates. */
	hold: Booking | undefined;
	/** The hold overlaps the selected dates, or no dates are selected. */
	isHoldMeant: boolean;
	book(): void;
};

export function useBooking(car: Car, booked: readonly BookedRange[]): BookingState {
	const t = useScreenTexts<CarTexts>();
	const { stay, setStay } = useStay();
	const { delivery, setDelivery } = useDelivery(car.terms.deliveryZones);
	const { extras, setExtras } = useExtras(car.terms.extras);
	const [isChecked, setChecked] = useState(false);
	const sent = toQuoteParams(stay, delivery, extras);
	const address = chosenAddress(car.slug, stay, delivery, extras);
	const { format } = useLanguage();
	const user = useCurrentUser();
	const errorText = useErrorText();
	const toast = useToast();
	const client = useQueryClient();
	const quoteQuery = queryFor(getQuote, { params: { id: car.id }, query: sent ?? {} });
	const { data: ownBookings } = useQuery({ ...readPage(listBookings, { query: { mine: '1', order: 'next' } }), enabled: user !== null });
	const holds = ownBookings?.items.filter(({ carId, allowedActions }) => carId === car.id && allowedActions.includes('PAY')) ?? [];
	const overlapping = holds.find(
		({ startAt, endAt }) => problemOf(car, stay, [{ startDate: startAt, endDate: endAt }], undefined) === 'CAR_ALREADY_BOOKED',
	);
	const hold = overlapping ?? holds[0];
	const quoteResult = useQuery({ ...quoteQuery, enabled: sent !== null });
	const request = useRequest({ car, stay, delivery, extras });
	const problem = problemOf(car, stay, booked, quoteResult.data);
	const complete = stay.pickup !== null && stay.return !== null;
	const sentence = problem && !overlapping ? sentenceOf(problem, quoteResult.data, t, format) : null;
	const missing = missingIn(delivery);

	const showError = (sentence: string) => toast({ title: t.booking.failed, description: sentence, tone: 'danger' });
	const book = () => {
		if (!stay.pickup || !stay.return) return;
		if (!user) return location.assign(loginAddress(address));
		// The server decides about overlaps: the dates may be held by this person, who can continue with that hold.
		if (problem && problem !== 'CAR_ALREADY_BOOKED') return showError(sentence ?? t.booking.failed);
		if (missing.length > 0) {
			setChecked(true);
			// On a phone the field may be outside the visible part, so the error is also shown as a toast.
			const [text = t.booking.failed] = Object.values(deliveryErrorsOf(null, missing, t)).filter(Boolean);
			return showError(text);
		}
		// Pressed before the price has arrived, or after it failed: the request waits for it.
		const quoted = quoteResult.data ?? client.fetchQuery(quoteQuery);
		void request.send(quoted, (error) => showError(errorText(error, quoteResult.data ? t.booking.failed : t.booking.quoteFailed)));
	};
	return {
		stay,
		rules: stayRulesFor(car, delivery),
		setStay: (next) => {
			request.reset();
			setStay(next);
		},
		delivery,
		setDelivery: (next) => {
			request.reset();
			setChecked(false);
			setDelivery(next);
		},
		extras,
		setExtras: (next) => {
			request.reset();
			setExtras(next);
		},
		deliveryErrors: deliveryErrorsOf(request.error, isChecked ? missing : [], t),
		address,
		identity: identityStep(user),
		quote: sent ? quoteResult.data : undefined,
		quoteError: sent ? quoteResult.error : null,
		problem,
		sentence,
		failure: request.error,
		pending: request.pending,
		complete,
		hold,
		isHoldMeant: hold !== undefined && (overlapping !== undefined || !complete),
		book,
	};
}

/** Errors of the last refusal, and missing fields. */
function deliveryErrorsOf(
	error: ApiError | null,
	missing: readonly DeliveryField[],
	{ booking: t }: CarTexts,
): BookingState['deliveryErrors'] {
	const refused = (name: string) => error?.fields[`extras.delivery.${name}`];
	const has = (field: DeliveryField) => missing.includes(field);
	return {
		flight: refused('flightNumber') ?? (has('flight') ? t.flightWrong : undefined),
		landing: refused('landsAt') ?? (has('landing') ? t.landingMissing : undefined),
		address: refused('address') ?? (has('address') ? t.addressMissing : undefined),
		pin: refused('latitude') ?? (has('pin') ? t.pinWrong : undefined),
	};
}

function identityStep(user: User | null): IdentityStep {
	if (!user) return 'SIGN_IN';
	if (user.kycStatus === 'APPROVED') return 'DONE';
	return user.kycStatus === 'PENDING' ? 'WAIT' : 'SUBMIT';
}

function problemOf(car: Car, stay: Stay, booked: readonly BookedRange[], quote: Quote | undefined): Problem | null {
	if (!(car.pricePerDay > 0)) return 'PRICE_NOT_AVAILABLE';
	if (!stay.pickup || !stay.return) return null;
	if (daysOf(stay.pickup, stay.return) <= 0) return 'RETURN_BEFORE_PICKUP';
	const [start, end] = [parsePickup(stay.pickup, new Date()), parseMoment(stay.return)];
	if (start && end && occupancy(booked)(start, end)) return 'CAR_ALREADY_BOOKED';
	return quote?.reason ?? null;
}

function sentenceOf(problem: Problem, quote: Quote | undefined, { problems, numbered, outsideHours }: CarTexts, format: Format): string {
	if (isPlain(problem, problems)) return problems[problem];
	const { from, until, days, hours } = quote?.reasonParams ?? {};
	if (problem === 'OUTSIDE_HOURS') return outsideHours(format.hour(String(from)), format.hour(String(until)));
	const count = days ?? hours;
	return typeof count !== 'number' ? problems.CAR_NOT_BOOKABLE : format.plural(numbered[problem], count);
}

const isPlain = (problem: Problem, sentences: CarTexts['problems']): problem is Problem & keyof CarTexts['problems'] =>
	problem in sentences;

type Request = { pending: boolean; error: ApiError | null };
const NONE: Request = { pending: false, error: null };

/** The code that sends the request is loaded when the button is pressed, because most visitors do not book this car. */
function useRequest(chosen: Omit<BookingInput, 'quote' | 'attempt'>) {
	const client = useQueryClient();
	const [, navigate] = useLocation();
	const attempt = useRef<Attempt>({ about: '', key: '' });
	const [request, setRequest] = useState(NONE);
	const send = async (quoted: Quote | Promise<Quote>, onError: (error: ApiError) => void) => {
		setRequest({ pending: true, error: null });
		try {
			const quote = await quoted;
			// The card says below the dates why they cannot be booked.
			if (quote.reason && quote.reason !== 'CAR_ALREADY_BOOKED') return setRequest(NONE);
			const { sendRequest } = await import('./send-request.ts').catch(() => Promise.reject(new ApiError(0, NO_ANSWER, '')));
			const id = await sendRequest(client, { ...chosen, quote, attempt: attempt.current });
			navigate(`/booking/${id}/payment`);
			setRequest(NONE);
		} catch (error) {
			setRequest({ pending: false, error: error as ApiError });
			onError(error as ApiError);
		}
	};
	return { ...request, send, reset: () => setRequest(NONE) };
}
