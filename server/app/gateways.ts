/** Opens the configured gateways, or the simulator with both of its protocols. */
import path from 'node:path';
import type { SigningKeys } from '../platform/base/signing-keys.ts';
import type { GatewayLog } from '../providers/gateway/gateway-caller.ts';
import { createGatewayRegistry, type Gateways } from '../providers/gateway/gateways.ts';
import { createMyFatoorah, type MyFatoorahOptions } from '../providers/gateway/myfatoorah.ts';
import { createPayTabs, type PayTabsOptions } from '../providers/gateway/paytabs.ts';
import type { Gateway } from '../providers/gateway/port.ts';
import type { Env } from './env.ts';
import { startGatewaySimulator } from './gateway-process.ts';
import type { Listening } from './listen.ts';
import { type Disposers, host } from './services.ts';

/** Control address of the simulator, if it is used. */
export type GatewayControl = { baseUrl: string; apiKey: string };

type Access = {
	myFatoorah?: Pick<MyFatoorahOptions, 'baseUrl' | 'apiKey' | 'webhookSecret'> | undefined;
	payTabs?: Pick<PayTabsOptions, 'baseUrl' | 'profileId' | 'serverKey'> | undefined;
};

type Options = {
	server: Listening;
	keys: SigningKeys;
	log: GatewayLog;
	undo: Disposers;
	announcedTransfers: (gateway: string, since: Date) => Promise<readonly string[]>;
};

function configured(env: Env): Access | null {
	const { MYFATOORAH_URL, MYFATOORAH_API_KEY, MYFATOORAH_WEBHOOK_SECRET, PAYTABS_URL, PAYTABS_PROFILE_ID, PAYTABS_SERVER_KEY } = env;
	const myFatoorah =
		MYFATOORAH_URL && MYFATOORAH_API_KEY && MYFATOORAH_WEBHOOK_SECRET
			? { baseUrl: MYFATOORAH_URL, apiKey: MYFATOORAH_API_KEY, webhookSecret: MYFATOORAH_WEBHOOK_SECRET }
			: undefined;
	const payTabs =
		PAYTABS_URL && PAYTABS_PROFILE_ID && PAYTABS_SERVER_KEY
			? { baseUrl: PAYTABS_URL, profileId: PAYTABS_PROFILE_ID, serverKey: PAYTABS_SERVER_KEY }
			: undefined;
	return myFatoorah || payTabs ? { myFatoorah, payTabs } : null;
}

async function simulated(env: Env, { server, keys, undo }: Options): Promise<Access> {
	const simulator = await startGatewaySimulator({
		port: env.GATEWAY_SIMULATOR_PORT,
		store: path.join(env.dataFolder, 'gateway-simulator.sqlite'),
		keys,
		webhookUrl: (gateway) => `http://${host(env.HOST)}:${server.port}/api/payments/webhook/${gateway}`,
	});
	undo.push(simulator.stop);
	return simulator;
}

/** As environment variables, for further processes that use the same simulator. */
function settingsOf({ myFatoorah, payTabs }: Access): Record<string, string> {
	return {
		...(myFatoorah && {
			MYFATOORAH_URL: myFatoorah.baseUrl,
			MYFATOORAH_API_KEY: myFatoorah.apiKey,
			MYFATOORAH_WEBHOOK_SECRET: myFatoorah.webhookSecret,
		}),
		...(payTabs && { PAYTABS_URL: payTabs.baseUrl, PAYTABS_PROFILE_ID: payTabs.profileId, PAYTABS_SERVER_KEY: payTabs.serverKey }),
	};
}

/** Clients of the configured gateways; empty if none is configured. Without `announcedTransfers` they report no transfers. */
export function openConfiguredGateways(
	env: Env,
	log: GatewayLog,
	announcedTransfers: Options['announcedTransfers'] = async () => [],
): Gateway[] {
	return clientsOf(configured(env) ?? {}, log, announcedTransfers);
}

/** New checkouts go to PAYMENT_GATEWAY, which the settings have validated; otherwise to MyFatoorah if it is configured. */
export async function openGateways(
	env: Env,
	options: Options,
): Promise<{ gateways: Gateways; control: GatewayControl; settings: Record<string, string> }> {
	const own = configured(env);
	const { myFatoorah, payTabs } = own ?? (await simulated(env, options));
	const all = clientsOf({ myFatoorah, payTabs }, options.log, options.announcedTransfers);
	return {
		gateways: createGatewayRegistry(all, env.PAYMENT_GATEWAY ?? all[0]?.name ?? ''),
		settings: own ? {} : settingsOf({ myFatoorah, payTabs }),
		control: myFatoorah ?? { baseUrl: payTabs?.baseUrl ?? '', apiKey: '' },
	};
}

function clientsOf({ myFatoorah, payTabs }: Access, log: GatewayLog, announcedTransfers: Options['announcedTransfers']): Gateway[] {
	return [
		...(myFatoorah
			? [createMyFatoorah({ ...myFatoorah, log, announcedTransfers: (since) => announcedTransfers('myfatoorah', since) })]
			: []),
		...(payTabs ? [createPayTabs({ ...payTabs, log })] : []),
	];
}
