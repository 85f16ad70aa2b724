/** E-mails about support requests. */
import * as notifications from '#server/capabilities/notifications/index.ts';
import { CAR, type Ids, NOTE, type TripEmail } from './trip-email.ts';

const answered =
	(isSolved: boolean): TripEmail['send'] =>
	(platform, ids) =>
		notifications.onTicketAnswered(platform, {
			...{ ticketId: ids.subject, messageId: ids.another, userId: ids.renter, number: 'MW-000123', subject: CAR, isSolved },
			text: NOTE,
		});
const ticketAt = ({ subject }: Ids) => `/support/tickets/${subject}`;
const waits =
	(isNew: boolean): TripEmail['send'] =>
	(platform, ids) =>
		notifications.onTicketWaits(platform, {
			...{ ticketId: ids.subject, number: 'MW-000123', about: 'payout' as const, isNew, adminIds: [ids.admin] },
			...{ writtenAt: '2031-03-02T10:00:00+03:00', waitingSince: '2031-03-02T10:00:00+03:00' },
		});
const queueAt = ({ subject }: Ids) => `/admin/tickets/${subject}`;

export const tickets: TripEmail[] = [
	{
		name: 'a ticket is answered',
		by: 'onTicketAnswered',
		send: answered(false),
		to: {
			renter: {
				path: ticketAt,
				says: { en: ['Mishwar replied to your request MW-000123', NOTE], ar: ['رد من مشوار على طلبك \u2068MW-000123\u2069', NOTE] },
			},
		},
	},
	{
		name: 'a ticket is solved',
		by: 'onTicketAnswered',
		send: answered(true),
		to: {
			renter: {
				path: ticketAt,
				says: { en: ['Mishwar solved your request MW-000123', NOTE], ar: ['تم حل طلبك \u2068MW-000123\u2069', NOTE] },
			},
		},
	},
	{
		name: 'a new ticket waits',
		by: 'onTicketWaits',
		send: waits(true),
		to: {
			admin: {
				path: queueAt,
				says: { en: ['New support request MW-000123', 'payout'], ar: ['طلب دعم جديد \u2068MW-000123\u2069', 'حوالة'] },
			},
		},
	},
	{
		name: 'a message waits in a ticket',
		by: 'onTicketWaits',
		send: waits(false),
		to: {
			admin: {
				path: queueAt,
				says: { en: ['New message in request MW-000123', 'payout'], ar: ['رسالة جديدة في الطلب \u2068MW-000123\u2069', 'حوالة'] },
			},
		},
	},
];
