/** Unwraps MyFatoorah's response envelope and validates its content. */
import * as z from 'zod';
import { parseExact } from './exact-json.ts';
import { type CallerOptions, createCaller, type GatewayAnswer, type GatewayCall } from './gateway-caller.ts';
import { GatewayRefusal, GatewayUnreachable } from './port.ts';

export type ClientOptions = Omit<CallerOptions, 'gateway' | 'key' | 'authorization'> & { apiKey: string };

type Call<Shape extends z.ZodType> = Omit<GatewayCall, 'headers'> & {
	idempotencyKey?: string;
	/** Schema of `Data`; numbers are text at this point. */
	shape: Shape;
};

const envelope = z.object({
	IsSuccess: z.boolean(),
	Message: z.string().nullish(),
	ValidationErrors: z.array(z.object({ Name: z.string().nullish(), Error: z.string().nullish() })).nullish(),
	Data: z.unknown().optional(),
});
type Envelope = z.infer<typeof envelope>;

/** The gateway's reason; the message may be empty and a field name the only hint. */
function reasonOf(answer: Envelope): string {
	const fields = (answer.ValidationErrors ?? []).map((each) => [each.Name, each.Error].filter(Boolean).join(': '));
	return [answer.Message, ...fields].filter(Boolean).join('; ') || 'no reason given';
}

function readEnvelope(name: string, { status, text }: GatewayAnswer): Envelope {
	try {
		return envelope.parse(parseExact(text));
	} catch {
		throw new GatewayUnreachable(`${name}: the answer (HTTP ${status}) is not MyFatoorah's envelope`);
	}
}

export type MyFatoorahClient = { call<Shape extends z.ZodType>(call: Call<Shape>): Promise<z.output<Shape>> };

/**
 * `call` returns the validated `Data`. Throws GatewayRefusal if the gateway refuses (404 also if it says «No … match» or «found» with another
 * status), GatewayUnreachable without an answer of the expected shape.
 */
export function createClient({ apiKey, ...options }: ClientOptions): MyFatoorahClient {
	if (apiKey === '') throw new RangeError('MyFatoorah wants an API key');
	const caller = createCaller({ ...options, gateway: 'myfatoorah', key: apiKey, authorization: `Bearer ${apiKey}` });

	function read<Shape extends z.ZodType>(name: string, shape: Shape, response: GatewayAnswer): z.output<Shape> {
		const answer = readEnvelope(name, response);
		if (response.status >= 300 || !answer.IsSuccess) {
			const unknown = response.status === 404 || /^no .*(match|found)/i.test(answer.Message ?? '');
			throw new GatewayRefusal(caller.redact(`${name}: ${reasonOf(answer)}`), unknown ? 404 : response.status);
		}
		const data = shape.safeParse(answer.Data);
		if (data.success) return data.data;
		const where = data.error.issues.map((issue) => issue.path.join('.') || 'Data').join(', ');
		throw new GatewayUnreachable(caller.redact(`${name}: the answer has another shape than expected at ${where}`));
	}

	return {
		call: ({ idempotencyKey, shape, ...call }) =>
			caller.call({ ...call, ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }) }, (answer) =>
				read(call.name, shape, answer),
			),
	};
}
