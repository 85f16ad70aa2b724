/** After a failed payment for a change, the page says until when it can still be paid, or that it no longer can. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listBookingChanges } from '#contract/booking-changes.ts';
import type { Payment } from '#contract/payments.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { Failed } from './failed.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const changeId = '7d1f0d0e-8a53-4b5f-9f43-0c1c2f3c9a11';
const payment: Payment = {
	...{ id: changeId, status: 'FAILED', amountJod: '71.00', bookingId: '5f0a5f66-5df4-4d6c-9b5e-2b2c1d2e3f40', purpose: 'CHANGE' },
	...{ claimId: null, changeId, reference: 'MW-77AB', gatewayReference: null, failureCode: 'DECLINED', mayRetry: true, refunds: [] },
};
const held = { id: changeId, state: 'AWAITING_PAYMENT', payBy: '2099-03-10T10:30:00+03:00', allowedActions: ['PAY', 'WITHDRAW'] };

it.each([
	['held', 'en', held, /^You can pay for this change from the booking until .*10:30.*\.$/],
	['held, in Arabic', 'ar', held, /من صفحة الحجز حتى .*10:30/],
	['held until now', 'en', { ...held, payBy: '2001-03-10T10:30:00+03:00' }, en.failed.changeOver],
	['expired', 'en', { ...held, state: 'EXPIRED', payBy: null, allowedActions: [] }, en.failed.changeOver],
	['expired, in Arabic', 'ar', { ...held, state: 'EXPIRED', payBy: null, allowedActions: [] }, ar.failed.changeOver],
	['paid by another attempt', 'en', { ...held, state: 'APPLIED', payBy: null, allowedActions: [] }, en.paid.hintChange],
] as const)('%s', async (_, language, change, text) => {
	renderPart(<Failed payment={payment} />, {
		...{ language, screenTexts: { en, ar }[language] },
		transport: async (url) =>
			String(url).endsWith(listBookingChanges.path.split('/').at(-1) ?? '')
				? Response.json({ changes: [change], mayPropose: false, mayMovePickup: false, freeUntil: null })
				: new Promise(() => undefined),
	});
	await screen.findByText(text);
	expect(document.body.textContent).not.toContain(en.failed.claim);
});
