/** E-mails about fines that arrive after the return. */
import * as notifications from '#server/capabilities/notifications/index.ts';
import { bookingOf, type Ids, type TripEmail, toOwner, toRenter } from './trip-email.ts';

const holdOf = (ids: Ids) => ({
	...bookingOf(ids),
	...{ plateNumber: '24-31887', heldJod: '50.00', leftJod: '20.00', until: '2031-03-27T15:00:00+03:00' },
	...{ from: '2031-03-10T10:00:00+03:00', to: '2031-03-13T15:00:00+03:00' },
});
const fineOf = (ids: Ids) => ({
	...{ ...holdOf(ids), fineId: ids.subject, amountJod: '30.00' },
	...{ offenceAt: '2031-03-11T18:20:00+03:00', answerBy: '2031-03-22T15:00:00+03:00' },
});
const finesAt = (side: 'owner' | 'renter') => (ids: Ids) => `${side === 'owner' ? toOwner(ids) : toRenter(ids)}#fines`;
const fineEnds = (
	status: 'ACCEPTED' | 'DECIDED',
	grantedJod: string,
	subjects: Record<'renter' | 'owner', { en: string; ar: string }>,
): TripEmail => ({
	name: `a fine is ${status.toLowerCase()}`,
	by: 'onFineDecided',
	send: (platform, ids) => notifications.onFineDecided(platform, { ...fineOf(ids), status, grantedJod }),
	to: {
		renter: {
			path: finesAt('renter'),
			says: { en: [subjects.renter.en, `${grantedJod} JOD`], ar: [subjects.renter.ar, `${grantedJod} د.أ`] },
		},
		owner: { path: finesAt('owner'), says: { en: [subjects.owner.en, `${grantedJod} JOD`], ar: [subjects.owner.ar, `${grantedJod} د.أ`] } },
	},
});

export const fines: TripEmail[] = [
	{
		name: 'a part of the deposit stays held',
		by: 'onFineHoldOpened',
		send: (platform, ids) => notifications.onFineHoldOpened(platform, holdOf(ids)),
		to: {
			renter: {
				path: finesAt('renter'),
				says: {
					en: ['We’re holding part of your deposit for fines', '50.00 JOD', '27 Mar'],
					ar: ['نحجز جزءاً من مبلغ التأمين للمخالفات', '50.00 د.أ', '27 آذار'],
				},
			},
		},
	},
	{
		name: 'the owner is reminded of fines',
		by: 'onFineHoldDue',
		send: (platform, ids) => notifications.onFineHoldDue(platform, { ...holdOf(ids), day: 7 }),
		to: {
			owner: {
				path: finesAt('owner'),
				says: {
					en: ['Was there a fine during this trip?', '24-31887', '10 Mar', '13 Mar', '20.00 JOD', '27 Mar'],
					ar: ['هل سُجّلت مخالفة خلال هذه الرحلة؟', '24-31887', '10 آذار', '13 آذار', '20.00 د.أ', '27 آذار'],
				},
			},
		},
	},
	{
		name: 'a fine is stated',
		by: 'onFineStated',
		send: (platform, ids) => notifications.onFineStated(platform, fineOf(ids)),
		to: {
			renter: {
				path: finesAt('renter'),
				says: {
					en: ['A traffic fine from your trip', '30.00 JOD', '11 Mar', '18:20', '22 Mar'],
					ar: ['مخالفة سير من رحلتك', '30.00 د.أ', '11 آذار', '18:20', '22 آذار'],
				},
			},
		},
	},
	{
		name: 'a fine is contested',
		by: 'onFineContested',
		send: (platform, ids) => notifications.onFineContested(platform, fineOf(ids)),
		to: {
			owner: {
				path: finesAt('owner'),
				says: { en: ['The renter contested the fine', '30.00 JOD'], ar: ['اعترض المستأجر على المخالفة', '30.00 د.أ'] },
			},
		},
	},
	{
		name: 'a fine is not answered',
		by: 'onFineUnanswered',
		send: (platform, ids) => notifications.onFineUnanswered(platform, fineOf(ids)),
		to: {
			renter: {
				path: finesAt('renter'),
				says: { en: ['The fine wasn’t answered in time', '30.00 JOD'], ar: ['انتهت مهلة الرد على المخالفة', '30.00 د.أ'] },
			},
			owner: {
				path: finesAt('owner'),
				says: { en: ['The fine wasn’t answered in time', '30.00 JOD'], ar: ['انتهت مهلة الرد على المخالفة', '30.00 د.أ'] },
			},
		},
	},
	{
		name: 'a fine is withdrawn',
		by: 'onFineWithdrawn',
		send: (platform, ids) => notifications.onFineWithdrawn(platform, fineOf(ids)),
		to: {
			renter: {
				path: finesAt('renter'),
				says: {
					en: ['The owner withdrew the fine', '30.00 JOD', '27 Mar'],
					ar: ['سحب المالك المخالفة', '30.00 د.أ', '27 آذار'],
				},
			},
		},
	},
	fineEnds('ACCEPTED', '30.00', {
		renter: { en: 'You accepted the fine', ar: 'قبلت المخالفة' },
		owner: { en: 'The renter accepted the fine', ar: 'قبل المستأجر المخالفة' },
	}),
	fineEnds('DECIDED', '20.00', {
		renter: { en: 'We decided the fine', ar: 'صدر القرار في المخالفة' },
		owner: { en: 'We decided the fine', ar: 'صدر القرار في المخالفة' },
	}),
];
