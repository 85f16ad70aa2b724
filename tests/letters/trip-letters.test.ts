/**
 * Each letter about a trip that changes, goes wrong or ends early, and about what follows, as it arrives at a mail server and an SMS service in
 * both languages: who gets it, where it leads, and what stands in it.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { notificationTopics, putNotificationChoices } from '#contract/notification-choices.ts';
import * as notifications from '#server/capabilities/notifications/index.ts';
import * as changeLetters from '#server/capabilities/notifications/subscribers/changes.ts';
import * as fineLetters from '#server/capabilities/notifications/subscribers/fines.ts';
import * as goodwillLetters from '#server/capabilities/notifications/subscribers/goodwill.ts';
import * as pauseLetters from '#server/capabilities/notifications/subscribers/instant-book.ts';
import * as renterClaimLetters from '#server/capabilities/notifications/subscribers/renter-claims.ts';
import * as reportLetters from '#server/capabilities/notifications/subscribers/reports.ts';
import * as ticketLetters from '#server/capabilities/notifications/subscribers/tickets.ts';
import { sendAnswerLetter, sendProofLetter } from '#server/capabilities/tickets/guest-letters.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { startSmsSink } from '#tests/support/sms-sink.ts';
import { startSmtpSink } from '#tests/support/smtp-sink.ts';
import { aWorld } from '#tests/support/world.ts';
import { loadArea, screenAt } from '#web/routes/screens.ts';

const NAMES = {
	owner: { en: 'Omar Haddad', ar: 'عمر حداد' },
	renter: { en: 'Lina Nasser', ar: 'لينا ناصر' },
	admin: { en: 'Rania Saleh', ar: 'رانيا صالح' },
};
const CAR = 'Kia Sportage 2023';
const OTHER_CAR = 'Toyota RAV4 2024';
/** Typed by a person, in the language in which they wrote. */
const NOTE = 'Towed to the garage in Abdoun.';

type Recipient = 'owner' | 'renter' | 'admin';
type Ids = Record<Recipient | 'subject' | 'booking' | 'another', string>;
/** `says`: the subject first. */
type Expected = { path(ids: Ids): string; says: { en: readonly string[]; ar: readonly string[] } };
type Letter = {
	name: string;
	/** The subscriber that writes it. */
	by: keyof typeof notifications;
	send(platform: Platform, ids: Ids): Promise<void>;
	to: Partial<Record<Recipient, Expected>>;
};

const toRenter = ({ booking }: Ids) => `/booking/${booking}`;
const toOwner = ({ booking }: Ids) => `/owner/bookings/${booking}`;

const bookingOf = (ids: Ids) => ({
	...{ bookingId: ids.booking, ownerId: ids.owner, renterId: ids.renter, carTitle: CAR },
	...{ ownerName: NAMES.owner, renterName: NAMES.renter },
	...{ startAt: '2031-03-10T10:00:00+03:00', endAt: '2031-03-13T15:00:00+03:00' },
	...{ totalJod: '106.50', chargeJod: '213.00', refundJod: '159.75', ownerKeptJod: '46.86', earningsJod: '93.72' },
	...{ status: 'CONFIRMED' as const, cancelCode: null, reason: null, instant: false, wasPaid: true },
	respondBy: '2031-03-03T10:00:00+03:00',
});

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
	(change: Partial<Change>): Letter['send'] =>
	(platform, ids) =>
		notifications.onBookingChanged(platform, changeOf(ids, change));
const newEnd = { en: '15 Mar, 15:00', ar: '15 آذار، 15:00' };
const oldEnd = { en: '13 Mar, 15:00', ar: '13 آذار، 15:00' };
const answerBy = { en: '12 Mar, 18:00', ar: '12 آذار، 18:00' };

const changes: Letter[] = [
	{
		name: 'another return is proposed',
		by: 'onBookingChanged',
		send: changed({}),
		to: {
			owner: {
				path: toOwner,
				says: {
					en: ['Another return time?', newEnd.en, oldEnd.en, answerBy.en],
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
					en: ['Change the trip?', '11 Mar, 12:00', '10 Mar, 10:00', 'brought to Aqaba', '71.00 JOD', answerBy.en],
					ar: ['تغيير الرحلة؟', '11 آذار، 12:00', '10 آذار، 10:00', 'توصيل السيارة إلى العقبة', '71.00 د.أ', answerBy.ar],
				},
			},
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
				says: { en: ['The trip has changed', newEnd.en, '35.50 JOD goes back'], ar: ['تغيّرت الرحلة', newEnd.ar, '35.50 د.أ'] },
			},
			owner: { path: toOwner, says: { en: ['The trip has changed', newEnd.en], ar: ['تغيّرت الرحلة', newEnd.ar] } },
		},
	},
	{
		name: 'a change is declined',
		by: 'onBookingChanged',
		send: changed({ state: 'DECLINED', until: null }),
		to: {
			renter: { path: toRenter, says: { en: ['The trip stays as it was', oldEnd.en], ar: ['بقيت الرحلة كما هي', oldEnd.ar] } },
		},
	},
	{
		name: 'a change expires',
		by: 'onBookingChanged',
		send: changed({ state: 'EXPIRED', until: null }),
		to: {
			renter: { path: toRenter, says: { en: ['The trip stays as it was', oldEnd.en], ar: ['بقيت الرحلة كما هي', oldEnd.ar] } },
			owner: { path: toOwner, says: { en: ['The trip stays as it was', oldEnd.en], ar: ['بقيت الرحلة كما هي', oldEnd.ar] } },
		},
	},
	{
		name: 'a change is withdrawn',
		by: 'onBookingChanged',
		send: changed({ state: 'WITHDRAWN', moved: MOVED, until: null }),
		to: { owner: { path: toOwner, says: { en: ['The trip stays as it was'], ar: ['بقيت الرحلة كما هي'] } } },
	},
];

type Decided = Parameters<typeof notifications.onReportDecided>[1];
const reportOf = (ids: Ids) => ({
	...bookingOf(ids),
	...{ reportId: ids.subject, kind: 'DOES_NOT_START' as const, side: 'RENTER' as const },
});
const decided =
	(decision: (ids: Ids) => Partial<Decided>): Letter['send'] =>
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
const rest = { en: [OTHER_CAR, '11 Mar, 15:30', '106.50 JOD'], ar: [OTHER_CAR, '11 آذار، 15:30', '106.50 د.أ'] };

const reports: Letter[] = [
	{
		name: 'something is wrong',
		by: 'onReportCreated',
		send: (platform, ids) =>
			notifications.onReportCreated(platform, { ...reportOf(ids), adminIds: [ids.admin], dueAt: '2031-03-10T10:30:00+03:00' }),
		to: {
			owner: {
				path: toOwner,
				says: {
					en: ['Something is wrong on your booking', 'the car does not start'],
					ar: ['بلاغ عن مشكلة في حجزك', 'السيارة لا تعمل'],
				},
			},
			admin: {
				path: ({ subject }) => `/admin/reports/${subject}`,
				says: { en: ['Something is wrong on a booking', 'the car does not start'], ar: ['بلاغ عن مشكلة في حجز', 'السيارة لا تعمل'] },
			},
		},
	},
	{
		name: 'a report goes on',
		by: 'onReportDecided',
		send: decided(() => ({})),
		to: {
			renter: { path: toRenter, says: { en: ['We looked into your report', NOTE], ar: ['نظرنا في البلاغ', NOTE] } },
			owner: { path: toOwner, says: { en: ['We looked into your report', NOTE], ar: ['نظرنا في البلاغ', NOTE] } },
		},
	},
	{
		name: 'a car is refused at the pickup',
		by: 'onReportDecided',
		send: decided(() => ({ outcome: 'REFUSED_AT_PICKUP', refundJod: '213.00' })),
		to: {
			renter: {
				path: toRenter,
				says: { en: ['The booking ends at the pickup', '213.00 JOD'], ar: ['انتهى الحجز عند الاستلام', '213.00 د.أ'] },
			},
			owner: {
				path: toOwner,
				says: { en: ['The booking ends at the pickup', '213.00 JOD'], ar: ['انتهى الحجز عند الاستلام', '213.00 د.أ'] },
			},
		},
	},
	{
		name: 'a rental ends early',
		by: 'onReportDecided',
		send: decided(() => ({ outcome: 'END_NOW', refundJod: '71.00' })),
		to: {
			renter: { path: toRenter, says: { en: ['The rental has ended early', '71.00 JOD'], ar: ['انتهى الإيجار مبكراً', '71.00 د.أ'] } },
			owner: { path: toOwner, says: { en: ['The rental has ended early', '71.00 JOD'], ar: ['انتهى الإيجار مبكراً', '71.00 د.أ'] } },
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
					en: [instead.en, ...rest.en, '24.60 JOD', 'until 15:20', NOTE],
					ar: [instead.ar, ...rest.ar, '24.60 د.أ', 'حتى 15:20', NOTE],
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
				says: { en: [instead.en, '24.60 JOD', 'Mishwar pays', '12.50 JOD'], ar: [instead.ar, '24.60 د.أ', 'يدفع مشوار', '12.50 د.أ'] },
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
				says: { en: [instead.en, ...rest.en, 'Its owner still has to agree.'], ar: [instead.ar, ...rest.ar, 'بقيت موافقة مالكها.'] },
			},
			owner: ownerReadsInstead,
		},
	},
];

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
const fineEnds = (status: 'ACCEPTED' | 'DECIDED', grantedJod: string, subject: { en: string; ar: string }): Letter => ({
	name: `a fine is ${status.toLowerCase()}`,
	by: 'onFineDecided',
	send: (platform, ids) => notifications.onFineDecided(platform, { ...fineOf(ids), status, grantedJod }),
	to: {
		renter: { path: finesAt('renter'), says: { en: [subject.en, `${grantedJod} JOD`], ar: [subject.ar, `${grantedJod} د.أ`] } },
		owner: { path: finesAt('owner'), says: { en: [subject.en, `${grantedJod} JOD`], ar: [subject.ar, `${grantedJod} د.أ`] } },
	},
});

const fines: Letter[] = [
	{
		name: 'a part of the deposit stays held',
		by: 'onFineHoldOpened',
		send: (platform, ids) => notifications.onFineHoldOpened(platform, holdOf(ids)),
		to: {
			renter: {
				path: finesAt('renter'),
				says: {
					en: ['A part of your deposit stays held for fines', '50.00 JOD', '27 March'],
					ar: ['يبقى جزء من تأمينك محجوزاً للمخالفات', '50.00 د.أ', '27 آذار'],
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
					en: ['Was there a fine during this trip?', '24-31887', '10 March', '13 March', '20.00 JOD', '27 March'],
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
					en: ['A traffic fine from your trip', '30.00 JOD', '11 March', '18:20', '22 March'],
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
				says: { en: ['The fine is contested', '30.00 JOD'], ar: ['اعترض المستأجر على المخالفة', '30.00 د.أ'] },
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
				says: { en: ['The time to answer the fine is over', '30.00 JOD'], ar: ['انتهت مهلة الرد على المخالفة', '30.00 د.أ'] },
			},
			owner: {
				path: finesAt('owner'),
				says: { en: ['The time to answer the fine is over', '30.00 JOD'], ar: ['انتهت مهلة الرد على المخالفة', '30.00 د.أ'] },
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
					en: ['The owner withdrew the fine', '30.00 JOD', '27 March'],
					ar: ['سحب المالك المخالفة', '30.00 د.أ', '27 آذار'],
				},
			},
		},
	},
	fineEnds('ACCEPTED', '30.00', { en: 'The fine is accepted', ar: 'قُبلت المخالفة' }),
	fineEnds('DECIDED', '20.00', { en: 'The fine is decided', ar: 'تمّ البتّ في المخالفة' }),
];

const goodwillOf = (ids: Ids) => ({ goodwillId: ids.subject, bookingId: ids.booking, carTitle: CAR, amountJod: '15.00' });
const granted =
	(recipient: 'RENTER' | 'OWNER'): Letter['send'] =>
	(platform, ids) =>
		notifications.onGoodwillGranted(platform, {
			...{ ...goodwillOf(ids), recipient, reason: NOTE },
			recipientId: recipient === 'OWNER' ? ids.owner : ids.renter,
		});
const decidedGoodwill =
	(isGranted: boolean): Letter['send'] =>
	(platform, ids) =>
		notifications.onGoodwillDecided(platform, {
			...{ ...goodwillOf(ids), requesterId: ids.admin, deciderName: NAMES.admin, isGranted },
		});
const goodwillAt = ({ booking }: Ids) => `/admin/bookings/${booking}/goodwill`;

const goodwill: Letter[] = [
	{
		name: 'goodwill waits for a second admin',
		by: 'onGoodwillRequested',
		send: (platform, ids) =>
			notifications.onGoodwillRequested(platform, { ...goodwillOf(ids), adminIds: [ids.admin], requesterName: NAMES.admin }),
		to: {
			admin: {
				path: () => '/admin/goodwill',
				says: { en: ['Goodwill waits for a second admin', '15.00 JOD'], ar: ['بادرة حسن نية بانتظار مدير آخر', '15.00 د.أ'] },
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
				says: { en: ['15.00 JOD from Mishwar, as goodwill', NOTE, 'card'], ar: ['15.00 د.أ من مشوار، بادرة حسن نية', NOTE, 'البطاقة'] },
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
				says: { en: ['15.00 JOD from Mishwar, as goodwill', 'payout'], ar: ['15.00 د.أ من مشوار، بادرة حسن نية', 'حوالة'] },
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
		to: { admin: { path: goodwillAt, says: { en: ['Your goodwill was refused', '15.00 JOD'], ar: ['رُفضت بادرتك', '15.00 د.أ'] } } },
	},
];

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
	says: { en: ['A renter’s claim waits for a decision', claimed.en], ar: ['مطالبة مستأجر بانتظار قرار', claimed.ar] },
};
const claimEnds =
	(ended: Partial<EndedClaim>): Letter['send'] =>
	(platform, ids) =>
		notifications.onRenterClaimDecided(platform, {
			...{ ...renterClaimOf(ids), outcome: 'DECIDED', grantedJod: '20.00', ownerBearsJod: '19.40' },
			...ended,
		});
const unanswered = {
	en: ['The time to answer the renter’s claim is over', claimed.en],
	ar: ['انتهت مهلة الرد على مطالبة المستأجر', claimed.ar],
};

const renterClaims: Letter[] = [
	{
		name: 'a renter claims back',
		by: 'onRenterClaimOpened',
		send: (platform, ids) => notifications.onRenterClaimOpened(platform, renterClaimOf(ids)),
		to: {
			owner: {
				path: claimAt.owner,
				says: {
					en: ['The renter claims something back', claimed.en, 'Tuesday', '12:00'],
					ar: ['يطالب المستأجر باسترداد مبلغ', claimed.ar, 'الثلاثاء', '12:00'],
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
					en: ['One day left to answer the renter’s claim', claimed.en],
					ar: ['بقي يوم واحد للرد على مطالبة المستأجر', claimed.ar],
				},
			},
		},
	},
	{
		name: 'a renter’s claim is contested',
		by: 'onRenterClaimContested',
		send: (platform, ids) => notifications.onRenterClaimContested(platform, { ...renterClaimOf(ids), adminIds: [ids.admin] }),
		to: {
			renter: { path: claimAt.renter, says: { en: ['Your claim is contested', claimed.en], ar: ['اعترض المالك على مطالبتك', claimed.ar] } },
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
				says: { en: ['Your claim is decided', '20.00 JOD', claimed.en], ar: ['تمّ البتّ في مطالبتك', '20.00 د.أ', claimed.ar] },
			},
			owner: {
				path: claimAt.owner,
				says: {
					en: ['The renter’s claim is decided', '20.00 JOD', '19.40 JOD'],
					ar: ['تمّ البتّ في مطالبة المستأجر', '20.00 د.أ', '19.40 د.أ'],
				},
			},
		},
	},
	{
		name: 'a renter’s claim is accepted',
		by: 'onRenterClaimDecided',
		send: claimEnds({ outcome: 'ACCEPTED', grantedJod: '34.50', ownerBearsJod: '34.50' }),
		to: {
			renter: { path: claimAt.renter, says: { en: ['Your claim is accepted', claimed.en], ar: ['قُبلت مطالبتك', claimed.ar] } },
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
				says: { en: ['The renter withdrew the claim', 'nothing goes back'], ar: ['سحب المستأجر المطالبة', 'لا يعود شيء'] },
			},
		},
	},
];

const claimOf = (ids: Ids) => ({
	...{ ...bookingOf(ids), claimId: ids.subject, answerBy: '2031-03-18T12:00:00+03:00', outcome: null, depositHeldUntil: null },
	...{ claimedJod: '140.00', grantedJod: '0.00', fromDepositJod: '0.00', depositBackJod: '0.00', excessJod: '0.00' },
});

const claims: Letter[] = [
	{
		name: 'lines are added to a claim',
		by: 'onClaimLinesAdded',
		send: (platform, ids) => notifications.onClaimLinesAdded(platform, { ...claimOf(ids), lines: 3 }),
		to: {
			renter: {
				path: ({ booking }) => `/booking/${booking}/claim`,
				says: {
					en: ['The owner added to the claim', '140.00 JOD', 'Tuesday', '12:00'],
					ar: ['أضاف المالك إلى المطالبة', '140.00 د.أ', 'الثلاثاء', '12:00'],
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
				says: { en: ['The owner withdrew the claim', 'Thursday', '15:00'], ar: ['سحب المالك المطالبة', 'الخميس', '15:00'] },
			},
		},
	},
];

type Cancelled = Parameters<typeof notifications.onBookingCancelled>[1];
const cancelled =
	(cancelCode: 'BY_OWNER' | 'DECLINED' | 'UNANSWERED'): Letter['send'] =>
	(platform, ids) =>
		notifications.onBookingCancelled(platform, {
			...{ ...bookingOf(ids), status: 'CANCELLED', cancelCode, refundJod: '213.00', ownerKeptJod: '0.00' },
			...{ heldUntil: '2031-03-09T11:30:00+03:00', alternatives: [{ title: OTHER_CAR, totalJod: '120.00' }] },
		} satisfies Cancelled);
const instead3 = {
	en: ['213.00 JOD', 'until 11:30', OTHER_CAR, '120.00 JOD'],
	ar: ['213.00 د.أ', 'حتى 11:30', OTHER_CAR, '120.00 د.أ'],
};

const bookings: Letter[] = [
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
			renter: { path: toRenter, says: { en: ['No answer from the owner', ...instead3.en], ar: ['لم يردّ المالك', ...instead3.ar] } },
			owner: { path: toOwner, says: { en: ['A request has expired'], ar: ['انتهت مهلة طلب حجز'] } },
		},
	},
	{
		name: 'a request is sent',
		by: 'onRequestSent',
		send: (platform, ids) => notifications.onRequestSent(platform, bookingOf(ids)),
		to: {
			renter: {
				path: ({ booking }) => `/booking/${booking}/receipt`,
				says: { en: ['Request sent', '213.00 JOD', '3 Mar, 10:00'], ar: ['تم إرسال طلبك', '213.00 د.أ', '3 آذار، 10:00'] },
			},
		},
	},
	{
		name: 'a payment is cancelled at the gateway',
		by: 'onBookingPaymentFailed',
		send: (platform, ids) =>
			notifications.onBookingPaymentFailed(platform, {
				...{ ...bookingOf(ids), wasPaid: false, paymentId: ids.subject, payBy: '2031-03-02T10:25:00+03:00', cancelled: true },
			}),
		to: {
			renter: {
				path: ({ booking }) => `/booking/${booking}/payment`,
				says: { en: ['You cancelled the payment', '10:25'], ar: ['ألغيت عملية الدفع', '10:25'] },
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
				says: { en: ['Instant book is hidden for now', '30 May'], ar: ['الحجز الفوري مخفي مؤقتاً', '30 أيار'] },
			},
		},
	},
];

const answered =
	(isSolved: boolean): Letter['send'] =>
	(platform, ids) =>
		notifications.onTicketAnswered(platform, {
			...{ ticketId: ids.subject, messageId: ids.another, userId: ids.renter, number: 'MW-000123', subject: CAR, isSolved },
			text: NOTE,
		});
const ticketAt = ({ subject }: Ids) => `/support/tickets/${subject}`;
const waits =
	(isNew: boolean): Letter['send'] =>
	(platform, ids) =>
		notifications.onTicketWaits(platform, {
			...{ ticketId: ids.subject, number: 'MW-000123', about: 'payout' as const, isNew, adminIds: [ids.admin] },
			...{ writtenAt: '2031-03-02T10:00:00+03:00', waitingSince: '2031-03-02T10:00:00+03:00' },
		});
const queueAt = ({ subject }: Ids) => `/admin/tickets/${subject}`;

const tickets: Letter[] = [
	{
		name: 'a ticket is answered',
		by: 'onTicketAnswered',
		send: answered(false),
		to: {
			renter: {
				path: ticketAt,
				says: { en: ['Mishwar answered your request MW-000123', NOTE], ar: ['ردّ مشوار على طلبك \u2068MW-000123\u2069', NOTE] },
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
				says: { en: ['Mishwar solved your request MW-000123', NOTE], ar: ['حلّ مشوار طلبك \u2068MW-000123\u2069', NOTE] },
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

const tripLetters: readonly Letter[] = [
	...[...changes, ...reports, ...fines, ...goodwill, ...renterClaims, ...claims],
	...[...bookings, ...tickets],
];

const mail = await startSmtpSink();
const phones = await startSmsSink();
const PUBLIC_URL = 'https://mishwar.test';
const world = aWorld({ SMTP_URL: mail.url, PUBLIC_URL, ...phones.settings });
afterEach(() => {
	mail.letters.length = 0;
	phones.messages.length = 0;
});
afterAll(async () => {
	await mail.close();
	await phones.close();
});

type Reader = Person & { phone: string };
let numbers = 0;
async function aReader(lang: 'en' | 'ar', role: 'RENTER' | 'ADMIN'): Promise<Reader> {
	numbers += 1;
	const phone = `+9627902${String(numbers).padStart(5, '0')}`;
	const person = await aPerson(world, { emailVerified: true, phone, lang, role });
	const everything = Object.fromEntries(notificationTopics.map((topic) => [topic, { BELL: true, PUSH: true, EMAIL: true, SMS: true }]));
	await person.browser.call(putNotificationChoices, { body: everything as never });
	return { ...person, phone };
}

const FAULTS = /undefined|null|NaN|\[object|Invalid|\$\{|\{\w+\}/;
/** A key of the contract or of the texts that nobody translated. */
const RAW_KEY = /\b[A-Z]{2,}_[A-Z_]+\b|\b[a-z]+(?:\.[a-z]+[A-Z]\w*)+/;
const ARABIC = /[\u0600-\u06ff]/;
/** Names, titles and typed text are isolated in Arabic; what then remains in Latin letters was not translated. */
const untranslated = (text: string): string[] =>
	text
		.replaceAll(/\u2068[^\u2069]*\u2069/g, '')
		.replaceAll(/https:\/\/\S+/g, '')
		.replaceAll(NOTE, '')
		.replaceAll(new RegExp(`${CAR}|${OTHER_CAR}|MW-\\d+`, 'g'), '')
		.match(/[A-Za-z]{2,}/g) ?? [];

describe.each(['en', 'ar'] as const)('in %s', (lang) => {
	it.each(tripLetters.map((letter) => [letter.name, letter] as const))('%s', async (_, { send, to }) => {
		const readers = { owner: await aReader(lang, 'RENTER'), renter: await aReader(lang, 'RENTER'), admin: await aReader(lang, 'ADMIN') };
		const ids: Ids = {
			...{ owner: readers.owner.id, renter: readers.renter.id, admin: readers.admin.id },
			...{ subject: randomUUID(), booking: randomUUID(), another: randomUUID() },
		};
		await send(world.running.platform, ids);
		await world.runJobs();

		for (const side of ['owner', 'renter', 'admin'] as const) {
			const expected = to[side];
			const letters = mail.letters.filter(({ to: recipients }) => recipients?.[0]?.address === readers[side].email);
			const messages = phones.messages.filter((each) => each.to === readers[side].phone);
			if (!expected) {
				expect([letters, messages], side).toEqual([[], []]);
				continue;
			}
			expect([letters.length, messages.length], side).toEqual([1, 1]);
			const [subject = '', ...sentences] = expected.says[lang];
			const path = expected.path(ids);
			const [letter, sms = ''] = [letters[0], messages[0]?.text];
			const [title, text, html] = [letter?.subject ?? '', letter?.text ?? '', letter?.html ?? ''];
			expect(title).toBe(subject);
			for (const sentence of sentences) for (const part of [text, html]) expect(part).toContain(sentence);
			for (const part of [title, text, sms]) {
				expect(part).not.toMatch(FAULTS);
				expect(part.replaceAll(/https:\/\/\S+/g, '')).not.toMatch(RAW_KEY);
				if (lang === 'en') expect(part).not.toMatch(ARABIC);
				else expect([part, untranslated(part)]).toEqual([expect.stringMatching(ARABIC), []]);
			}
			expect(html).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`);
			expect(html).toContain(`<a href="${PUBLIC_URL}${path}" class="on-primary"`);
			expect(text).toContain(`:\n${PUBLIC_URL}${path}\n`);
			expect(sms.endsWith(` ${PUBLIC_URL}${path.replace(/#.*/, '')}`), sms).toBe(true);
			expect(sms).toContain(subject.replaceAll(/[\u2068\u2069]/g, '').replaceAll('’', "'"));
			const address = path.replace(/#.*/, '');
			await loadArea(address);
			const { screen } = screenAt(address);
			expect([screen.path, screen.access], address).toEqual([expect.not.stringMatching(/^\*$/), side === 'admin' ? 'admin' : 'signed-in']);
		}
	});
});

describe.each(['en', 'ar'] as const)('to a visitor, in %s', (lang) => {
	const to = `visitor-${lang}@mishwar.test`;
	const says = {
		en: { proof: ['Send your question to Mishwar', '24 hours'], answer: ['Mishwar’s answer to your request MW-000123', NOTE] },
		ar: { proof: ['أرسل سؤالك إلى مشوار', '24 ساعة'], answer: ['رد مشوار على طلبك MW-000123', NOTE] },
	}[lang];
	const letter = { to, name: NAMES.renter[lang], language: lang, token: 'proof-of-address', number: 'MW-000123', text: NOTE };
	it.each([
		['the link that proves the address', sendProofLetter, says.proof],
		['the answer', sendAnswerLetter, says.answer],
	] as const)('%s', async (_, send, [subject = '', ...sentences]) => {
		await inTransaction(world.running.platform.db, (tx) => send(world.running.platform, tx, letter));
		await world.runJobs();
		const [arrived, ...others] = mail.letters.filter(({ to: recipients }) => recipients?.[0]?.address === to);
		expect(others).toEqual([]);
		expect(arrived?.subject).toBe(subject);
		for (const sentence of sentences) expect(arrived?.text).toContain(sentence);
		expect(arrived?.text).toContain(`${PUBLIC_URL}/support/letter#proof-of-address`);
		for (const part of [arrived?.subject ?? '', arrived?.text ?? '']) {
			expect(part).not.toMatch(FAULTS);
			if (lang === 'en') expect(part).not.toMatch(ARABIC);
			else expect([part, untranslated(part.replaceAll(/\S+@\S+/g, ''))]).toEqual([expect.stringMatching(ARABIC), []]);
		}
		await loadArea('/support/letter');
		expect(screenAt('/support/letter').screen).toMatchObject({ path: '/support/letter', access: 'anyone' });
	});
});

it('each subscriber of these subjects writes a letter above', () => {
	const all = [changeLetters, fineLetters, goodwillLetters, pauseLetters, renterClaimLetters, reportLetters, ticketLetters];
	const named = new Set<string>(tripLetters.map(({ by }) => by));
	expect(all.flatMap((each) => Object.keys(each)).filter((name) => !named.has(name))).toEqual([]);
});
