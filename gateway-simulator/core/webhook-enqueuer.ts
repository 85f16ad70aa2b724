/** Queues webhooks for the core's events, written by the protocol of the invoice. */
import type { Core, GatewayEvent, GatewayProtocol } from './core.ts';
import { addDelivery } from './deliveries.ts';

const wireName = (event: GatewayEvent): string => (event.kind === 'transfer' ? event.wire : event.invoice.wire);

/** A configured address by protocol name takes precedence over the address in the invoice. */
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
