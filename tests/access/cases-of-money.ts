/** Access to payments, settlements, payouts and the ledger. */

import { forAdmins, hidden, on, parties, type Table } from './access-case.ts';
import type { ActorName } from './actors.ts';
import * as fresh from './fixtures.ts';
import * as money from './money-fixtures.ts';
import { aDifference } from './seed-money.ts';

const bankReference = { bankReference: 'FT-1' };
/** The first admin decides; the second one gets 409. */
const once = { by: { admin: 200, superAdmin: 409 } };

const aDraft = { percent: 10, validFrom: '2031-01-01', validUntil: '2031-12-31' };
const ownDraft = { body: (who: ActorName) => ({ ...aDraft, code: `BY${who.toUpperCase()}` }) };

export const rowsOfMoney = {
	'POST /api/admin/promo-codes': { admits: 'admins', input: () => ownDraft },
	'POST /api/admin/promo-codes/{id}/end': { admits: 'admins', input: on(money.aCodeOfPlatform) },
	// Any signed-in user may create a code of their own; without a car, it cannot be used.
	'POST /api/owner/promo-codes': { input: () => ownDraft },
	'POST /api/owner/promo-codes/{id}/end': { input: on(money.aCodeOfOwner), by: { owner: 200 }, others: hidden },

	'GET /api/payments/methods': { admits: 'anyone' },
	'POST /api/payments/initiate': {
		input: async (actors) => ({ body: { bookingId: (await fresh.aHold(actors)).id } }),
		by: { renter: 200 },
		others: hidden,
	},
	'GET /api/payments/verify/{paymentId}': {
		input: ({ paymentId }) => ({ params: { paymentId } }),
		by: { renter: 200 },
		others: hidden,
	},
	// Not signed.
	'POST /api/payments/webhook/{gateway}': { admits: 'anyone', input: () => ({ params: { gateway: 'myfatoorah' } }), others: 400 },
	'POST /api/payments/return/{gateway}': { admits: 'anyone', input: () => ({ params: { gateway: 'paytabs' } }), others: 400 },
	'GET /api/bookings/{id}/payments': { input: on((actors) => actors.money.trip), by: { renter: 200 }, others: hidden },
	'PATCH /api/admin/refunds/{id}/retry': { admits: 'admins', input: on(money.anAbandonedRefund), ...once },
	'PATCH /api/admin/payments/{id}/review': {
		admits: 'admins',
		input: on(money.aPaymentInReview, { body: { decision: 'REJECT', note: 'Not what was asked for.' } }),
		...once,
	},

	'GET /api/admin/ledger/bookings/{id}': { admits: 'admins', input: on((actors) => actors.money.trip), by: forAdmins },
	'PATCH /api/admin/reconciliation/{id}/resolve': {
		admits: 'admins',
		input: async ({ world }) => ({ params: { id: await aDifference(world) } }),
		...once,
	},
	'PATCH /api/admin/alerts/{id}/close': { admits: 'admins', input: on(money.anAlert), ...once },

	'GET /api/settlement/booking/{bookingId}': {
		input: (actors) => ({ params: { bookingId: actors.money.trip.id } }),
		by: { owner: 200, ...forAdmins },
		others: hidden,
	},
	// Other rows of this table add newer earnings, so a page must be long enough to contain all.
	'GET /api/owner/earnings': { input: () => ({ query: { limit: '100' } }) },
	'GET /api/settlements': { admits: 'admins' },
	'GET /api/settlements/summary': { admits: 'admins' },
	'PATCH /api/owner/bookings/{id}/release-deposit': { input: on(fresh.aTripThatIsOver), by: { owner: 200 }, others: hidden },
	'PATCH /api/settlement/{id}/status': {
		admits: 'admins',
		input: on(money.aSettlement, { body: { status: 'PENDING' } }),
		by: forAdmins,
	},

	'PUT /api/owner/payout-details': {
		input: ({ world, money: { trip } }) => {
			// Saving payout details retries a failed payout.
			world.clock.moveTo(trip.endsAt);
			return { body: (who: ActorName) => ({ kind: 'CLIQ', cliqAlias: `ZQNEW${who.toUpperCase()}`.slice(0, 10) }) };
		},
	},
	'POST /api/admin/payout-batches': {
		admits: 'admins',
		input: async (actors) => ({ body: { payoutIds: [(await money.aPayout(actors)).id] } }),
		by: { admin: 201, superAdmin: 409 },
	},
	'GET /api/admin/payout-batches/{id}': { admits: 'admins', input: on((actors) => ({ id: actors.money.batchId })), by: forAdmins },
	// Contains full account numbers.
	'GET /api/admin/payout-batches/{id}/file': { admits: 'admins', input: on((actors) => ({ id: actors.money.batchId })), by: forAdmins },
	// Repeating the call with the same reference returns the same response, so both admins get 200.
	'PATCH /api/admin/payout-batches/{id}/paid': { admits: 'admins', input: on(money.aBatch, { body: bankReference }), by: forAdmins },
	'PATCH /api/admin/payouts/{id}/paid': { admits: 'admins', input: on(money.aSentPayout, { body: bankReference }), by: forAdmins },
	// The bank's reason is for admins; the owner reads what to do.
	'PATCH /api/admin/payouts/{id}/failed': { admits: 'admins', input: on(money.aSentPayout, { body: { reason: 'Zq-bank-said' } }), ...once },
	// The invoice of the fee is between the platform and the owner; the renter's list of it is empty.
	'GET /api/bookings/{id}/invoices': { input: on((actors) => actors.money.trip), by: parties, others: hidden },
	'GET /api/invoices/{id}': { input: on(money.anInvoice), by: { owner: 200, ...forAdmins }, others: hidden },
	'GET /api/invoices/{id}/ubl.xml': { input: on(money.anInvoice), by: { owner: 200, ...forAdmins }, others: hidden },
	'PATCH /api/admin/payouts/{id}/retry': { admits: 'admins', input: on(money.aFailedPayout), ...once },
} satisfies Table;
