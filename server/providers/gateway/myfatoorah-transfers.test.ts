import { describe, expect, test } from 'vitest';
import { jod } from '#contract/money.ts';
import { openWebhookInbox } from '#gateway-simulator/control/webhook-inbox.ts';
import { GOOD_CARD, order, simulateGateway } from '#tests/support/simulated-gateway.ts';
import { GatewayUnreachable } from './port.ts';

const { control, connect, gateway, paid } = await simulateGateway();
const EPOCH = new Date(0);

/** A gateway that announced these transfers. */
const announcing = (...references: string[]) => connect({ announcedTransfers: async () => references });
const listed = async (...references: string[]) => (await announcing(...references).listTransfers?.(EPOCH)) ?? [];

describe('a transfer', () => {
	test('reports payments with their fees, and refunds, to the fils', async () => {
		const first = await paid();
		const second = await paid(GOOD_CARD, { amount: jod(35_505n) });
		const refund = await gateway.refund(first.paymentId, jod(106_500n), 'r1');
		await control.endRefund({ refundId: refund.gatewayOperationId });
		const { reference } = await control.transfer();
		expect(await listed(reference)).toEqual([
			{
				reference,
				paidOn: expect.any(Date),
				net: jod(213_000n - 5_325n + 35_505n - 888n - 106_500n),
				items: [
					{ gatewayPaymentId: first.paymentId, kind: 'payment', gross: jod(213_000n), fee: jod(5_325n) },
					{ gatewayPaymentId: second.paymentId, kind: 'payment', gross: jod(35_505n), fee: jod(888n) },
					{ gatewayPaymentId: first.paymentId, kind: 'refund', gross: jod(106_500n), fee: jod(0n) },
				],
			},
		]);
	});

	test('has the right moment, although its text has no time zone', async () => {
		const before = Date.now();
		await paid();
		const [transfer] = await listed((await control.transfer()).reference);
		expect(transfer?.paidOn.getTime()).toBeGreaterThanOrEqual(before);
		expect(transfer?.paidOn.getTime()).toBeLessThanOrEqual(Date.now());
	});

	test('contains each item once', async () => {
		await paid();
		await control.transfer();
		await expect(control.transfer()).rejects.toThrow('nothing to pay out');
		const { paymentId } = await paid();
		expect((await control.transfer()).items).toMatchObject([{ paymentId }]);
	});

	test('may have another fee, lack a payment, or contain a foreign one', async () => {
		const [dear, late] = [await paid(), await paid()];
		const fees = { [dear.gatewayOrderId]: '6.005' };
		const { reference } = await control.transfer({
			fees,
			leaveOut: [late.gatewayOrderId],
			unknown: [{ paymentId: '07079', amount: '10' }],
		});
		const [transfer] = await listed(reference);
		expect(transfer?.items).toMatchObject([
			{ gatewayPaymentId: dear.paymentId, fee: jod(6_005n) },
			{ gatewayPaymentId: '07079', gross: jod(10_000n), fee: jod(250n) },
		]);
		expect((await control.transfer({ feePercent: '1' })).items).toMatchObject([{ paymentId: late.paymentId, fee: '2.13' }]);
	});

	test('subtracts a disputed payment, and adds it again once it is won', async () => {
		const { gatewayOrderId, paymentId } = await paid();
		await control.transfer();
		await control.dispute({ invoiceId: gatewayOrderId });
		const taken = (await control.transfer()).reference;
		await control.dispute({ invoiceId: gatewayOrderId, status: 'RESOLVED' });
		const returned = (await control.transfer()).reference;
		expect(await listed(taken, returned)).toMatchObject([
			{ net: jod(-213_000n), items: [{ gatewayPaymentId: paymentId, kind: 'dispute', gross: jod(213_000n) }] },
			{ net: jod(213_000n), items: [{ gatewayPaymentId: paymentId, kind: 'dispute', gross: jod(-213_000n) }] },
		]);
	});

	test('is announced by a signed webhook that names it', async () => {
		const inbox = await openWebhookInbox();
		const { gatewayOrderId } = await gateway.createCheckout({ ...order(), callbackUrl: inbox.url });
		await control.pay({ invoiceId: gatewayOrderId, card: GOOD_CARD });
		await inbox.next();
		const { reference, net } = await control.transfer();
		const { raw, headers } = await inbox.next();
		expect(net).toBe('207.675');
		expect(gateway.verifyWebhook(raw, headers)).toMatchObject({ ok: true, kind: 'transfer', hints: [reference] });
		await inbox.close();
	});

	test('that was not announced, or that is unknown, is not reported', async () => {
		await paid();
		const { reference } = await control.transfer();
		expect(await listed()).toEqual([]);
		expect(await gateway.listTransfers?.(EPOCH)).toEqual([]);
		expect(await listed('2022000005', '../v3/payments', reference, reference)).toMatchObject([{ reference }]);
	});

	test('is requested again if no answer arrives', async () => {
		await paid();
		const { reference } = await control.transfer();
		await control.fault({ call: 'transfers', answer: 503 });
		expect(await listed(reference)).toHaveLength(1);
		await control.fault({ call: 'transfers', answer: 503, times: 3 });
		await expect(listed(reference)).rejects.toBeInstanceOf(GatewayUnreachable);
	});
});

test('a dispute is reported by its webhook, in signed fields only', async () => {
	const inbox = await openWebhookInbox();
	const { gatewayOrderId } = await gateway.createCheckout({ ...order(), callbackUrl: inbox.url });
	const { paymentId: gatewayPaymentId } = await control.pay({ invoiceId: gatewayOrderId, card: GOOD_CARD });
	await inbox.next();
	for (const [status, expected] of [
		['PENDING', 'PENDING'],
		['RESOLVED', 'WON'],
		['LOST', 'LOST'],
	] as const) {
		const { disputeId: id } = await control.dispute({ invoiceId: gatewayOrderId, status });
		const { raw, headers } = await inbox.next();
		expect(gateway.verifyWebhook(raw, headers)).toMatchObject({ ok: true, dispute: { id, status: expected, gatewayPaymentId } });
	}
	await inbox.close();
});
