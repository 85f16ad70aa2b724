/** Access to payments, settlements, payouts and the ledger. */

import { forAdmins, hidden, on, parties, type Table } from './access-case.ts';
import type { Who } from './actors.ts';
import * as fresh from './fixtures.ts';
import * as money from './money-fixtures.ts';
import { aDifference } from './seed-money.ts';

const bankReference = { bankReference: 'FT-1' };
/** The first admin decides; the second one gets 409. */
const once = { by: { admin: 200, superAdmin: 409 } };

const aDraft = { percent: 10, validFrom: '2031-01-01', validUntil: '2031-12-31' };
const ownDraft = { body: (who: Who) => ({ ...aDraft, code: `BY${who.toUpperCase()}` }) };

export const rowsOfMoney = {
	'POST /api/admin/promo-codes': { letsIn: 'admins', given: () => ownDraft },
	'POST /api/admin/promo-codes/{id}/end': { letsIn: 'admins', given: on(money.aCodeOfPlatform) },
	// Any signed-in user may create a code of their own; without a car, it cannot be used.
	'POST /api/owner/promo-codes': { given: () => ownDraft },
	'POST /api/owner/promo-codes/{id}/end': { given: on(money.aCodeOfOwner), by: { owner: 200 }, others: hidden },

	'GET /api/payments/methods': { letsIn: 'anyone' },
	'POST /api/payments/initiate': {
		given: async (actors) => ({ body: { bookingId: (await fresh.aHold(actors)).id } }),
		by: { renter: 200 },
		others: hidden,
	},
	'GET /api/payments/verify/{paymentId}': {
		given: ({ paymentId }) => ({ params: { paymentId } }),
		by: { renter: 200 },
		others: hidden,
	},
	// Not signed.
	'POST /api/payments/webhook/{gateway}': { letsIn: 'anyone', given: () => ({ params: { gateway: 'myfatoorah' } }), others: 400 },
	'POST /api/payments/return/{gateway}': { letsIn: 'anyone', given: () => ({ params: { gateway: 'paytabs' } }), others: 400 },
	'GET /api/bookings/{id}/payments': { given: on((actors) => actors.money.trip), by: { renter: 200 }, others: hidden },
	'PATCH /api/admin/refunds/{id}/retry': { letsIn: 'admins', given: on(money.anAbandonedRefund), ...once },
	'PATCH /api/admin/payments/{id}/review': {
		letsIn: 'admins',
		given: on(money.aPaymentInReview, { body: { decision: 'REJECT', note: 'Not what was asked for.' } }),
		...once,
	},

	'GET /api/admin/ledger/bookings/{id}': { letsIn: 'admins', given: on((actors) => actors.money.trip), by: forAdmins },
	'PATCH /api/admin/reconciliation/{id}/resolve': {
		letsIn: 'admins',
		given: async ({ world }) => ({ params: { id: await aDifference(world) } }),
		...once,
	},
	'PATCH /api/admin/alerts/{id}/close': { letsIn: 'admins', given: on(money.anAlert), ...once },

	'GET /api/settlement/booking/{bookingId}': {
		given: (actors) => ({ params: { bookingId: actors.money.trip.id } }),
		by: { owner: 200, ...forAdmins },
		others: hidden,
	},
	// Other rows of this table add newer earnings, so a page must be long enough to contain all.
	'GET /api/owner/earnings': { given: () => ({ query: { limit: '100' } }) },
	'GET /api/settlements': { letsIn: 'admins' },
	'GET /api/settlements/summary': { letsIn: 'admins' },
	'PATCH /api/owner/bookings/{id}/release-deposit': { given: on(fresh.aTripThatIsOver), by: { owner: 200 }, others: hidden },
	'PATCH /api/settlement/{id}/status': {
		letsIn: 'admins',
		given: on(money.aSettlement, { body: { status: 'PENDING' } }),
		by: forAdmins,
	},

	'PUT /api/owner/payout-details': {
		given: ({ world, money: { trip } }) => {
			// Saving payout details retries a failed payout.
			world.clock.moveTo(trip.endsAt);
			return { body: (who: Who) => ({ kind: 'CLIQ', cliqAlias: `ZQNEW${who.toUpperCase()}`.slice(0, 10) }) };
		},
	},
	'POST /api/admin/payout-batches': {
		letsIn: 'admins',
		given: async (actors) => ({ body: { payoutIds: [(await money.aPayout(actors)).id] } }),
		by: { admin: 201, superAdmin: 409 },
	},
	'GET /api/admin/payout-batches/{id}': { letsIn: 'admins', given: on((actors) => ({ id: actors.money.batchId })), by: forAdmins },
	// Contains full account numbers.
	'GET /api/admin/payout-batches/{id}/file': { letsIn: 'admins', given: on((actors) => ({ id: actors.money.batchId })), by: forAdmins },
	// Repeating the call with the same reference returns the same response, so both admins get 200.
	'PATCH /api/admin/payout-batches/{id}/paid': { letsIn: 'admins', given: on(money.aBatch, { body: bankReference }), by: forAdmins },
	'PATCH /api/admin/payouts/{id}/paid': { letsIn: 'admins', given: on(money.aSentPayout, { body: bankReference }), by: forAdmins },
	// The bank's reason is for admins; the owner reads what to do.
	'PATCH /api/admin/payouts/{id}/failed': { letsIn: 'admins', given: on(money.aSentPayout, { body: { reason: 'Zq-bank-said' } }), ...once },
	// The invoice of the fee is between the platform and the owner; the renter's list of it is empty.
	'GET /api/bookings/{id}/invoices': { given: on((actors) => actors.money.trip), by: parties, others: hidden },
	'GET /api/invoices/{id}': { given: on(money.anInvoice), by: { owner: 200, ...forAdmins }, others: hidden },
	'GET /api/invoices/{id}/ubl.xml': { given: on(money.anInvoice), by: { owner: 200, ...forAdmins }, others: hidden },
	'PATCH /api/admin/payouts/{id}/retry': { letsIn: 'admins', given: on(money.aFailedPayout), ...once },
} satisfies Table;
