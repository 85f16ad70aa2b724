/** Each result of a payment that may need help links to the support with that payment. */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Payment } from '#contract/payments.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { ApiError } from '#web/browser/fetching.ts';
import { contextFrom } from '#web/features/support/ticket-context.ts';
import { loadArea, screenAt } from '#web/routes/screens.ts';
import { Failed } from './failed.tsx';
import { Pending } from './pending.tsx';
import PaymentReturnScreen from './route.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';
import { VerificationFailed } from './verification-failed.tsx';

const id = '7d1f0d0e-8a53-4b5f-9f43-0c1c2f3c9a11';
const payment: Payment = {
	...{ id, status: 'FAILED', amountJod: '213.00', bookingId: '5f0a5f66-5df4-4d6c-9b5e-2b2c1d2e3f40', purpose: 'BOOKING' },
	...{ claimId: null, changeId: null, reference: 'MW-77AB', gatewayReference: null, failureCode: 'DECLINED', mayRetry: true, refunds: [] },
};
const checked = {
	payment: { ...payment, status: 'PENDING' as const },
	error: null,
	checking: false,
	goesOn: false,
	check: () => undefined,
};
const lost = new ApiError(503, 'GATEWAY_UNAVAILABLE', 'The payment service cannot be reached.');
const foreign = new ApiError(404, 'PAYMENT_NOT_FOUND', 'There is no such payment.');
const again = { retry: () => undefined, busy: false };

const results = [
	['a declined card', <Failed key="a" payment={payment} />],
	['a cancelled payment of an ended hold', <Failed key="b" payment={{ ...payment, failureCode: 'CANCELLED', mayRetry: false }} />],
	['a failed payment of a change', <Failed key="c" payment={{ ...payment, purpose: 'CHANGE' }} />],
	['a failed payment of a claim', <Failed key="d" payment={{ ...payment, purpose: 'CLAIM' }} />],
	['a payment that is still open', <Pending key="e" verification={checked} />],
	['a payment whose result is unknown', <VerificationFailed key="f" paymentId={id} error={lost} {...again} />],
] as const;

describe.each([
	['en', en, 'Contact support'],
	['ar', ar, 'تواصل مع الدعم'],
] as const)('in %s', (language, screenTexts, label) => {
	const linkOf = () => screen.getByRole('link', { name: label }).getAttribute('href') ?? '';

	it.each(results)('%s', async (_, part) => {
		renderPart(part, { language, screenTexts, transport: () => new Promise(() => undefined) });
		const address = new URL(linkOf(), 'http://mishwar.test');
		expect(contextFrom(address.searchParams)).toEqual({ kind: 'payment', id });
		await loadArea(address.pathname);
		expect(screenAt(address.pathname).screen.path).toBe('/support');
	});

	it('an address without a payment has no subject', () => {
		renderPart(<PaymentReturnScreen />, { language, screenTexts });
		expect(linkOf()).toBe('/support');
	});

	it('the payment of another person is not the subject', () => {
		renderPart(<VerificationFailed paymentId={id} error={foreign} {...again} />, { language, screenTexts });
		expect(linkOf()).toBe('/support');
	});

	it('a payment that is still being checked has no support link yet', () => {
		renderPart(<Pending verification={{ ...checked, goesOn: true }} />, {
			language,
			screenTexts,
			transport: () => new Promise(() => undefined),
		});
		expect(screen.queryByRole('link', { name: label })).toBeNull();
	});
});
