/** The gateway's first transfer: charges and refunds up to two days ago are in the bank and match the ledger. */
import { randomUUID } from 'node:crypto';
import { DAY_MS } from '#contract/time.ts';
import { reconcileGateway } from '#server/capabilities/reconciliation/index.ts';
import type { SeedContext } from './seed-context.ts';

const NOT_YET_MS = 2 * DAY_MS;

export async function payOut({ platform, gateway, now }: SeedContext): Promise<void> {
	// Not every gateway reports transfers.
	if (!platform.gateways.forNew.listTransfers) return;
	const notYet = now.getTime() - NOT_YET_MS;
	const paid = await platform.db.selectFrom('payments').select(['gateway_order_id', 'paid_at']).where('paid_at', 'is not', null).execute();
	const late = paid.filter(({ paid_at }) => Number(paid_at) > notYet);
	// Without such bookings there is nothing to transfer.
	if (late.length === paid.length) return;
	const { reference } = await gateway.transfer({ leaveOut: late.flatMap(({ gateway_order_id }) => gateway_order_id ?? []) });
	// Its notice is sent before anything listens.
	await platform.db
		.insertInto('gateway_notices')
		.values({
			id: randomUUID(),
			gateway: platform.gateways.forNew.name,
			dedupe: `demo:${reference}`,
			kind: 'transfer',
			hints: [reference],
			received_at: now,
			handled_at: now,
		})
		.execute();
	await reconcileGateway(platform, null);
}
