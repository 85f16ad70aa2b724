/** One notification of each type, with names and titles that look like HTML. */
import type { NotificationType } from '#contract/notifications.ts';
import * as notifications from '#server/capabilities/notifications/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';

export const ODD_NAME = '<b>Omar</b> & "Sons"';
export const ODD_CAR = 'Kia <script>alert(1)</script> 2023';

export type Names = { other: string; car: string };
const odd: Names = { other: ODD_NAME, car: ODD_CAR };

/** `to`: the recipient, who is used for both sides; `id`: of the subject, a new one for each notification. */
function factsFor(to: string, id: string, { other, car }: Names) {
	return {
		...{
			bookingId: id,
			ownerId: to,
			renterId: to,
			...{ ownerName: { en: other, ar: other }, renterName: { en: other, ar: other } },
			carTitle: car,
		},
		startAt: '2031-03-10T10:00:00+03:00',
		endAt: '2031-03-13T15:00:00+03:00',
		...{ totalJod: '106.500', chargeJod: '213.000', refundJod: '159.750', ownerKeptJod: '46.860', earningsJod: '93.720' },
		...{ status: 'CONFIRMED' as const, cancelCode: null, reason: null, instant: false, wasPaid: true },
		respondBy: '2031-03-03T10:00:00+03:00',
	};
}

/** Payload of events without amounts and times of the booking. */
function partiesFor(to: string, id: string, names: Names) {
	const { bookingId, ownerId, renterId, ownerName, renterName, carTitle } = factsFor(to, id, names);
	return { bookingId, ownerId, renterId, ownerName, renterName, carTitle };
}
const PERIOD = { startAt: '2031-03-10T10:00:00+03:00', endAt: '2031-03-13T15:00:00+03:00' };

function claimFor(to: string, id: string, names: Names) {
	return {
		...partiesFor(to, id, names),
		claimId: id,
		answerBy: '2031-03-16T18:00:00+03:00',
		outcome: null,
		...{ claimedJod: '140.00', grantedJod: '120.00', fromDepositJod: '106.50', depositBackJod: '0.00', excessJod: '13.50' },
		depositHeldUntil: null,
	};
}

const fineFor = (to: string, id: string, names: Names) => ({
	...partiesFor(to, id, names),
	...{ plateNumber: '24-31887', heldJod: '50.00', leftJod: '20.00', until: '2031-03-27T15:00:00+03:00' },
	...{ from: '2031-03-10T10:00:00+03:00', to: '2031-03-13T15:00:00+03:00' },
	...{ fineId: id, amountJod: '30.00', offenceAt: '2031-03-11T18:20:00+03:00', answerBy: '2031-03-22T15:00:00+03:00' },
});

const reportFor = (to: string, id: string, names: Names) => ({
	...partiesFor(to, id, names),
	...{ reportId: id, kind: 'DOES_NOT_START' as const, side: 'RENTER' as const },
});

const renterClaimFor = (to: string, id: string, names: Names) => ({
	...partiesFor(to, id, names),
	...{ claimId: id, outcome: null, claimedJod: '34.50', grantedJod: '0.00', ownerBearsJod: '0.00', answerBy: '2031-03-18T12:00:00+03:00' },
});

const driverFor = (to: string, id: string, names: Names) => ({
	...{ ...partiesFor(to, id, names), ...PERIOD },
	...{ driverId: id, userId: to, driverName: { en: names.other, ar: names.other } },
});

const identityOf = (to: string, id: string) => ({
	...{ checkId: id, userId: to, documents: [], fields: [], detailsSubmittedAt: null, renewal: null },
});
const payout = (to: string, id: string) => ({
	...{ payoutId: id, ownerId: to, attempt: 1, amountJod: '93.72', dueAt: '2031-03-18T12:00:00+03:00' },
	...{ hasDetails: true, bankReference: 'JO-2031-0318-44' },
});

const goodwillFor = (id: string, names: Names) => ({ goodwillId: id, bookingId: id, carTitle: names.car, amountJod: '15.00' });

/** Resolves to the published payload. */
type SendExample = (platform: Platform, to: string, id: string, names?: Names) => Promise<object>;

async function send<Payload extends object>(
	subscriber: (platform: Platform, payload: Payload) => Promise<void>,
	platform: Platform,
	payload: NoInfer<Payload>,
): Promise<Payload> {
	await subscriber(platform, payload);
	return payload;
}

/** `id` is a uuid. */
export const payloadOf: Record<NotificationType, SendExample> = {
	BOOKING_REQUEST: (platform, to, id, names = odd) => send(notifications.onBookingRequested, platform, factsFor(to, id, names)),
	BOOKING_CONFIRMED: (platform, to, id, names = odd) => send(notifications.onBookingConfirmed, platform, factsFor(to, id, names)),
	BOOKING_CANCELLED: (platform, to, id, names = odd) =>
		send(notifications.onBookingCancelled, platform, {
			...{ ...factsFor(to, id, names), cancelCode: 'BY_OWNER', refundJod: '213.000', ownerKeptJod: '0.000' },
			reason: 'The <clutch> is broken.',
		}),
	NO_SHOW: (platform, to, id, names = odd) =>
		send(notifications.onNoShowReported, platform, {
			...{ ...factsFor(to, id, names), code: 'NO_SHOW_RENTER', contestBy: '2031-03-11T12:00:00+03:00' },
		}),
	NEW_MESSAGE: async (platform, to, id, names = odd) => {
		const payload = {
			...{ conversationId: id, messageId: id, recipientId: to, senderName: { en: names.other, ar: names.other }, carTitle: names.car },
			...{ position: 3, recipientReadPosition: 2 },
		};
		await inTransaction(platform.db, (tx) => notifications.onMessageUnread(platform, tx, payload));
		return payload;
	},
	PAYOUT_READY: (platform, to, id) => send(notifications.onPayoutReady, platform, payout(to, id)),
	PAYOUT_PAID: (platform, to, id) => send(notifications.onPayoutPaid, platform, payout(to, id)),
	PAYOUT_FAILED: (platform, to, id) => send(notifications.onPayoutFailed, platform, payout(to, id)),
	PAYOUT_DETAILS_CHANGED: (platform, to) =>
		send(notifications.onPayoutDetailsChanged, platform, { ownerId: to, version: 1, shown: 'JO94 •••• 0302' }),
	BOOKING_REMINDER: (platform, to, id, names = odd) =>
		send(notifications.onReviewDue, platform, { ...partiesFor(to, id, names), ...PERIOD, side: 'RENTER' }),
	HANDOVER_RECORDED: (platform, to, id, names = odd) =>
		send(notifications.onHandoverRecorded, platform, { ...partiesFor(to, id, names), phase: 'CHECK_IN', side: 'OWNER' }),
	PAYMENT_FAILED: (platform, to, id, names = odd) =>
		send(notifications.onBookingPaymentFailed, platform, {
			...{
				...factsFor(to, id, names),
				wasPaid: false,
				paymentId: id,
				payBy: '2031-03-02T10:25:00+03:00',
				cancelled: false,
				turnedDown: false,
			},
		}),
	REFUND_SENT: (platform, to, id) =>
		send(notifications.onRefundSent, platform, { refundId: id, bookingId: id, payerId: to, amountJod: '159.75' }),
	REPORT_CREATED: (platform, to, id, names = odd) =>
		send(notifications.onReportCreated, platform, { ...reportFor(to, id, names), adminIds: [], dueAt: '2031-03-10T10:30:00+03:00' }),
	REPORT_DECIDED: (platform, to, id, names = odd) =>
		send(notifications.onReportDecided, platform, {
			...reportFor(to, id, names),
			...{ outcome: 'HELP_AND_GO_ON', note: 'A mechanic is on the way.', refundJod: '0.00' },
		}),
	GOODWILL_WAITING: (platform, to, id, names = odd) =>
		send(notifications.onGoodwillRequested, platform, {
			...{ ...goodwillFor(id, names), adminIds: [to] },
			requesterName: { en: names.other, ar: names.other },
		}),
	GOODWILL_GRANTED: (platform, to, id, names = odd) =>
		send(notifications.onGoodwillGranted, platform, {
			...{ ...goodwillFor(id, names), recipient: 'RENTER', recipientId: to },
			reason: 'You waited an hour for the car.',
		}),
	RENTER_CLAIM_OPENED: (platform, to, id, names = odd) => send(notifications.onRenterClaimOpened, platform, renterClaimFor(to, id, names)),
	RENTER_CLAIM_ANSWERED: (platform, to, id, names = odd) =>
		send(notifications.onRenterClaimContested, platform, { ...renterClaimFor(to, id, names), adminIds: [] }),
	RENTER_CLAIM_DECIDED: (platform, to, id, names = odd) =>
		send(notifications.onRenterClaimDecided, platform, {
			...renterClaimFor(to, id, names),
			...{ outcome: 'DECIDED', grantedJod: '20.00', ownerBearsJod: '19.40' },
		}),
	CLAIM_OPENED: (platform, to, id, names = odd) => send(notifications.onClaimOpened, platform, claimFor(to, id, names)),
	CLAIM_ANSWERED: (platform, to, id, names = odd) => send(notifications.onClaimContested, platform, claimFor(to, id, names)),
	CLAIM_RESOLVED: (platform, to, id, names = odd) =>
		send(notifications.onClaimDecided, platform, { ...claimFor(to, id, names), outcome: 'WITHDRAWN', excessJod: '0.00' }),
	FINE_HOLD: (platform, to, id, names = odd) => send(notifications.onFineHoldDue, platform, { ...fineFor(to, id, names), day: 7 }),
	FINE_STATED: (platform, to, id, names = odd) => send(notifications.onFineStated, platform, fineFor(to, id, names)),
	FINE_ANSWERED: (platform, to, id, names = odd) => send(notifications.onFineContested, platform, fineFor(to, id, names)),
	FINE_DECIDED: (platform, to, id, names = odd) =>
		send(notifications.onFineDecided, platform, { ...fineFor(to, id, names), status: 'DECIDED', grantedJod: '20.00' }),
	CLAIM_PAYMENT: (platform, to, id, names = odd) => send(notifications.onClaimExcessDue, platform, claimFor(to, id, names)),
	REVIEW_RECEIVED: (platform, to, id, names = odd) =>
		send(notifications.onReviewReceived, platform, { ...partiesFor(to, id, names), side: 'RENTER', readable: true }),
	KYC_APPROVED: (platform, to, id) =>
		send(notifications.onIdentityDecided, platform, { ...identityOf(to, id), status: 'APPROVED', notes: null }),
	KYC_REJECTED: (platform, to, id) =>
		send(notifications.onIdentityDecided, platform, {
			...identityOf(to, id),
			...{ status: 'REJECTED', notes: 'The <licence> is cut off.', documents: ['LICENCE'], fields: ['licenceNumber'] },
		}),
	CAR_VERIFIED: (platform, to, id, names = odd) =>
		send(notifications.onCarDecided, platform, {
			...{ carId: id, ownerId: to, carTitle: names.car, outcome: 'VERIFIED', notes: null, decisionId: id },
		}),
	BOOKING_PLACE: (platform, to, id, names = odd) =>
		send(notifications.onBookingPlaceChanged, platform, {
			...{ ...factsFor(to, id, names), placeId: id, change: 'PROPOSED', to: { en: 'Gate <2>, Abdoun', ar: 'البوابة <2>، عبدون' } },
		}),
	RENTER_LATE: (platform, to, id, names = odd) =>
		send(notifications.onRenterLate, platform, { ...factsFor(to, id, names), expectedAt: '2031-03-10T12:30:00+03:00' }),
	ON_THE_WAY: (platform, to, id, names = odd) =>
		send(notifications.onOwnerSetOut, platform, {
			...{ ...factsFor(to, id, names), phase: 'CHECK_IN', by: { en: names.other, ar: names.other } },
			setOutAt: '2031-03-10T09:12:00+03:00',
		}),
	BOOKING_CHANGE: (platform, to, id, names = odd) =>
		send(notifications.onBookingChanged, platform, {
			...{ ...factsFor(to, id, names), changeId: id, side: 'OWNER', state: 'PROPOSED', differenceJod: '142.00', asked: true, moved: null },
			...{ oldEndAt: '2031-03-13T15:00:00+03:00', newEndAt: '2031-03-15T15:00:00+03:00', until: '2031-03-12T18:00:00+03:00' },
		}),
	INSTANT_BOOK_PAUSED: (platform, to) =>
		send(notifications.onInstantBookPaused, platform, { ownerId: to, until: '2031-05-30T10:00:00+03:00', cancellations: 3 }),
	CAR_CHANGE_SUBMITTED: (platform, to, id, names = odd) =>
		send(notifications.onCarChangeSubmitted, platform, {
			...{ carId: id, carTitle: names.car, submittedAt: '2031-03-02T10:00:00+03:00', reviewerIds: [to] },
		}),
	SAVED_SEARCH_MATCH: (platform, to, id, names = odd) =>
		send(notifications.onSavedSearchMatched, platform, {
			...{ savedSearchId: id, userId: to, date: '2031-03-03', query: 'bodyType=SUV&city=Aqaba', count: 4 },
			description: { en: 'SUV, Aqaba', ar: 'دفع رباعي، العقبة' },
			cars: [{ title: names.car, pricePerDayJod: '35.50', stayJod: null, airportFeeJod: null, isFrom: false, isCheaper: false }],
			endPath: `/saved-searches/${id}/end?signature=signed`,
		}),
	TICKET_ANSWERED: (platform, to, id, names = odd) =>
		send(notifications.onTicketAnswered, platform, {
			...{ ticketId: id, messageId: id, userId: to, number: 'MW-000123', subject: names.car, isSolved: false },
			text: `${names.other} is right: the payout goes out on Sunday.`,
		}),
	REQUEST_SENT: (platform, to, id, names = odd) => send(notifications.onRequestSent, platform, factsFor(to, id, names)),
	TICKET_WAITING: (platform, to, id) =>
		send(notifications.onTicketWaits, platform, {
			...{ ticketId: id, number: 'MW-000123', about: 'payout', isNew: true, adminIds: [to] },
			...{ writtenAt: '2031-03-02T10:00:00+03:00', waitingSince: '2031-03-02T10:00:00+03:00' },
		}),
	GOODWILL_DECIDED: (platform, to, id, names = odd) =>
		send(notifications.onGoodwillDecided, platform, {
			...{ ...goodwillFor(id, names), requesterId: to, isGranted: true },
			deciderName: { en: names.other, ar: names.other },
		}),
	COMPANY_PAPER_DECIDED: (platform, to, id, names = odd) =>
		send(notifications.onCompanyPaperDecided, platform, {
			...{ paperId: id, ownerId: to, nameEn: names.other, nameAr: names.other, kind: 'PERMIT', becameLicensed: false },
			...{ outcome: 'REJECTED', notes: 'The <stamp> is cut off.' },
		}),
	COMPANY_PERMIT_ENDING: (platform, to, id, names = odd) =>
		send(notifications.onCompanyPermitEnding, platform, {
			...{ companyId: id, ownerId: to, nameEn: names.other, nameAr: names.other, endsOn: '2031-04-02', days: 30 },
		}),
	DRIVER_JOINED: (platform, to, id, names = odd) => send(notifications.onDriverJoined, platform, driverFor(to, id, names)),
	DRIVER_ENDED: (platform, to, id, names = odd) =>
		send(notifications.onDriverEnded, platform, { ...driverFor(to, id, names), reason: 'LAPSED', mayInvite: true }),
	CAR_SERVICE_DUE: (platform, to, id, names = odd) =>
		send(notifications.onCarServiceDue, platform, {
			...{ carId: id, ownerId: to, carTitle: names.car, dueOn: '2031-04-02', dueKm: 45_000, mileageKm: 44_600, isOverdue: false },
		}),
	KYC_SUBMITTED: (platform, to) =>
		send(notifications.onIdentitySubmitted, platform, {
			userId: to,
			submittedAt: '2031-03-02T10:00:00+03:00',
			isDetailsAlone: false,
			renewal: null,
		}),
	LICENCE_EXPIRING: (platform, to, id) =>
		send(notifications.onLicenceExpiring, platform, { checkId: id, userId: to, expiresOn: '2031-04-02', days: 30 }),
	CAR_SUBMITTED: (platform, to, id, names = odd) =>
		send(notifications.onCarSubmitted, platform, { carId: id, ownerId: to, carTitle: names.car }),
	CAR_REJECTED: (platform, to, id, names = odd) =>
		send(notifications.onCarDecided, platform, {
			...{ carId: id, ownerId: to, carTitle: names.car, outcome: 'REJECTED', notes: 'The plate is hidden.', decisionId: id },
		}),
};

/** Variants of a type that have an e-mail text of their own. */
export const furtherPayloads: ReadonlyArray<{ type: NotificationType; name: string; notify: SendExample }> = [
	{
		type: 'KYC_REJECTED',
		name: 'RENEWAL_REJECTED',
		notify: (platform, to, id) =>
			send(notifications.onIdentityDecided, platform, {
				...{ ...identityOf(to, id), renewal: 'LICENCE' },
				...{ status: 'REJECTED', notes: 'The <licence> is cut off.', documents: ['LICENCE'] },
			}),
	},
	{
		type: 'LICENCE_EXPIRING',
		name: 'LICENCE_EXPIRED',
		notify: (platform, to, id) =>
			send(notifications.onLicenceExpiring, platform, { checkId: id, userId: to, expiresOn: '2031-03-01', days: 0 }),
	},
	{
		type: 'REPORT_DECIDED',
		name: 'ANOTHER_CAR',
		notify: (platform, to, id, names = odd) =>
			send(notifications.onReportDecided, platform, {
				...{ ...reportFor(to, id, names), outcome: 'ANOTHER_CAR', note: 'A mechanic is on the way.', refundJod: '71.00' },
				anotherCar: {
					...{ bookingId: id, carTitle: names.car, startAt: '2031-03-11T15:30:00+03:00', carriedJod: '71.00', toPayJod: '24.60' },
					...{ payBy: '2031-03-11T15:20:00+03:00', isConfirmed: false },
				},
			}),
	},
	{
		type: 'FINE_DECIDED',
		name: 'FINE_WITHDRAWN',
		notify: (platform, to, id, names = odd) => send(notifications.onFineWithdrawn, platform, fineFor(to, id, names)),
	},
];
