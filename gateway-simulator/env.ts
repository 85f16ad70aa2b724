/** Settings of the simulator from the environment, validated before anything starts. */
import * as z from 'zod';
import type { SimulatorOptions } from './simulator.ts';

const address = z.url({ protocol: /^https?$/ });
/** An empty variable counts as not set. */
const optional = <Shape extends z.ZodType>(shape: Shape) => z.preprocess((value) => (value === '' ? undefined : value), shape.optional());

const envShape = z.object({
	GATEWAY_SIMULATOR_PORT: optional(z.coerce.number().int().min(0).max(65_535)),
	GATEWAY_SIMULATOR_HOST: optional(z.string().min(1)),
	GATEWAY_SIMULATOR_STORE: optional(z.string().min(1)),
	GATEWAY_SIMULATOR_PUBLIC_URL: optional(address),
	MYFATOORAH_API_KEY: z.string().min(1),
	MYFATOORAH_WEBHOOK_SECRET: z.string().min(1),
	WEBHOOK_URL: optional(address),
	PAYTABS_SERVER_KEY: optional(z.string().min(1)),
	PAYTABS_PROFILE_ID: optional(z.string().regex(/^\d{1,15}$/)),
	PAYTABS_WEBHOOK_URL: optional(address),
});

/** Throws Error that names every missing or invalid variable, never its value. */
export function readEnv(env: NodeJS.ProcessEnv): SimulatorOptions {
	const parsed = envShape.safeParse(env);
	if (!parsed.success) {
		throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
	}
	const { data } = parsed;
	if (!data.PAYTABS_SERVER_KEY !== !data.PAYTABS_PROFILE_ID) throw new Error('PAYTABS_SERVER_KEY, PAYTABS_PROFILE_ID: both or none');
	return {
		apiKey: data.MYFATOORAH_API_KEY,
		webhookSecret: data.MYFATOORAH_WEBHOOK_SECRET,
		webhookUrl: data.WEBHOOK_URL,
		...(data.PAYTABS_SERVER_KEY &&
			data.PAYTABS_PROFILE_ID && {
				payTabs: { serverKey: data.PAYTABS_SERVER_KEY, profileId: data.PAYTABS_PROFILE_ID, webhookUrl: data.PAYTABS_WEBHOOK_URL },
			}),
		publicUrl: data.GATEWAY_SIMULATOR_PUBLIC_URL,
		...(data.GATEWAY_SIMULATOR_PORT !== undefined && { port: data.GATEWAY_SIMULATOR_PORT }),
		...(data.GATEWAY_SIMULATOR_HOST !== undefined && { host: data.GATEWAY_SIMULATOR_HOST }),
		...(data.GATEWAY_SIMULATOR_STORE !== undefined && { store: data.GATEWAY_SIMULATOR_STORE }),
	};
}
