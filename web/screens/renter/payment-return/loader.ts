/** Loader of the page: the payment and its booking. It does not wait long for the bank. */
import { listBookingChanges } from '#contract/booking-changes.ts';
import { getBooking } from '#contract/bookings.ts';
import { verifyPayment } from '#contract/payments.ts';
import type { LoadContext, Loader } from '#web/browser/loader.ts';
import { queryFor } from '#web/browser/queries.ts';

const CHECK_TIMEOUT_MS = 1500;

export const loader: Loader = ({ query }, load) => {
	const paymentId = query.get('paymentId');
	return paymentId ? Promise.race([loadPayment(paymentId, load), timeout()]) : Promise.resolve();
};

async function loadPayment(paymentId: string, load: LoadContext): Promise<void> {
	const payment = await load.main(queryFor(verifyPayment, { params: { paymentId } }));
	if (!payment) return;
	const params = { id: payment.bookingId };
	const isUnpaidChange = payment.purpose === 'CHANGE' && payment.status === 'FAILED';
	await Promise.all([
		load.one(queryFor(getBooking, { params })),
		...(isUnpaidChange ? [load.one(queryFor(listBookingChanges, { params }))] : []),
	]);
}

const timeout = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, CHECK_TIMEOUT_MS));
