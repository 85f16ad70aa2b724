/** Routes of the calls about bookings. */
import * as contract from '#contract/bookings.ts';
import { exportOwnerBookings } from '#contract/car-import.ts';
import { initiatePayment } from '#contract/payments.ts';
import { quoteWithCode as quoteWithCodeCall } from '#contract/promo-codes.ts';
import { getQuote } from '#contract/quotes.ts';
import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, bindCached, type Route } from '#server/platform/http/route.ts';
import { answerRequest } from './answer-request.ts';
import { exportBookings } from './export-bookings.ts';
import { payBooking } from './pay-booking.ts';
import { quoteWithCode } from './promo.ts';
import { quoteStay } from './quote.ts';
import { type BookingPage, readBooking, readBookings, readDashboard, readOwnerBookings } from './read-bookings.ts';
import { requestBooking } from './request-booking.ts';

function answerWithPage({ bookings, next, total }: BookingPage, call: { headers: Headers; request: Request }) {
	setPage(call, { next, total });
	return bookings;
}

export const bookingRoutes = (platform: PaymentPlatform): Route[] => [
	bindCached(getQuote, ({ params, query, addCacheTags }) => {
		addCacheTags(`car:${params.id}`, `days:${params.id}`, 'settings');
		return quoteStay(platform, params.id, query);
	}),
	bind(quoteWithCodeCall, ({ caller, params, body }) => quoteWithCode(platform, caller, params.id, body)),
	bind(contract.requestBooking, ({ caller, body, saveResponse }) => requestBooking(platform, caller, body, saveResponse)),
	bind(contract.getBooking, ({ caller, params }) => readBooking(platform, caller, params.id)),
	bind(contract.listBookings, async (call) => answerWithPage(await readBookings(platform, call.caller, call.query), call)),
	bind(exportOwnerBookings, ({ caller, query }) => exportBookings(platform, caller, query.lang)),
	bind(contract.listOwnerBookings, async (call) => answerWithPage(await readOwnerBookings(platform, call.caller, call.query), call)),
	bind(contract.acceptBooking, ({ caller, params, saveResponse }) =>
		answerRequest(platform, caller, params.id, { event: 'ACCEPT', saveResponse }),
	),
	bind(contract.declineBooking, ({ caller, params, body, saveResponse }) =>
		answerRequest(platform, caller, params.id, { event: 'DECLINE', saveResponse, ...(body.reason ? { reason: body.reason } : {}) }),
	),
	bind(contract.ownerDashboard, ({ caller }) => readDashboard(platform, caller)),
	// Here and not in payments: only bookings know whether one may be paid.
	bind(initiatePayment, ({ caller, body, language }) => payBooking(platform, caller, body.bookingId, language)),
];
