/** E-mails about claims of either side after the return. */
import * as notifications from '#server/capabilities/notifications/index.ts';
import { bookingOf, type Expected, type Ids, type TripEmail } from './trip-email.ts';

type EndedClaim = Parameters<typeof notifications.onRenterClaimDecided>[1];
const renterClaimOf = (ids: Ids) => ({
	...{ ...bookingOf(ids), claimId: ids.subject, outcome: null, claimedJod: '34.50', grantedJod: '0.00', ownerBearsJod: '0.00' },
	answerBy: '2031-03-18T12:00:00+03:00',
});
const claimAt = {
	renter: ({ booking }: Ids) => `/booking/${booking}/renter-claim`,
	owner: ({ booking }: Ids) => `/owner/bookings/${booking}/renter-claim`,
	admin: ({ subject }: Ids) => `/admin/renter-claims/${subject}`,
};
const claimed = { en: '34.50 JOD', ar: '34.50 د.أ' };
const adminDecides: Expected = {
	path: claimAt.admin,
	says: { en: ['A renter’s claim is waiting for a decision', claimed.en], ar: ['مطالبة مستأجر بانتظار قرار', claimed.ar] },
};
const claimEnds =
	(ended: Partial<EndedClaim>): TripEmail['send'] =>
	(platform, ids) =>
		notifications.onRenterClaimDecided(platform, {
			...{ ...renterClaimOf(ids), outcome: 'DECIDED', grantedJod: '20.00', ownerBearsJod: '19.40' },
			...ended,
		});
const unanswered = {
	en: ['The renter’s claim wasn’t answered in time', claimed.en],
	ar: ['انتهت مهلة الرد على مطالبة المستأجر', claimed.ar],
};

export const renterClaims: TripEmail[] = [
	{
		name: 'a renter claims back',
		by: 'onRenterClaimOpened',
		send: (platform, ids) => notifications.onRenterClaimOpened(platform, renterClaimOf(ids)),
		to: {
			owner: {
				path: claimAt.owner,
				says: {
					en: ['The renter made a claim', claimed.en, '18 Mar, 12:00'],
					ar: ['مطالبة من المستأجر', claimed.ar, '18 آذار، 12:00'],
				},
			},
		},
	},
	{
		name: 'a day is left to answer the renter',
		by: 'onRenterClaimAnswerDue',
		send: (platform, ids) => notifications.onRenterClaimAnswerDue(platform, renterClaimOf(ids)),
		to: {
			owner: {
				path: claimAt.owner,
				says: {
					en: ['24 hours left to respond to the renter’s claim', claimed.en],
					ar: ['بقيت 24 ساعة للرد على مطالبة المستأجر', claimed.ar],
				},
			},
		},
	},
	{
		name: 'a renter’s claim is contested',
		by: 'onRenterClaimContested',
		send: (platform, ids) => notifications.onRenterClaimContested(platform, { ...renterClaimOf(ids), adminIds: [ids.admin] }),
		to: {
			renter: {
				path: claimAt.renter,
				says: { en: ['The owner contested your claim', claimed.en], ar: ['اعترض المالك على مطالبتك', claimed.ar] },
			},
			admin: adminDecides,
		},
	},
	{
		name: 'a renter’s claim is not answered',
		by: 'onRenterClaimUnanswered',
		send: (platform, ids) => notifications.onRenterClaimUnanswered(platform, { ...renterClaimOf(ids), adminIds: [ids.admin] }),
		to: {
			renter: { path: claimAt.renter, says: unanswered },
			owner: { path: claimAt.owner, says: unanswered },
			admin: adminDecides,
		},
	},
	{
		name: 'a renter’s claim is decided',
		by: 'onRenterClaimDecided',
		send: claimEnds({}),
		to: {
			renter: {
				path: claimAt.renter,
				says: { en: ['We decided your claim', '20.00 JOD', claimed.en], ar: ['صدر القرار في مطالبتك', '20.00 د.أ', claimed.ar] },
			},
			owner: {
				path: claimAt.owner,
				says: {
					en: ['We decided the renter’s claim', '20.00 JOD', '19.40 JOD'],
					ar: ['صدر القرار في مطالبة المستأجر', '20.00 د.أ', '19.40 د.أ'],
				},
			},
		},
	},
	{
		name: 'a renter’s claim is accepted',
		by: 'onRenterClaimDecided',
		send: claimEnds({ outcome: 'ACCEPTED', grantedJod: '34.50', ownerBearsJod: '34.50' }),
		to: {
			renter: { path: claimAt.renter, says: { en: ['The owner accepted your claim', claimed.en], ar: ['قبل المالك مطالبتك', claimed.ar] } },
			owner: {
				path: claimAt.owner,
				says: { en: ['You accepted the renter’s claim', claimed.en], ar: ['قبلت مطالبة المستأجر', claimed.ar] },
			},
		},
	},
	{
		name: 'a renter’s claim is withdrawn',
		by: 'onRenterClaimDecided',
		send: claimEnds({ outcome: 'WITHDRAWN', grantedJod: '0.00', ownerBearsJod: '0.00' }),
		to: {
			owner: {
				path: claimAt.owner,
				says: { en: ['The renter withdrew the claim', 'nothing is refunded'], ar: ['سحب المستأجر المطالبة', 'لن نعيد شيئاً'] },
			},
		},
	},
];

const claimOf = (ids: Ids) => ({
	...{ ...bookingOf(ids), claimId: ids.subject, answerBy: '2031-03-18T12:00:00+03:00', outcome: null, depositHeldUntil: null },
	...{ claimedJod: '140.00', grantedJod: '0.00', fromDepositJod: '0.00', depositBackJod: '0.00', excessJod: '0.00' },
});

export const claims: TripEmail[] = [
	{
		name: 'lines are added to a claim',
		by: 'onClaimLinesAdded',
		send: (platform, ids) => notifications.onClaimLinesAdded(platform, { ...claimOf(ids), lines: 3 }),
		to: {
			renter: {
				path: ({ booking }) => `/booking/${booking}/claim`,
				says: {
					en: ['The owner added to the claim', '140.00 JOD', '18 Mar, 12:00'],
					ar: ['أضاف المالك إلى المطالبة', '140.00 د.أ', '18 آذار، 12:00'],
				},
			},
		},
	},
	{
		name: 'a claim is withdrawn, and one more may follow',
		by: 'onClaimDecided',
		send: (platform, ids) =>
			notifications.onClaimDecided(platform, { ...claimOf(ids), outcome: 'WITHDRAWN', depositHeldUntil: '2031-03-20T15:00:00+03:00' }),
		to: {
			renter: {
				path: ({ booking }) => `/booking/${booking}/claim`,
				says: { en: ['The owner withdrew the claim', '20 Mar, 15:00'], ar: ['سحب المالك المطالبة', '20 آذار، 15:00'] },
			},
		},
	},
];
