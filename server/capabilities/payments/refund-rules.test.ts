import { describe, expect, it } from 'vitest';
import { isForgottenRefund, refundAfterGoodwill } from './refund-rules.ts';

const payment = { amount_fils: 213_000n, refund_reserved_fils: 10_000n, goodwill_fils: 10_000n, goodwill_absorbed_fils: 0n };

describe('a refund of the charge after goodwill', () => {
	it.each([
		['a part: all of it is sent', {}, 106_500n, 106_500n, 0n],
		['exactly what is left', {}, 203_000n, 203_000n, 0n],
		['everything: the goodwill was a part of it', {}, 213_000n, 203_000n, 10_000n],
		['a little more than is left', {}, 203_010n, 203_000n, 10n],
		['everything, with nothing left to send', { refund_reserved_fils: 213_000n, goodwill_fils: 213_000n }, 213_000n, 0n, 213_000n],
		['more than goodwill explains: the rest is refused later', {}, 220_000n, 210_000n, 10_000n],
		['goodwill that was counted before', { goodwill_absorbed_fils: 10_000n }, 213_000n, 213_000n, 0n],
	])('%s', (_, changed, fils, sentFils, absorbedFils) => {
		expect(refundAfterGoodwill({ ...payment, ...changed }, fils)).toEqual({ sentFils, absorbedFils });
	});
});

describe('a refund at the gateway', () => {
	const known = [
		{ id: 'one', gatewayRefundId: '71' },
		{ id: 'two', gatewayRefundId: null },
	];
	it.each([
		['is ours: its id', { gatewayOperationId: '71', key: 'refund-gone-1' }, false],
		['is ours: an attempt whose answer was lost', { gatewayOperationId: '72', key: 'refund-two-3' }, false],
		['was made by a person', { gatewayOperationId: '73', key: null }, false],
		['was made for a payment in review', { gatewayOperationId: '74', key: 'review-one' }, false],
		['is forgotten', { gatewayOperationId: '75', key: 'refund-gone-1' }, true],
	])('%s', (_, refund, isForgotten) => {
		expect(isForgottenRefund(known, { state: 'DONE', amount: null, ...refund })).toBe(isForgotten);
	});
});
