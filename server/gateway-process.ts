/** Starts the gateway simulator as a process of its own, as a real gateway would be somebody else's server. */
import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { StartError } from './platform/base/start-error.ts';

export type GatewayAccess = { baseUrl: string; apiKey: string; webhookSecret: string };
export type GatewayProcess = GatewayAccess & { stop(): Promise<void> };

/** `webhookUrl`: where it sends its notices. Its keys follow from our secret, so that they stay the same over restarts. */
export async function startGatewaySimulator(options: {
	port: number;
	store: string;
	secret: string;
	webhookUrl: string;
}): Promise<GatewayProcess> {
	const keyFor = (use: string) => createHmac('sha256', options.secret).update(use).digest('hex');
	const access = { apiKey: keyFor('gateway api'), webhookSecret: keyFor('gateway webhook') };
	const child = spawn(process.execPath, ['gateway-simulator/main.ts', '--exit-with-parent'], {
		cwd: new URL('..', import.meta.url),
		// In a group of its own, as PostgreSQL: Ctrl-C reaches this process alone, which then ends it in order.
		detached: true,
		stdio: ['pipe', 'pipe', 'inherit'],
		env: {
			PATH: process.env.PATH,
			GATEWAY_SIMULATOR_PORT: String(options.port),
			GATEWAY_SIMULATOR_STORE: options.store,
			MYFATOORAH_API_KEY: access.apiKey,
			MYFATOORAH_WEBHOOK_SECRET: access.webhookSecret,
			WEBHOOK_URL: options.webhookUrl,
		},
	});
	const lines = createInterface({ input: child.stdout });
	const first = await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => null)]);
	if (!first) throw new StartError(`GATEWAY_SIMULATOR_PORT: the gateway simulator did not start on port ${options.port}.`);
	const { listening } = JSON.parse(String(first[0])) as { listening: string };
	child.unref();
	return {
		...access,
		baseUrl: listening,
		stop: async () => {
			if (child.exitCode !== null || child.signalCode !== null) return;
			const ended = once(child, 'exit');
			child.ref();
			child.kill('SIGTERM');
			await ended;
		},
	};
}
