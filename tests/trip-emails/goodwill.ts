/** E-mails about goodwill. */
import * as notifications from '#server/capabilities/notifications/index.ts';
import { CAR, type Ids, NAMES, NOTE, type TripEmail, toOwner, toRenter } from './trip-email.ts';

const goodwillOf = (ids: Ids) => ({ goodwillId: ids.subject, bookingId: ids.booking, carTitle: CAR, amountJod: '15.00' });
const granted =
	(recipient: 'RENTER' | 'OWNER'): TripEmail['send'] =>
	(platform, ids) =>
		notifications.onGoodwillGranted(platform, {
			...{ ...goodwillOf(ids), recipient, reason: NOTE },
			recipientId: recipient === 'OWNER' ? ids.owner : ids.renter,
		});
const decidedGoodwill =
	(isGranted: boolean): TripEmail['send'] =>
	(platform, ids) =>
		notifications.onGoodwillDecided(platform, {
			...{ ...goodwillOf(ids), requesterId: ids.admin, deciderName: NAMES.admin, isGranted },
		});
const goodwillAt = ({ booking }: Ids) => `/admin/bookings/${booking}/goodwill`;

export const goodwill: TripEmail[] = [
	{
		name: 'goodwill waits for a second admin',
		by: 'onGoodwillRequested',
		send: (platform, ids) =>
			notifications.onGoodwillRequested(platform, { ...goodwillOf(ids), adminIds: [ids.admin], requesterName: NAMES.admin }),
		to: {
			admin: {
				path: () => '/admin/goodwill',
				says: { en: ['Goodwill is waiting for a second admin', '15.00 JOD'], ar: ['بادرة حسن نية بانتظار مشرف آخر', '15.00 د.أ'] },
			},
		},
	},
	{
		name: 'goodwill for a renter',
		by: 'onGoodwillGranted',
		send: granted('RENTER'),
		to: {
			renter: {
				path: toRenter,
				says: { en: ['15.00 JOD from Mishwar as goodwill', NOTE, 'card'], ar: ['15.00 د.أ من مشوار، بادرة حسن نية', NOTE, 'البطاقة'] },
			},
		},
	},
	{
		name: 'goodwill for an owner',
		by: 'onGoodwillGranted',
		send: granted('OWNER'),
		to: {
			owner: {
				path: toOwner,
				says: { en: ['15.00 JOD from Mishwar as goodwill', 'payout'], ar: ['15.00 د.أ من مشوار، بادرة حسن نية', 'حوالة'] },
			},
		},
	},
	{
		name: 'goodwill is granted by the second admin',
		by: 'onGoodwillDecided',
		send: decidedGoodwill(true),
		to: {
			admin: { path: goodwillAt, says: { en: ['Your goodwill was granted', '15.00 JOD'], ar: ['تمت الموافقة على بادرتك', '15.00 د.أ'] } },
		},
	},
	{
		name: 'goodwill is refused by the second admin',
		by: 'onGoodwillDecided',
		send: decidedGoodwill(false),
		to: { admin: { path: goodwillAt, says: { en: ['Your goodwill was declined', '15.00 JOD'], ar: ['رُفضت بادرتك', '15.00 د.أ'] } } },
	},
];
