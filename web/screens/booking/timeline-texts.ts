/** Texts of timeline events: "you" for the reader, the name for the other party. */
import type { BookingTimeline } from '#contract/booking-life.ts';
import type { Booking, CancelCode, NoShowCode } from '#contract/bookings.ts';
import { type City, cities } from '#contract/cities.ts';
import { namesOf, otherSide, type Side } from '#web/features/bookings/detail/sides.ts';
import type { DetailTexts } from '#web/features/bookings/detail/texts.en.ts';
import type { Format } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/language.ts';

type TimelineEvent = BookingTimeline['happened'][number];
type Coming = BookingTimeline['comes'][number];
type Words = { t: DetailTexts['story']; booking: Booking; side: Side; language: Language; format: Format };
type Actor = 'RENTER' | 'OWNER';

const absentIn: Record<NoShowCode, Actor> = { NO_SHOW_RENTER: 'RENTER', NO_SHOW_OWNER: 'OWNER' };

export function happenedText(event: TimelineEvent, words: Words): string {
	const { t, side, booking, language, format } = words;
	const names = namesOf(booking, language);
	const amount = event.amountJod === null ? '' : format.jod(event.amountJod);
	const said = (text: { mine: string; theirs(name: string): string }, actor: Actor) =>
		side === actor ? text.mine : text.theirs(names[actor]);
	switch (event.kind) {
		case 'REQUESTED':
			return said(t.REQUESTED, 'RENTER');
		case 'PAID':
			return side === 'RENTER' ? t.PAID.mine(amount) : t.PAID.theirs(amount, names.RENTER);
		case 'CONFIRMED':
			return booking.policySnapshot.instantBook ? t.instant : said(t.CONFIRMED, 'OWNER');
		case 'NO_SHOW_SAID':
			return noShowText(absentIn[event.cancelCode], names, words);
		case 'NO_SHOW_CONTESTED':
			return said(t.NO_SHOW_CONTESTED, absentIn[event.cancelCode]);
		case 'CANCELLED':
			return cancelledText(event.cancelCode, said, t);
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
			return placeText(event, said, words);
		case 'END_CHANGED':
			return t.END_CHANGED(format.date(event.oldEndAt, 'moment'), format.date(event.newEndAt, 'moment'));
		case 'GOODWILL':
			return side === event.recipient ? t.GOODWILL.mine(amount) : t.GOODWILL.theirs(amount, names[event.recipient]);
		case 'MONEY_CARRIED':
			return t.MONEY_CARRIED[event.direction](amount);
		case 'TRIP_MOVED':
			return movedText(event, words);
		case 'SET_OUT':
			return said(t.SET_OUT[event.phase], 'OWNER');
		case 'LATE':
			return said(t.LATE(format.date(event.expectedAt, 'time')), 'RENTER');
	}
}

const nameOfCity = (zone: City, language: Language): string => {
	const city = cities.find(({ name }) => name === zone);
	return (language === 'ar' ? city?.ar : city?.name) ?? zone;
};

/** The period, and where the delivery changed, that too. */
function movedText({ before, after }: Extract<TimelineEvent, { kind: 'TRIP_MOVED' }>, { t, format, language }: Words): string {
	const period = ({ startAt, endAt }: typeof before) => `${format.date(startAt, 'moment')} – ${format.date(endAt, 'moment')}`;
	const isSame = before.startAt === after.startAt && before.endAt === after.endAt;
	const times = isSame ? '' : t.TRIP_MOVED(period(before), period(after));
	const place =
		after.zone === null ? (before.zone === null && !isSame ? '' : t.handoverMoved) : t.deliveryMoved(nameOfCity(after.zone, language));
	const isElsewhere = before.zone !== after.zone || isSame;
	return [times, isElsewhere ? place : ''].filter((part) => part !== '').join(' ');
}

/** With the new place, and the old one where it was replaced. */
function placeText(event: Extract<TimelineEvent, { to: unknown }>, said: Said, { t, language }: Words): string {
	const sentence = said(t[event.kind], event.kind === 'PLACE_DECLINED' ? 'RENTER' : 'OWNER');
	const [from, to] = [event.from?.[language], event.to?.[language]];
	if (!to) return sentence;
	return from && event.kind === 'PLACE_MOVED' ? t.placeFromTo(sentence, from, to) : t.placeTo(sentence, to);
}

type Said = (text: { mine: string; theirs(name: string): string }, actor: Actor) => string;

function noShowText(absent: Actor, names: Record<Actor, string>, { t, side }: Words): string {
	const accuser = otherSide(absent);
	if (side === accuser) return t.NO_SHOW_SAID.mine(names[absent]);
	return side === absent ? t.NO_SHOW_SAID.ofMe(names[accuser]) : t.NO_SHOW_SAID.theirs(names[accuser], names[absent]);
}

function cancelledText(cancelCode: CancelCode, said: Said, { CANCELLED: t }: Words['t']): string {
	switch (cancelCode) {
		case 'BY_RENTER':
			return said(t.BY_RENTER, 'RENTER');
		case 'BY_OWNER':
		case 'DECLINED':
			return said(t[cancelCode], 'OWNER');
		default:
			return t[cancelCode];
	}
}

export function comingText(step: Coming, { t, side, booking, format }: Words): string {
	const amount = step.amountJod === null ? '' : format.jod(step.amountJod);
	switch (step.kind) {
		case 'PAY':
			if (side !== 'RENTER') return t.next.PAY.theirs;
			return booking.policySnapshot.instantBook ? t.next.PAY.instant : t.next.PAY.mine;
		case 'ANSWER':
			return side === 'OWNER' ? t.next.ANSWER.mine : t.next.ANSWER.theirs;
		case 'CONTEST': {
			// Loaded separately, the booking may not have the report yet.
			const absent = booking.noShow && absentIn[booking.noShow.code];
			return side === absent ? t.next.CONTEST.mine : t.next.CONTEST.theirs;
		}
		case 'REFUND':
		case 'DEPOSIT':
			return t.next[step.kind](amount);
		case 'PICK_UP':
		case 'RETURN':
		case 'COMPLETE':
		case 'DECISION':
			return t.next[step.kind];
	}
}
