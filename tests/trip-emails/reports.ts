/** E-mails about a trip on which something went wrong, and of its early end. */
import * as notifications from '#server/capabilities/notifications/index.ts';
import { bookingOf, type Expected, type Ids, NOTE, OTHER_CAR, OTHER_CAR_AR, type TripEmail, toOwner, toRenter } from './trip-email.ts';

type Decided = Parameters<typeof notifications.onReportDecided>[1];
const reportOf = (ids: Ids) => ({
	...bookingOf(ids),
	...{ reportId: ids.subject, kind: 'DOES_NOT_START' as const, side: 'RENTER' as const },
});
const decided =
	(decision: (ids: Ids) => Partial<Decided>): TripEmail['send'] =>
	(platform, ids) =>
		notifications.onReportDecided(platform, {
			...{ ...reportOf(ids), outcome: 'HELP_AND_GO_ON', note: NOTE, refundJod: '0.00' },
			...decision(ids),
		});
const anotherCar = (ids: Ids, more: Partial<NonNullable<Decided['anotherCar']>>): Partial<Decided> => ({
	outcome: 'ANOTHER_CAR',
	anotherCar: {
		...{ bookingId: ids.another, carTitle: OTHER_CAR, startAt: '2031-03-11T15:30:00+03:00' },
		...{ carriedJod: '106.50', toPayJod: '24.60', payBy: '2031-03-11T15:20:00+03:00', isConfirmed: false },
		...more,
	},
});
const instead = { en: 'Another car for the rest of the trip', ar: 'سيارة أخرى لبقية الرحلة' };
const ownerReadsInstead: Expected = { path: toOwner, says: { en: [instead.en, NOTE], ar: [instead.ar, NOTE] } };
const rest = { en: [OTHER_CAR, '11 Mar, 15:30', '106.50 JOD'], ar: [OTHER_CAR_AR, '11 آذار، 15:30', '106.50 د.أ'] };

export const reports: TripEmail[] = [
	{
		name: 'something is wrong',
		by: 'onReportCreated',
		send: (platform, ids) =>
			notifications.onReportCreated(platform, { ...reportOf(ids), adminIds: [ids.admin], dueAt: '2031-03-10T10:30:00+03:00' }),
		to: {
			owner: {
				path: toOwner,
				says: {
					en: ['A problem was reported on your booking', 'the car doesn’t start'],
					ar: ['بلاغ عن مشكلة في حجزك', 'السيارة لا تعمل'],
				},
			},
			admin: {
				path: ({ subject }) => `/admin/reports/${subject}`,
				says: { en: ['A problem was reported on a booking', 'the car doesn’t start'], ar: ['بلاغ عن مشكلة في حجز', 'السيارة لا تعمل'] },
			},
		},
	},
	{
		name: 'a report goes on',
		by: 'onReportDecided',
		send: decided(() => ({})),
		to: {
			renter: { path: toRenter, says: { en: ['We reviewed the report', NOTE], ar: ['راجعنا البلاغ', NOTE] } },
			owner: { path: toOwner, says: { en: ['We reviewed the report', NOTE], ar: ['راجعنا البلاغ', NOTE] } },
		},
	},
	{
		name: 'a car is refused at the pickup',
		by: 'onReportDecided',
		send: decided(() => ({ outcome: 'REFUSED_AT_PICKUP', refundJod: '213.00' })),
		to: {
			renter: {
				path: toRenter,
				says: { en: ['The booking ended at pickup', '213.00 JOD'], ar: ['انتهى الحجز عند الاستلام', '213.00 د.أ'] },
			},
			owner: {
				path: toOwner,
				says: { en: ['The booking ended at pickup', '213.00 JOD'], ar: ['انتهى الحجز عند الاستلام', '213.00 د.أ'] },
			},
		},
	},
	{
		name: 'a rental ends early',
		by: 'onReportDecided',
		send: decided(() => ({ outcome: 'END_NOW', refundJod: '71.00' })),
		to: {
			renter: { path: toRenter, says: { en: ['The rental ended early', '71.00 JOD'], ar: ['انتهى الإيجار مبكراً', '71.00 د.أ'] } },
			owner: { path: toOwner, says: { en: ['The rental ended early', '71.00 JOD'], ar: ['انتهى الإيجار مبكراً', '71.00 د.أ'] } },
		},
	},
	{
		name: 'another car costs more',
		by: 'onReportDecided',
		send: decided((ids) => anotherCar(ids, {})),
		to: {
			renter: {
				path: ({ another }) => `/booking/${another}/payment`,
				says: {
					en: [instead.en, ...rest.en, '24.60 JOD', 'by 15:20', NOTE],
					ar: [instead.ar, ...rest.ar, '24.60 د.أ', 'قبل 15:20', NOTE],
				},
			},
			owner: ownerReadsInstead,
		},
	},
	{
		name: 'another car costs more, and Mishwar pays the difference in price',
		by: 'onReportDecided',
		send: decided((ids) => anotherCar(ids, { goodwillJod: '12.50' })),
		to: {
			renter: {
				path: ({ another }) => `/booking/${another}/payment`,
				says: { en: [instead.en, '24.60 JOD', 'Mishwar covers', '12.50 JOD'], ar: [instead.ar, '24.60 د.أ', 'يغطي مشوار', '12.50 د.أ'] },
			},
			owner: ownerReadsInstead,
		},
	},
	{
		name: 'another car is confirmed',
		by: 'onReportDecided',
		send: decided((ids) => anotherCar(ids, { toPayJod: '0.00', payBy: null, isConfirmed: true })),
		to: {
			renter: {
				path: ({ another }) => `/booking/${another}`,
				says: { en: [instead.en, ...rest.en], ar: [instead.ar, ...rest.ar] },
			},
			owner: ownerReadsInstead,
		},
	},
	{
		name: 'another car waits for its owner',
		by: 'onReportDecided',
		send: decided((ids) => anotherCar(ids, { toPayJod: '0.00', payBy: null })),
		to: {
			renter: {
				path: ({ another }) => `/booking/${another}`,
				says: { en: [instead.en, ...rest.en, 'Its owner still has to accept.'], ar: [instead.ar, ...rest.ar, 'بقيت موافقة مالكها.'] },
			},
			owner: ownerReadsInstead,
		},
	},
];
