/** Opens the gateway's page for a booking, a change of it, or a claim. The attempt is written before the gateway is called; a repeated request returns the same page. */
import { formatFils, jod } from '#contract/money.ts';
import { type Language, refuse } from '#server/platform/base/refusal.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue, priority } from '#server/platform/jobs/jobs.ts';
import { CheckoutLost, GatewayRefusal, GatewayUnreachable } from '#server/providers/gateway/port.ts';
import { checkPayment } from './jobs.ts';
import { gatewayOf, type PaymentPlatform } from './payment-platform.ts';
import { nextCheckAt } from './rules.ts';
import {
	changePayment,
	insertPayment,
	openChangePaymentOf,
	openClaimPaymentOf,
	openPaymentOf,
	type PaymentRow,
	setCheckout,
} from './sql.ts';

export type Checkout = { redirectUrl: string; paymentId: string };
type Asked = { bookingId: string; payerId: string; payUntil: Date };
export type ChargeOf = Asked & { rentalFils: bigint; depositFils: bigint };
/** The difference of a change: what it adds to rental and deposit. */
export type ChangeChargeOf = ChargeOf & { changeId: string };
/** `ownerId`: who receives the money. `claimFils`: the excess over the deposit, a multiple of 10. */
export type ClaimChargeOf = Asked & { claimId: string; ownerId: string; claimFils: bigint };

/** `charge` runs under the booking's lock, in the transaction that writes the attempt, and throws if the booking cannot be paid. */
export async function openCheckout(
	platform: PaymentPlatform,
	language: Language,
	charge: (tx: Transaction) => Promise<ChargeOf>,
): Promise<Checkout> {
	return open(platform, language, async (tx) => {
		const charged = await charge(tx);
		return (await openPaymentOf(tx, charged.bookingId)) ?? writeAttempt(platform, tx, { purpose: 'BOOKING', ...charged });
	});
}

/** As `openCheckout`, for the difference of a change. `charge` takes the booking's lock. */
export async function openChangeCheckout(
	platform: PaymentPlatform,
	language: Language,
	charge: (tx: Transaction) => Promise<ChangeChargeOf>,
): Promise<Checkout> {
	return open(platform, language, async (tx) => {
		const charged = await charge(tx);
		return (await openChangePaymentOf(tx, charged.changeId)) ?? writeAttempt(platform, tx, { purpose: 'CHANGE', ...charged });
	});
}

/** As `openCheckout`, for the excess of a claim. `charge` takes the booking's lock. */
export async function openClaimCheckout(
	platform: PaymentPlatform,
	language: Language,
	charge: (tx: Transaction) => Promise<ClaimChargeOf>,
): Promise<Checkout> {
	return open(platform, language, async (tx) => {
		const charged = await charge(tx);
		return (await openClaimPaymentOf(tx, charged.claimId)) ?? writeAttempt(platform, tx, { purpose: 'CLAIM', ...charged });
	});
}

type Write = (tx: Transaction) => Promise<PaymentRow>;

async function open(platform: PaymentPlatform, language: Language, write: Write): Promise<Checkout> {
	try {
		return await openAttempt(platform, language, write);
	} catch (error) {
		if (!(error instanceof CheckoutLost)) throw error;
		// The gateway has a page without a usable address; that attempt is over, so a new one is opened.
		return openAttempt(platform, language, write);
	}
}

async function openAttempt(platform: PaymentPlatform, language: Language, write: Write): Promise<Checkout> {
	const attempt = await inTransaction(platform.db, write);
	if (attempt.redirect_url) return { redirectUrl: attempt.redirect_url, paymentId: attempt.id };
	try {
		const amount = jod(attempt.amount_fils);
		const gateway = gatewayOf(platform, attempt);
		const checkout = await gateway.createCheckout({
			attemptId: attempt.id,
			amount,
			returnUrl: platform.publicUrl + (gateway.verifyReturn ? `/api/payments/return/${gateway.name}` : '/payment/return'),
			callbackUrl: `${platform.publicUrl}/api/payments/webhook/${gateway.name}`,
			// The gateway returns the earlier invoice for a known key even if the amount differs, so the amount is part of the key.
			key: `${attempt.id}-${formatFils(attempt.amount_fils)}-${amount.currency}`,
			language,
		});
		await setCheckout(platform.db, attempt.id, checkout);
		return { redirectUrl: checkout.redirectUrl, paymentId: attempt.id };
	} catch (error) {
		if (!(error instanceof GatewayRefusal) && !(error instanceof GatewayUnreachable)) throw error;
		platform.log.error({ err: error, paymentId: attempt.id }, 'the gateway opened no checkout');
		// A refusal is final, so the next request is a new attempt. After a missing answer the attempt stays open and the same key is used again.
		if (error instanceof GatewayRefusal) await changePayment(platform.db, attempt.id, { state: 'FAILED', failure_code: 'NOT_OPENED' });
		if (error instanceof CheckoutLost) throw error;
		throw refuse('GATEWAY_UNAVAILABLE');
	}
}

type NewAttempt = ({ purpose: 'BOOKING' } & ChargeOf) | ({ purpose: 'CHANGE' } & ChangeChargeOf) | ({ purpose: 'CLAIM' } & ClaimChargeOf);

async function writeAttempt(platform: PaymentPlatform, tx: Transaction, newAttempt: NewAttempt): Promise<PaymentRow> {
	const now = platform.clock.now();
	const attempt = await insertPayment(tx, { ...newAttempt, gateway: platform.gateways.forNew.name, now });
	const runAt = nextCheckAt(now, now);
	if (runAt) await enqueue(tx, checkPayment, { paymentId: attempt.id }, { runAt, key: `check-${attempt.id}`, priority: priority.money });
	return attempt;
}
