/** Disputes of the payment applied to the booking, through the gateway's notices. */
import type { World } from './world.ts';

export async function sendDisputeWebhook(world: World, bookingId: string, status: 'PENDING' | 'RESOLVED' | 'LOST'): Promise<void> {
	const { gateway_order_id } = await world.running.platform.db
		.selectFrom('payments')
		.select('gateway_order_id')
		.where('booking_id', '=', bookingId)
		.where('kept', '=', true)
		.where('purpose', '=', 'BOOKING')
		.executeTakeFirstOrThrow();
	await world.gateway.dispute({ invoiceId: gateway_order_id ?? '', status });
	await world.gateway.flushWebhooks();
	await world.runJobs();
}
