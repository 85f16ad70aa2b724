/** Routes of the admin page for gateway reports and alerts. */
import * as contract from '#contract/reconciliation.ts';
import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { GatewayRefusal, GatewayUnreachable } from '#server/providers/gateway/port.ts';
import { closeOneAlert } from './close-alert.ts';
import { readAlerts, readReconciliation } from './read-reconciliation.ts';
import { reconcileGateway } from './reconcile-gateway.ts';
import { resolveDifference } from './resolve-difference.ts';

export const reconciliationRoutes = (platform: PaymentPlatform): Route[] => [
	bind(contract.getReconciliation, () => readReconciliation(platform)),
	bind(contract.runReconciliation, async ({ caller }) => {
		try {
			await reconcileGateway(platform, caller.userId);
		} catch (error) {
			if (error instanceof GatewayUnreachable || error instanceof GatewayRefusal) throw refuse('GATEWAY_UNAVAILABLE');
			throw error;
		}
		return readReconciliation(platform);
	}),
	bind(contract.resolveDifference, async ({ caller, params, body }) => {
		await resolveDifference(platform, caller, params.id, body.note);
		return { success: true as const };
	}),
	bind(contract.listAlerts, () => readAlerts(platform)),
	bind(contract.closeAlert, async ({ caller, params }) => {
		await closeOneAlert(platform, caller, params.id);
		return { success: true as const };
	}),
];
