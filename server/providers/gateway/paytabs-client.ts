/** The two endpoints of PayTabs: a response is the bare object, or an error `{code, message, trace}` with its own status. */
import * as z from 'zod';
import { parseExact } from './exact-json.ts';
import { type CallerOptions, createCaller, type GatewayAnswer } from './gateway-caller.ts';
import { GatewayRefusal, GatewayUnreachable } from './port.ts';

export type ClientOptions = Omit<CallerOptions, 'gateway' | 'key' | 'authorization'> & { serverKey: string };

type Call<Shape extends z.ZodType> = {
	/** Name for logs and errors, such as `create page`. */
	name: string;
	path: '/payment/request' | '/payment/query';
	body: object;
	/** Numbers are text at this point. */
	shape: Shape;
};

const errorShape = z.object({ code: z.string(), message: z.string().nullish() });

/** Refusal with the gateway's own error code, beside the HTTP status. */
export class PayTabsRefusal extends GatewayRefusal {
	readonly code: string | null;
	constructor(message: string, status: number, code: string | null) {
		super(message, status);
		this.code = code;
	}
}

function parse(name: string, { status, text }: GatewayAnswer): unknown {
	try {
		return parseExact(text === '' ? 'null' : text);
	} catch {
		throw new GatewayUnreachable(`${name}: the answer (HTTP ${status}) is not JSON`);
	}
}

const isUnknown = (status: number, message: string): boolean =>
	status === 404 || /(not found|no transaction|invalid transaction|invalid tran_ref)/i.test(message);

export type PayTabsClient = { call<Shape extends z.ZodType>(call: Call<Shape>): Promise<z.output<Shape>> };

/**
 * `call` returns the validated response. Throws PayTabsRefusal if the gateway refuses (404 also if it reports a missing
 * transaction with another status), GatewayUnreachable without an answer of the expected shape.
 */
export function createClient({ serverKey, ...options }: ClientOptions): PayTabsClient {
	if (serverKey === '') throw new RangeError('PayTabs wants a server key');
	// The bare key, without `Bearer`.
	const caller = createCaller({ ...options, gateway: 'paytabs', key: serverKey, authorization: serverKey });

	function read<Shape extends z.ZodType>(name: string, shape: Shape, response: GatewayAnswer): z.output<Shape> {
		const answer = parse(name, response);
		const error = errorShape.safeParse(answer).data;
		if (response.status >= 300 || error) {
			const message = error?.message || 'no reason given';
			const status = isUnknown(response.status, message) ? 404 : response.status;
			throw new PayTabsRefusal(caller.redact(`${name}: ${message}`), status, error?.code ?? null);
		}
		const data = shape.safeParse(answer);
		if (data.success) return data.data;
		const where = data.error.issues.map((issue) => issue.path.join('.') || 'the answer').join(', ');
		throw new GatewayUnreachable(caller.redact(`${name}: the answer has another shape than expected at ${where}`));
	}

	return {
		call: ({ name, path, body, shape }) =>
			caller.call({ name, method: 'POST', path, body, kind: path === '/payment/query' ? 'read' : 'write' }, (answer) =>
				read(name, shape, answer),
			),
	};
}
