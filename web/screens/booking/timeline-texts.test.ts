import { describe, expect, it } from 'vitest';
import { type BookingTimeline, bookingStepKinds, noShowEventKinds, plainEventKinds } from '#contract/booking-life.ts';
import { type Booking, cancelCodes, noShowCodes } from '#contract/bookings.ts';
import { otherSide, type Side, sideOf } from '#web/features/bookings/detail/sides.ts';
import { detail as ar } from '#web/features/bookings/detail/texts.ar.ts';
import { detail as en } from '#web/features/bookings/detail/texts.en.ts';
import { formatIn } from '#web/i18n/format.ts';
import { comingText, happenedText } from './timeline-texts.ts';

const person = (displayName: string, displayNameAr: string) => ({ displayName, displayNameAr });
const booking = {
	ownerId: 'owner',
	renterId: 'renter',
	owner: person('Khaled', 'خالد'),
	renter: person('Lina', 'لينا'),
	policySnapshot: { instantBook: false },
	noShow: { code: 'NO_SHOW_RENTER' },
} as unknown as Booking;
const words = (side: Side, language: 'en' | 'ar' = 'en') => ({
	t: (language === 'en' ? en : ar).story,
	...{ booking, side, language, format: formatIn(language) },
});
type TimelineEvent = BookingTimeline['happened'][number];
const common = { at: '2026-12-05T10:00:00+03:00', amountJod: '213.00', reason: null };
const allEvents: TimelineEvent[] = [
	...plainEventKinds.map((kind) => ({ ...common, kind, cancelCode: null })),
	...(['CHECK_IN', 'CHECK_OUT'] as const).map((phase) => ({ ...common, kind: 'SET_OUT' as const, cancelCode: null, phase })),
	...noShowEventKinds.flatMap((kind) => noShowCodes.map((cancelCode) => ({ ...common, kind, cancelCode }))),
	...cancelCodes.map((cancelCode) => ({ ...common, kind: 'CANCELLED' as const, cancelCode })),
];
function event(kind: TimelineEvent['kind'], cancelCode: TimelineEvent['cancelCode'] = null): TimelineEvent {
	const found = allEvents.find((each) => each.kind === kind && each.cancelCode === cancelCode);
	if (!found) throw new Error(`no ${kind} with ${cancelCode}`);
	return found;
}

describe('the timeline of a booking', () => {
	it('addresses the person who acted as "you", and shows others the name', () => {
		expect(happenedText(event('PAID'), words('RENTER'))).toBe('You paid 213.00\u00a0JOD');
		expect(happenedText(event('PAID'), words('OWNER'))).toBe('\u2068Lina\u2069 paid 213.00\u00a0JOD');
		expect(happenedText(event('CANCELLED', 'BY_OWNER'), words('OWNER'))).toBe('You cancelled');
		expect(happenedText(event('CANCELLED', 'BY_OWNER'), words('RENTER', 'ar'))).toBe('إلغاء الحجز من \u2068خالد\u2069');
		expect(happenedText(event('NO_SHOW_SAID', 'NO_SHOW_RENTER'), words('RENTER'))).toContain('you didn’t show up');
		expect(happenedText(event('NO_SHOW_SAID', 'NO_SHOW_RENTER'), words('ADMIN'))).toMatch(/Khaled.*Lina/);
		expect(happenedText(event('NO_SHOW_SAID', 'NO_SHOW_OWNER'), words('ADMIN'))).toMatch(/Lina.*Khaled/);
		expect(happenedText(event('NO_SHOW_SAID', 'NO_SHOW_OWNER'), words('RENTER'))).toContain('Khaled');
		expect(happenedText(event('NO_SHOW_CONTESTED', 'NO_SHOW_OWNER'), words('RENTER'))).toContain('Khaled');
	});

	it('does not promise the whole deposit while a claim is open', () => {
		const deposit = { kind: 'DEPOSIT' as const, at: null, amountJod: '88.00' };
		expect(comingText(deposit, words('RENTER'))).toContain('refunded');
		expect(comingText(deposit, { ...words('RENTER'), isClaimOpen: true })).toBe(
			'Deposit of 88.00\u00a0JOD settled once the claim is decided',
		);
		expect(comingText(deposit, { ...words('OWNER', 'ar'), isClaimOpen: true })).toContain('بعد القرار في المطالبة');
	});

	it('has a text for every past and upcoming event, in both languages', () => {
		for (const language of ['en', 'ar'] as const) {
			for (const side of ['RENTER', 'OWNER', 'ADMIN'] as const) {
				for (const each of allEvents) expect(happenedText(each, words(side, language))).toMatch(/\S/);
				for (const kind of bookingStepKinds) {
					expect(comingText({ kind, at: null, amountJod: '1.00' }, words(side, language))).toMatch(/\S/);
				}
			}
		}
	});

	it('asks only the absent party to contest, and neither until the report is loaded', () => {
		const contest = (side: Side, noShow: unknown) =>
			comingText({ kind: 'CONTEST', at: null, amountJod: null }, { ...words(side), booking: { ...booking, noShow } as Booking });
		const { mine, theirs } = en.story.next.CONTEST;
		expect([contest('RENTER', { code: 'NO_SHOW_OWNER' }), contest('OWNER', { code: 'NO_SHOW_OWNER' })]).toEqual([theirs, mine]);
		expect([contest('RENTER', null), contest('OWNER', null)]).toEqual([theirs, theirs]);
	});

	it('tells the side of a user', () => {
		expect(['renter', 'owner', 'admin', undefined].map((id) => sideOf(booking, id))).toEqual(['RENTER', 'OWNER', 'ADMIN', 'ADMIN']);
		expect([otherSide('RENTER'), otherSide('OWNER')]).toEqual(['OWNER', 'RENTER']);
	});
});
