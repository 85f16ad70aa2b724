/** Our adapter connected to a simulator of its own, reset before each test. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect } from 'vitest';
import { type Jod, jod } from '#contract/money.ts';
import { DAY_MS } from '#contract/time.ts';
import { connectControl, type SimulatorControl } from '#gateway-simulator/control/client.ts';
import { type Simulator, startSimulator } from '#gateway-simulator/simulator.ts';
import { createMyFatoorah, type MyFatoorahOptions } from '#server/providers/gateway/myfatoorah.ts';
import { createPayTabs, type PayTabsOptions } from '#server/providers/gateway/paytabs.ts';
import type { Gateway } from '#server/providers/gateway/port.ts';

export const GOOD_CARD = '4508 7500 1574 1019';

type Order = { attemptId?: string; amount?: Jod; key?: string };

export const order = ({ attemptId = randomUUID(), amount = jod(213_000n), key = attemptId }: Order = {}) => ({
	attemptId,
	amount,
	key,
	returnUrl: 'http://localhost:3000/payment/return',
	callbackUrl: 'http://localhost:3000/api/payments/webhook',
	language: 'ar' as const,
});

type Simulated<Options> = {
	url: string;
	control: SimulatorControl;
	gateway: Gateway;
	connect(over?: Partial<Options>): Gateway;
	/** A gateway whose response to a write times out after the simulator has `recorded` it. */
	givingUp(recorded: () => Promise<unknown[]>): Gateway;
	/** A checkout paid with a card; the payment id is the one returned by the browser. */
	paid(
		card?: string,
		over?: Order,
	): Promise<ReturnType<typeof order> & { gatewayOrderId: string; paymentId: string; redirectUrl: string | null }>;
};

export type SimulatedGateway = Simulated<MyFatoorahOptions> & { apiKey: string };
export type SimulatedPayTabs = Simulated<PayTabsOptions> & { serverKey: string; profileId: string };

/** Refunds complete and delayed responses arrive on command, not by time. */
const delays = { refundMs: DAY_MS, hangMs: DAY_MS };

type Connect<Options> = (baseUrl: string, over: Partial<Options>) => Gateway;
/** Whether a call is a read, which never times out. */
type IsRead = (url: string) => boolean;

/** Starts and stops with the test file. */
function simulate<Options extends { fetch?: typeof fetch }>(
	simulator: Simulator,
	apiKey: string,
	open: Connect<Options>,
	isRead: IsRead,
): Simulated<Options> {
	const control = connectControl({ url: simulator.url, apiKey });
	const connect = (over: Partial<Options> = {}): Gateway => open(simulator.url, over);
	const gateway = connect();

	beforeEach(async () => {
		await control.reset();
	});
	afterAll(() => simulator.close());

	return {
		url: simulator.url,
		control,
		gateway,
		connect,
		givingUp(recorded) {
			const impatient: typeof fetch = async (input, init) => {
				if (init?.method !== 'POST' || isRead(String(input))) return fetch(input, init);
				const limit = new AbortController();
				const answer = fetch(input, { ...init, signal: limit.signal });
				answer.catch(() => undefined);
				await expect.poll(recorded).toHaveLength(1);
				limit.abort(new DOMException('Too late', 'TimeoutError'));
				return answer;
			};
			return connect({ fetch: impatient } as Partial<Options>);
		},
		async paid(card = GOOD_CARD, over = {}) {
			const asked = order(over);
			const { gatewayOrderId } = await gateway.createCheckout(asked);
			const { paymentId, redirectUrl } = await control.pay({ invoiceId: gatewayOrderId, card });
			return { ...asked, gatewayOrderId, paymentId, redirectUrl };
		},
	};
}

export async function simulateGateway(): Promise<SimulatedGateway> {
	const credentials = { apiKey: 'test-key', webhookSecret: 'test-secret' };
	const simulator = await startSimulator({ ...credentials, delays });
	const open: Connect<MyFatoorahOptions> = (baseUrl, over) =>
		createMyFatoorah({ baseUrl, ...credentials, sleep: async () => undefined, ...over });
	return { ...simulate(simulator, credentials.apiKey, open, (url) => url.includes('/v2/')), apiKey: credentials.apiKey };
}

export async function simulatePayTabs(): Promise<SimulatedPayTabs> {
	const payTabs = { serverKey: 'SKJ-test-key', profileId: '81000' };
	const simulator = await startSimulator({ apiKey: 'test-key', webhookSecret: 'test-secret', payTabs, delays });
	const open: Connect<PayTabsOptions> = (baseUrl, over) => createPayTabs({ baseUrl, ...payTabs, sleep: async () => undefined, ...over });
	return { ...simulate(simulator, 'test-key', open, (url) => url.endsWith('/query')), ...payTabs };
}
