/** Routes of the calls about the life cycle of a booking. */
import { adminBookings } from '#contract/admin.ts';
import * as contract from '#contract/booking-life.ts';
import { getReceipt, getRentalAgreement } from '#contract/booking-papers.ts';
import { todaysHandovers } from '#contract/handover.ts';
import { bookingPayments } from '#contract/payments.ts';
import * as rebooking from '#contract/rebooking.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { readAgreement, readReceipt } from './booking-documents.ts';
import { calendarFile } from './calendar-file.ts';
import { cancelAsAdmin, cancelBooking, previewCancellation } from './cancel-booking.ts';
import { contestNoShow, decideNoShow, reportNoShow } from './no-show.ts';
import { excuseCancellation } from './owner-cancellations/excuse-cancellation.ts';
import { readAdminBookings } from './read-admin-bookings.ts';
import { readBookingPayments } from './read-bookings.ts';
import { readHistory, readHistoryCars } from './read-history.ts';
import { readTodaysHandovers } from './read-todays-handovers.ts';
import { readAlternatives, rebook, returnHeldMoney } from './rebooking/rebook-booking.ts';
import { getBookingTimeline } from './timeline.ts';

export const bookingLifeRoutes = (platform: Platform): Route[] => [
	bind(contract.getCancellation, ({ caller, params }) => previewCancellation(platform, caller, params.id)),
	bind(contract.cancelBooking, ({ caller, params, body, saveResponse }) =>
		cancelBooking(platform, caller, params.id, { ...body, saveResponse }),
	),
	bind(contract.cancelBookingAsAdmin, ({ caller, params, body, saveResponse }) =>
		cancelAsAdmin(platform, caller, params.id, { reason: body.reason, saveResponse }),
	),
	bind(contract.reportNoShow, ({ caller, params }) => reportNoShow(platform, caller, params.id)),
	bind(contract.contestNoShow, ({ caller, params, body }) => contestNoShow(platform, caller, params.id, body.reason)),
	bind(contract.decideNoShow, ({ caller, params, body }) => decideNoShow(platform, caller, params.id, body.upheld)),
	bind(contract.excuseCancellation, ({ caller, params, body }) => excuseCancellation(platform, caller, params.id, body.reason)),
	bind(contract.getBookingStory, ({ caller, params }) => getBookingTimeline(platform, caller, params.id)),
	bind(bookingPayments, ({ caller, params }) => readBookingPayments(platform, caller, params.id)),
	bind(getRentalAgreement, ({ caller, params }) => readAgreement(platform, caller, params.id)),
	bind(getReceipt, ({ caller, params }) => readReceipt(platform, caller, params.id)),
	bind(contract.getCalendarFile, ({ caller, params, language }) => calendarFile(platform, caller, params.id, language)),
	bind(adminBookings, async ({ caller, query, headers, request }) => {
		const { bookings, next, total } = await readAdminBookings(platform, caller, query);
		setPage({ headers, request }, { next, total });
		return bookings;
	}),
	bind(todaysHandovers, ({ caller }) => readTodaysHandovers(platform, caller)),
	bind(contract.ownerHistoryCars, ({ caller }) => readHistoryCars(platform, caller)),
	bind(contract.ownerHistory, async ({ caller, query, headers, request }) => {
		const { bookings, next, total } = await readHistory(platform, caller, query);
		setPage({ headers, request }, { next, total });
		return bookings;
	}),
];

/** Routes of the calls about another car in place of a booking. */
export const rebookingRoutes = (platform: Platform): Route[] => [
	bind(rebooking.listAlternatives, ({ caller, params }) => readAlternatives(platform, caller, params.id)),
	bind(rebooking.returnHeldMoney, ({ caller, params }) => returnHeldMoney(platform, caller, params.id)),
	bind(rebooking.rebook, ({ caller, params, body, saveResponse }) => rebook(platform, caller, params.id, body, saveResponse)),
];
