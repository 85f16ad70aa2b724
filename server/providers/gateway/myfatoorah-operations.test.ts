import { describe, expect, test } from 'vitest';
import { jod } from '#contract/money.ts';
import { simulateGateway } from '#tests/support/simulated-gateway.ts';
import { GatewayRefusal, GatewayUnreachable } from './port.ts';

const { control, gateway, givingUp, paid } = await simulateGateway();

describe('a refund', () => {
	const refunds = async () => (await control.invoices()).flatMap((invoice) => invoice.refunds);

	test('is pending, then done', async () => {
		const { paymentId } = await paid();
		const asked = await gateway.refund(paymentId, jod(106_505n), 'r1');
		expect(asked).toMatchObject({ state: 'PENDING', amount: jod(106_505n) });
		await control.endRefund({ refundId: asked.gatewayOperationId });
		expect(await gateway.getRefund(asked.gatewayOperationId)).toEqual({ ...asked, state: 'DONE' });
	});

	test('completes by itself after its delay', async () => {
		await control.settings({ refundMs: 0 });
		const { paymentId } = await paid();
		const { gatewayOperationId } = await gateway.refund(paymentId, jod(1_000n), 'r1');
		expect(await gateway.getRefund(gatewayOperationId)).toMatchObject({ state: 'DONE' });
	});

	test('that is stuck stays pending; that is cancelled is refused', async () => {
		await control.settings({ refundMs: 0 });
		const { paymentId } = await paid();
		await control.nextRefund({ outcome: 'stuck' });
		const stuck = await gateway.refund(paymentId, jod(1_000n), 'r1');
		expect(await gateway.getRefund(stuck.gatewayOperationId)).toMatchObject({ state: 'PENDING' });
		await control.nextRefund({ outcome: 'cancelled' });
		const cancelled = await gateway.refund(paymentId, jod(213_000n - 1_000n), 'r2');
		expect(await gateway.getRefund(cancelled.gatewayOperationId)).toMatchObject({ state: 'REFUSED' });
		// A cancelled refund may be requested again under a new key.
		expect(await gateway.refund(paymentId, jod(213_000n - 1_000n), 'r3')).toMatchObject({ state: 'PENDING' });
	});

	test.each(['hang', 'drop'] as const)('whose answer is lost (%s) is found by a repeated request: one refund', async (answer) => {
		const { paymentId } = await paid();
		await control.fault({ call: 'refund', answer, recorded: true });
		await expect(givingUp(refunds).refund(paymentId, jod(50_000n), 'r1')).rejects.toBeInstanceOf(GatewayUnreachable);
		const found = await gateway.refund(paymentId, jod(50_000n), 'r1');
		expect(await refunds()).toMatchObject([{ refundId: found.gatewayOperationId, amount: '50.00' }]);
	});

	test('requested twice is one refund, and its key is refused for another amount', async () => {
		const { paymentId } = await paid();
		const first = await gateway.refund(paymentId, jod(50_000n), 'r1');
		await control.endRefund({ refundId: first.gatewayOperationId });
		expect(await gateway.refund(paymentId, jod(50_000n), 'r1')).toEqual({ ...first, state: 'DONE' });
		await expect(gateway.refund(paymentId, jod(60_000n), 'r1')).rejects.toMatchObject({ status: 409 });
		expect(await refunds()).toHaveLength(1);
	});

	test('that we made and no longer know replaces one of the same amount', async () => {
		const { paymentId } = await paid();
		const made = await gateway.refund(paymentId, jod(50_000n), 'r1');
		expect(await gateway.listRefunds(paymentId)).toEqual([{ ...made, key: 'r1' }]);
		const isForgotten = ({ key }: { key: string | null }) => key === 'r1';
		expect(await gateway.refund(paymentId, jod(50_000n), 'r2', isForgotten)).toEqual(made);
		expect(await gateway.refund(paymentId, jod(60_000n), 'r3', isForgotten)).not.toMatchObject({
			gatewayOperationId: made.gatewayOperationId,
		});
		expect(await gateway.refund(paymentId, jod(50_000n), 'r4', () => false)).not.toMatchObject({
			gatewayOperationId: made.gatewayOperationId,
		});
		expect(await refunds()).toHaveLength(3);
		expect(await gateway.listRefunds('070712345')).toEqual([]);
	});

	test('in parts, never more than the payment', async () => {
		const { paymentId } = await paid();
		await gateway.refund(paymentId, jod(200_000n), 'r1');
		await expect(gateway.refund(paymentId, jod(13_001n), 'r2')).rejects.toMatchObject({ status: 400 });
		expect(await gateway.refund(paymentId, jod(13_000n), 'r3')).toMatchObject({ state: 'PENDING' });
		expect(await refunds()).toHaveLength(2);
	});

	test('of a payment that failed, or is unknown, is refused', async () => {
		const { paymentId } = await paid('4000 0000 0000 0002');
		await expect(gateway.refund(paymentId, jod(1_000n), 'r1')).rejects.toBeInstanceOf(GatewayRefusal);
		await expect(gateway.refund('070712345', jod(1_000n), 'r1')).rejects.toMatchObject({ status: 404 });
		await expect(gateway.getRefund('12345')).rejects.toMatchObject({ status: 404 });
	});
});
