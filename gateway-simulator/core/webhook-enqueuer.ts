/** Turns the core's news into webhooks in the queue, each written by the wire that its invoice came in by. */
import type { Core, GatewayEvent, GatewayProtocol } from './core.ts';
import { addDelivery } from './deliveries.ts';

const wireName = (event: GatewayEvent): string => (event.kind === 'transfer' ? event.wire : event.invoice.wire);

/** An address by the wire's name wins over the one that an invoice was created with, as a setting of the operator's own. */
export function createWebhookEnqueuer(
	core: Pick<Core, 'database' | 'settings' | 'now'>,
	wires: readonly GatewayProtocol[],
	webhookUrls: Readonly<Record<string, string | undefined>>,
): Core['announce'] {
	return (event, { delayMs, copies, forged = false, url }) => {
		const wire = wires.find(({ name }) => name === wireName(event));
		const address = url ?? webhookUrls[wireName(event)] ?? (event.kind === 'transfer' ? event.webhookUrl : event.invoice.webhookUrl);
		if (!wire || !address) return [];
		const webhook = wire.writeWebhook(event, forged);
		if (!webhook) return [];
		const held = core.settings.get('holdWebhooks');
		const dueAt = core.now() + delayMs;
		return Array.from({ length: copies }, () => addDelivery(core.database, { ...webhook, url: address, held, dueAt }));
	};
}
