/** Starts the gateway simulator as a process of its own, like a third party's server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { SigningKeys } from '../platform/base/signing-keys.ts';
import { StartError } from '../platform/base/start-error.ts';

export type GatewayProcess = {
	myFatoorah: { baseUrl: string; apiKey: string; webhookSecret: string };
	payTabs: { baseUrl: string; profileId: string; serverKey: string };
	stop(): Promise<void>;
};

const PROFILE_ID = '81000';

/** `webhookUrl`: address for its notices as that gateway. Its keys are derived from our first secret, so that they survive restarts. */
export async function startGatewaySimulator(options: {
	port: number;
	store: string;
	keys: SigningKeys;
	webhookUrl(gateway: 'myfatoorah' | 'paytabs'): string;
}): Promise<GatewayProcess> {
	const keyFor = (use: string) => options.keys.sign('gatewaySimulator', use).toString('hex');
	const myFatoorah = { apiKey: keyFor('gateway api'), webhookSecret: keyFor('gateway webhook') };
	const payTabs = { profileId: PROFILE_ID, serverKey: keyFor('paytabs server') };
	const child = spawn(process.execPath, ['gateway-simulator/main.ts', '--exit-with-parent'], {
		cwd: new URL('../..', import.meta.url),
		// In a process group of its own: Ctrl-C reaches only this process, which then stops it in order.
		detached: true,
		stdio: ['pipe', 'pipe', 'inherit'],
		env: {
			PATH: process.env.PATH,
			GATEWAY_SIMULATOR_PORT: String(options.port),
			GATEWAY_SIMULATOR_STORE: options.store,
			MYFATOORAH_API_KEY: myFatoorah.apiKey,
			MYFATOORAH_WEBHOOK_SECRET: myFatoorah.webhookSecret,
			WEBHOOK_URL: options.webhookUrl('myfatoorah'),
			PAYTABS_PROFILE_ID: payTabs.profileId,
			PAYTABS_SERVER_KEY: payTabs.serverKey,
			PAYTABS_WEBHOOK_URL: options.webhookUrl('paytabs'),
		},
	});
	const lines = createInterface({ input: child.stdout });
	const first = await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => null)]);
	if (!first) throw new StartError(`GATEWAY_SIMULATOR_PORT: the gateway simulator did not start on port ${options.port}.`);
	const { listening } = JSON.parse(String(first[0])) as { listening: string };
	child.unref();
	return {
		myFatoorah: { baseUrl: listening, ...myFatoorah },
		payTabs: { baseUrl: listening, ...payTabs },
		stop: async () => {
			if (child.exitCode !== null || child.signalCode !== null) return;
			const ended = once(child, 'exit');
			child.ref();
			child.kill('SIGTERM');
			await ended;
		},
	};
}
