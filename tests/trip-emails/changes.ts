/** E-mails about a trip whose terms change. */
import * as notifications from '#server/capabilities/notifications/index.ts';
import { bookingOf, type Ids, type TripEmail, toOwner, toRenter } from './trip-email.ts';

type Change = Parameters<typeof notifications.onBookingChanged>[1];
const changeOf = (ids: Ids, change: Partial<Change>): Change => ({
	...bookingOf(ids),
	...{ changeId: ids.subject, side: 'RENTER', state: 'PROPOSED', differenceJod: '71.00', asked: true, moved: null },
	...{ oldEndAt: '2031-03-13T15:00:00+03:00', newEndAt: '2031-03-15T15:00:00+03:00', until: '2031-03-12T18:00:00+03:00' },
	...change,
});
const MOVED = {
	...{ oldStartAt: '2031-03-10T10:00:00+03:00', newStartAt: '2031-03-11T12:00:00+03:00' },
	...{ oldZone: null, newZone: 'Aqaba', elsewhere: false },
} as const;
const changed =
	(change: Partial<Change>): TripEmail['send'] =>
	(platform, ids) =>
		notifications.onBookingChanged(platform, changeOf(ids, change));
const newEnd = { en: '15 Mar, 15:00', ar: '15 آذار، 15:00' };
const oldEnd = { en: '13 Mar, 15:00', ar: '13 آذار، 15:00' };
const stays = { en: 'Your trip stays as it was', ar: 'بقيت رحلتك كما هي' };
const answerBy = { en: '12 Mar, 18:00', ar: '12 آذار، 18:00' };

export const changes: TripEmail[] = [
	{
		name: 'another return is proposed',
		by: 'onBookingChanged',
		send: changed({}),
		to: {
			owner: {
				path: toOwner,
				says: {
					en: ['A different return time?', newEnd.en, oldEnd.en, answerBy.en],
					ar: ['موعد إرجاع آخر؟', newEnd.ar, oldEnd.ar, answerBy.ar],
				},
			},
		},
	},
	{
		name: 'the owner proposes another pickup and delivery',
		by: 'onBookingChanged',
		send: changed({ side: 'OWNER', moved: MOVED }),
		to: {
			renter: {
				path: toRenter,
				says: {
					en: ['Change your trip?', '11 Mar, 12:00', '10 Mar, 10:00', 'delivered to Aqaba', '71.00 JOD', answerBy.en],
					ar: ['تغيير رحلتك؟', '11 آذار، 12:00', '10 آذار، 10:00', 'توصيل السيارة إلى العقبة', '71.00 د.أ', answerBy.ar],
				},
			},
		},
	},
	{
		name: 'another pickup and delivery wait for their payment',
		by: 'onBookingChanged',
		send: changed({ state: 'AWAITING_PAYMENT', moved: MOVED }),
		to: {
			renter: {
				path: toRenter,
				says: {
					en: ['Pay to change your trip', '11 Mar, 12:00', '10 Mar, 10:00', 'delivered to Aqaba', '71.00 JOD', answerBy.en],
					ar: ['ادفع لتغيير رحلتك', '11 آذار، 12:00', '10 آذار، 10:00', 'توصيل السيارة إلى العقبة', '71.00 د.أ', answerBy.ar],
				},
			},
		},
	},
	{
		name: 'another pickup and delivery are agreed',
		by: 'onBookingChanged',
		send: changed({ state: 'APPLIED', moved: MOVED, until: null }),
		to: {
			renter: {
				path: toRenter,
				says: {
					en: ['Your trip has changed', '11 Mar, 12:00', newEnd.en, 'delivered to Aqaba', 'You paid 71.00 JOD more'],
					ar: ['تغيّرت رحلتك', '11 آذار، 12:00', newEnd.ar, 'توصيل السيارة إلى العقبة', 'دفعت 71.00 د.أ إضافية'],
				},
			},
			owner: {
				path: toOwner,
				says: {
					en: ['Your trip has changed', '11 Mar, 12:00', newEnd.en, 'delivered to Aqaba'],
					ar: ['تغيّرت رحلتك', '11 آذار، 12:00', newEnd.ar, 'توصيل السيارة إلى العقبة'],
				},
			},
		},
	},
	{
		name: 'another pickup and delivery are declined',
		by: 'onBookingChanged',
		send: changed({ side: 'OWNER', state: 'DECLINED', moved: MOVED, until: null }),
		to: { owner: { path: toOwner, says: { en: [stays.en, 'declined the change of the trip'], ar: [stays.ar, 'لتغيير الرحلة'] } } },
	},
	{
		name: 'another pickup and delivery expire',
		by: 'onBookingChanged',
		send: changed({ state: 'EXPIRED', moved: MOVED, until: null }),
		to: {
			renter: { path: toRenter, says: { en: [stays.en, 'wasn’t answered or completed'], ar: [stays.ar, 'لم يكتمل تغيير الرحلة'] } },
			owner: { path: toOwner, says: { en: [stays.en, 'wasn’t completed in time'], ar: [stays.ar, 'لم يكتمل تغيير الرحلة'] } },
		},
	},
	{
		name: 'an extension waits for its payment',
		by: 'onBookingChanged',
		send: changed({ state: 'AWAITING_PAYMENT' }),
		to: {
			renter: {
				path: toRenter,
				says: {
					en: ['Pay to extend your trip', newEnd.en, '71.00 JOD', answerBy.en],
					ar: ['ادفع لتمديد رحلتك', newEnd.ar, '71.00 د.أ', answerBy.ar],
				},
			},
		},
	},
	{
		name: 'a shorter trip is agreed',
		by: 'onBookingChanged',
		send: changed({ state: 'APPLIED', differenceJod: '-35.50', until: null }),
		to: {
			renter: {
				path: toRenter,
				says: { en: ['Your trip has changed', newEnd.en, 'refunding 35.50 JOD'], ar: ['تغيّرت رحلتك', newEnd.ar, '35.50 د.أ'] },
			},
			owner: { path: toOwner, says: { en: ['Your trip has changed', newEnd.en], ar: ['تغيّرت رحلتك', newEnd.ar] } },
		},
	},
	{
		name: 'a change is declined',
		by: 'onBookingChanged',
		send: changed({ state: 'DECLINED', until: null }),
		to: {
			renter: { path: toRenter, says: { en: [stays.en, oldEnd.en], ar: [stays.ar, oldEnd.ar] } },
		},
	},
	{
		name: 'a change expires',
		by: 'onBookingChanged',
		send: changed({ state: 'EXPIRED', until: null }),
		to: {
			renter: { path: toRenter, says: { en: [stays.en, oldEnd.en], ar: [stays.ar, oldEnd.ar] } },
			owner: { path: toOwner, says: { en: [stays.en, oldEnd.en], ar: [stays.ar, oldEnd.ar] } },
		},
	},
	{
		name: 'a change is withdrawn',
		by: 'onBookingChanged',
		send: changed({ state: 'WITHDRAWN', moved: MOVED, until: null }),
		to: { owner: { path: toOwner, says: { en: [stays.en], ar: [stays.ar] } } },
	},
];
