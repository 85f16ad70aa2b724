/** Texts of timeline events: "you" for the reader, the name for the other party. */
import type { BookingTimeline } from '#contract/booking-life.ts';
import type { Booking, CancelCode, NoShowCode } from '#contract/bookings.ts';
import { type City, cities } from '#contract/cities.ts';
import { namesOf, otherSide, type Side } from '#web/features/bookings/detail/sides.ts';
import type { DetailTexts } from '#web/features/bookings/detail/texts.en.ts';
import type { Format } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/language.ts';

type TimelineEvent = BookingTimeline['happened'][number];
type UpcomingEvent = BookingTimeline['comes'][number];
type Words = {
	t: DetailTexts['story'];
	booking: Booking;
	side: Side;
	language: Language;
	format: Format;
	/** The owner claims a part of the deposit, and nothing is decided yet. */
	isClaimOpen?: boolean;
};
type Actor = 'RENTER' | 'OWNER';

const absentParty: Record<NoShowCode, Actor> = { NO_SHOW_RENTER: 'RENTER', NO_SHOW_OWNER: 'OWNER' };

export function happenedText(event: TimelineEvent, words: Words): string {
	const { t, side, booking, language, format } = words;
	const names = namesOf(booking, language);
	const amount = event.amountJod === null ? '' : format.jod(event.amountJod);
	const textFor = (text: { mine: string; theirs(name: string): string }, actor: Actor) =>
		side === actor ? text.mine : text.theirs(names[actor]);
	switch (event.kind) {
		case 'REQUESTED':
			return textFor(t.REQUESTED, 'RENTER');
		case 'PAID':
			return side === 'RENTER' ? t.PAID.mine(amount) : t.PAID.theirs(amount, names.RENTER);
		case 'CONFIRMED':
			return booking.policySnapshot.instantBook ? t.instant : textFor(t.CONFIRMED, 'OWNER');
		case 'NO_SHOW_SAID':
			return noShowText(absentParty[event.cancelCode], names, words);
		case 'NO_SHOW_CONTESTED':
			return textFor(t.NO_SHOW_CONTESTED, absentParty[event.cancelCode]);
		case 'CANCELLED':
			return cancelledText(event.cancelCode, textFor, t);
		case 'REFUND_SENT':
		case 'REFUND_ARRIVED':
			return t[event.kind](amount);
		case 'CHECKED_IN':
		case 'RETURNED':
		case 'COMPLETED':
		case 'NO_SHOW_DISMISSED':
		case 'ANOTHER_CAR':
		case 'IN_PLACE':
			return t[event.kind];
		case 'PLACE_MOVED':
		case 'PLACE_PROPOSED':
		case 'PLACE_DECLINED':
			return placeText(event, textFor, words);
		case 'END_CHANGED':
			return t.END_CHANGED(format.date(event.oldEndAt, 'moment'), format.date(event.newEndAt, 'moment'));
		case 'GOODWILL':
			return side === event.recipient ? t.GOODWILL.mine(amount) : t.GOODWILL.theirs(amount, names[event.recipient]);
		case 'MONEY_CARRIED':
			return t.MONEY_CARRIED[event.direction](amount);
		case 'TRIP_MOVED':
			return movedText(event, words);
		case 'SET_OUT':
			return textFor(t.SET_OUT[event.phase], 'OWNER');
		case 'LATE':
			return textFor(t.LATE(format.date(event.expectedAt, 'time')), 'RENTER');
	}
}

const nameOfCity = (zone: City, language: Language): string => {
	const city = cities.find(({ name }) => name === zone);
	return (language === 'ar' ? city?.ar : city?.name) ?? zone;
};

/** Old and new period, and the new delivery zone if it changed. */
function movedText({ before, after }: Extract<TimelineEvent, { kind: 'TRIP_MOVED' }>, { t, format, language }: Words): string {
	const period = ({ startAt, endAt }: typeof before) => `${format.date(startAt, 'moment')} – ${format.date(endAt, 'moment')}`;
	const isSame = before.startAt === after.startAt && before.endAt === after.endAt;
	const times = isSame ? '' : t.TRIP_MOVED(period(before), period(after));
	const place =
		after.zone === null ? (before.zone === null && !isSame ? '' : t.handoverMoved) : t.deliveryMoved(nameOfCity(after.zone, language));
	const isElsewhere = before.zone !== after.zone || isSame;
	return [times, isElsewhere ? place : ''].filter((part) => part !== '').join(' ');
}

/** Names the new place, and the old one if the owner replaced it. */
function placeText(event: Extract<TimelineEvent, { to: unknown }>, textFor: TextFor, { t, language }: Words): string {
	const sentence = textFor(t[event.kind], event.kind === 'PLACE_DECLINED' ? 'RENTER' : 'OWNER');
	const [from, to] = [event.from?.[language], event.to?.[language]];
	if (!to) return sentence;
	return from && event.kind === 'PLACE_MOVED' ? t.placeFromTo(sentence, from, to) : t.placeTo(sentence, to);
}

type TextFor = (text: { mine: string; theirs(name: string): string }, actor: Actor) => string;

function noShowText(absent: Actor, names: Record<Actor, string>, { t, side }: Words): string {
	const reporter = otherSide(absent);
	if (side === reporter) return t.NO_SHOW_SAID.mine(names[absent]);
	return side === absent ? t.NO_SHOW_SAID.ofMe(names[reporter]) : t.NO_SHOW_SAID.theirs(names[reporter], names[absent]);
}

function cancelledText(cancelCode: CancelCode, textFor: TextFor, { CANCELLED: t }: Words['t']): string {
	switch (cancelCode) {
		case 'BY_RENTER':
			return textFor(t.BY_RENTER, 'RENTER');
		case 'BY_OWNER':
		case 'DECLINED':
			return textFor(t[cancelCode], 'OWNER');
		default:
			return t[cancelCode];
	}
}

export function comingText(step: UpcomingEvent, { t, side, booking, format, isClaimOpen }: Words): string {
	const amount = step.amountJod === null ? '' : format.jod(step.amountJod);
	switch (step.kind) {
		case 'PAY':
			if (side !== 'RENTER') return t.next.PAY.theirs;
			return booking.policySnapshot.instantBook ? t.next.PAY.instant : t.next.PAY.mine;
		case 'ANSWER':
			return side === 'OWNER' ? t.next.ANSWER.mine : t.next.ANSWER.theirs;
		case 'CONTEST': {
			// Booking and timeline are separate calls: the booking may have been read before the report.
			const absent = booking.noShow && absentParty[booking.noShow.code];
			return side === absent ? t.next.CONTEST.mine : t.next.CONTEST.theirs;
		}
		case 'REFUND':
			return t.next.REFUND(amount);
		case 'DEPOSIT':
			return isClaimOpen ? t.next.claimed(amount) : t.next.DEPOSIT(amount);
		case 'PICK_UP':
		case 'RETURN':
		case 'COMPLETE':
		case 'DECISION':
			return t.next[step.kind];
	}
}
