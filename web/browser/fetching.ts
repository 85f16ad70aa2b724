/** Addresses of calls and handling of their responses: the part shared by calls and queries. */
import type { Endpoint, RequestOf } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/refusals.ts';

type Values = { readonly [name: string]: unknown };
/** Input of a call. Values go into the address or are sent as JSON. */
export type RequestInput = { params?: Values; query?: Values; body?: unknown };
/** `keepalive`: the call completes even if the page is left. */
export type Options = { signal?: AbortSignal; idempotencyKey?: string; keepalive?: boolean };
/** The parts that the endpoint takes; the argument may be omitted if there are none. */
export type SentTo<E extends Endpoint> =
	object extends SomeOf<RequestOf<E>> ? [given?: SomeOf<RequestOf<E>> & Options] : [given: SomeOf<RequestOf<E>> & Options];
/** Query parameters are optional: the server applies defaults or refuses. */
type SomeOf<S> = { [K in keyof S as K extends 'query' ? never : K]: S[K] } & ('query' extends keyof S
	? { query?: Partial<S['query']> }
	: object);

/** Our code for a missing response. */
export const NO_ANSWER = 'NO_ANSWER';

/** A call that was refused or failed. Contains plain data, so that it can be transferred from server rendering to the browser. */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	/** HTTP status; 0 without a response. */
	readonly status: number;
	/** Refusal code; empty if the response had none. */
	readonly code: string;
	/** A sentence for each invalid field. */
	readonly fields: Readonly<Record<string, string>>;
	/** The whole response body. */
	readonly detail: Values;

	constructor(status: number, code: string, message: string, detail: Values = {}) {
		super(message);
		this.status = status;
		this.code = code;
		this.detail = detail;
		this.fields = (detail.fields as Record<string, string> | undefined) ?? {};
	}

	toJSON(): object {
		return { name: this.name, message: this.message, status: this.status, code: this.code, fields: this.fields, detail: this.detail };
	}
}

/** Whether an error is this refusal, also for one transferred from server rendering. */
export function isRefusal(error: unknown, code: string): boolean {
	return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

/** Address of a call: `{name}` placeholders filled in, query parameters without empty ones, lists repeated. */
export function pathOf<E extends Endpoint>(endpoint: E, ...[given]: SentTo<E>): string {
	const { params = {}, query = {} } = (given ?? {}) as RequestInput;
	const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query))
		for (const each of Array.isArray(value) ? value : [value])
			if (each !== undefined && each !== null && each !== '') search.append(name, String(each));
	return search.size > 0 ? `${path}?${search}` : path;
}

/** Awaits a response and throws ApiError if there is none or it is not OK. */
export async function answerOf(ask: () => Promise<Response>): Promise<Response> {
	const response = await ask().catch((error: unknown) => {
		if (error instanceof DOMException && error.name === 'AbortError') throw error;
		throw new ApiError(0, NO_ANSWER, '');
	});
	if (!response.ok) throw await errorFrom(response);
	return response;
}

/** The message is the response's `error` field, otherwise its `message` field, its text, or its status text. */
async function errorFrom(response: Response): Promise<ApiError> {
	const text = await response.text().catch(() => '');
	let body: Partial<ErrorBody> = {};
	try {
		const parsed: unknown = JSON.parse(text);
		if (typeof parsed === 'object' && parsed !== null) body = parsed;
	} catch {
		return new ApiError(response.status, '', text || response.statusText);
	}
	const message = [body.error, body.message, response.statusText].find((part) => typeof part === 'string' && part !== '');
	return new ApiError(response.status, body.code ?? '', String(message ?? ''), body);
}

/** JSON, with sentences in the language of the page, which may differ from the browser's. */
export function acceptHeaders(): Record<string, string> {
	return { accept: 'application/json', 'accept-language': document.documentElement.lang };
}
