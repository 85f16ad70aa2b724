/** E-mails about bookings that end or are moved by their owner. */
import * as notifications from '#server/capabilities/notifications/index.ts';
import { bookingOf, OTHER_CAR, OTHER_CAR_AR, type TripEmail, toOwner, toRenter } from './trip-email.ts';

type Cancelled = Parameters<typeof notifications.onBookingCancelled>[1];
const cancelled =
	(cancelCode: 'BY_OWNER' | 'DECLINED' | 'UNANSWERED'): TripEmail['send'] =>
	(platform, ids) =>
		notifications.onBookingCancelled(platform, {
			...{ ...bookingOf(ids), status: 'CANCELLED', cancelCode, refundJod: '213.00', ownerKeptJod: '0.00' },
			...{ heldUntil: '2031-03-09T11:30:00+03:00', alternatives: [{ title: OTHER_CAR, totalJod: '120.00' }] },
		} satisfies Cancelled);
const instead3 = {
	en: ['213.00 JOD', 'by 11:30', OTHER_CAR, '120.00 JOD'],
	ar: ['213.00 د.أ', 'حتى 11:30', OTHER_CAR_AR, '120.00 د.أ'],
};

export const bookings: TripEmail[] = [
	{
		name: 'the owner cancels, and other cars are free',
		by: 'onBookingCancelled',
		send: cancelled('BY_OWNER'),
		to: {
			renter: {
				path: toRenter,
				says: { en: ['The owner cancelled your booking', ...instead3.en], ar: ['ألغى المالك حجزك', ...instead3.ar] },
			},
		},
	},
	{
		name: 'the owner declines, and other cars are free',
		by: 'onBookingCancelled',
		send: cancelled('DECLINED'),
		to: {
			renter: { path: toRenter, says: { en: ['Your request was declined', ...instead3.en], ar: ['اعتذر المالك عن طلبك', ...instead3.ar] } },
		},
	},
	{
		name: 'the owner does not answer, and other cars are free',
		by: 'onBookingCancelled',
		send: cancelled('UNANSWERED'),
		to: {
			renter: { path: toRenter, says: { en: ['Your request expired', ...instead3.en], ar: ['انتهت مهلة طلبك', ...instead3.ar] } },
			owner: { path: toOwner, says: { en: ['A request expired'], ar: ['انتهت مهلة طلب حجز'] } },
		},
	},
	{
		name: 'a request is sent',
		by: 'onRequestSent',
		send: (platform, ids) => notifications.onRequestSent(platform, bookingOf(ids)),
		to: {
			renter: {
				path: ({ booking }) => `/booking/${booking}/receipt`,
				says: {
					en: ['Request sent', '213.00 JOD', '3 Mar, 10:00', '✓ Payment', 'Confirmation', 'Deposit settled'],
					ar: ['أرسلنا طلبك', '213.00 د.أ', '3 آذار، 10:00', '✓ الدفع', 'التأكيد', 'تسوية مبلغ التأمين'],
				},
			},
		},
	},
	{
		name: 'a payment is cancelled at the gateway',
		by: 'onBookingPaymentFailed',
		send: (platform, ids) =>
			notifications.onBookingPaymentFailed(platform, {
				...{
					...bookingOf(ids),
					wasPaid: false,
					paymentId: ids.subject,
					payBy: '2031-03-02T10:25:00+03:00',
					cancelled: true,
					turnedDown: false,
				},
			}),
		to: {
			renter: {
				path: ({ booking }) => `/booking/${booking}/payment`,
				says: { en: ['Finish your booking', '10:25'], ar: ['أكمل حجزك', '10:25'] },
			},
		},
	},
	{
		name: 'a refund is sent',
		by: 'onRefundSent',
		send: (platform, ids) =>
			notifications.onRefundSent(platform, { refundId: ids.subject, bookingId: ids.booking, payerId: ids.renter, amountJod: '71.00' }),
		to: {
			renter: {
				path: toRenter,
				says: { en: ['Your refund is on its way', '71.00 JOD'], ar: ['المبلغ المسترد في طريقه إليك', '71.00 د.أ'] },
			},
		},
	},
	{
		name: 'instant book is hidden',
		by: 'onInstantBookPaused',
		send: (platform, ids) =>
			notifications.onInstantBookPaused(platform, { ownerId: ids.owner, until: '2031-05-30T10:00:00+03:00', cancellations: 3 }),
		to: {
			owner: {
				path: () => '/owner/dashboard',
				says: { en: ['Instant booking is paused', '30 May'], ar: ['أوقفنا الحجز الفوري مؤقتاً', '30 أيار'] },
			},
		},
	},
];
