/** Addresses of calls, and what is made of their answers: the part of calling that reading needs as well. */
import type { Endpoint, Sent } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/refusals.ts';

type Values = { readonly [name: string]: unknown };
/** What a call is given. Values are written into the address, or sent as JSON. */
export type RequestInput = { params?: Values; query?: Values; body?: unknown };
/** `keepalive`: the call is made to its end even when the page is left meanwhile. */
export type Options = { signal?: AbortSignal; idempotencyKey?: string; keepalive?: boolean };
/** Parts that the endpoint takes; the whole argument may be left out where it takes none. */
export type SentTo<E extends Endpoint> =
	object extends SomeOf<Sent<E>> ? [given?: SomeOf<Sent<E>> & Options] : [given: SomeOf<Sent<E>> & Options];
/** Query parameters may all be left out: the server fills in or refuses. */
type SomeOf<S> = { [K in keyof S as K extends 'query' ? never : K]: S[K] } & ('query' extends keyof S
	? { query?: Partial<S['query']> }
	: object);

/** Code of our own for an answer that never came. */
export const NO_ANSWER = 'NO_ANSWER';

/** A call that was refused or failed. Plain data inside, so that it survives the way from the server's rendering to the browser. */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	/** HTTP status; 0 where no answer came. */
	readonly status: number;
	/** The refusal's code; empty where the answer had none. */
	readonly code: string;
	/** A sentence for each field that was wrong. */
	readonly fields: Readonly<Record<string, string>>;
	/** Everything that the answer said. */
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

/** Whether a failure is this refusal; also for one that came along with a rendered page. */
export function isRefusal(error: unknown, code: string): boolean {
	return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

/** The address of a call: `{name}`s filled in, query parameters without the empty ones, lists repeated. */
export function pathOf<E extends Endpoint>(endpoint: E, ...[given]: SentTo<E>): string {
	const { params = {}, query = {} } = (given ?? {}) as RequestInput;
	const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query))
		for (const one of Array.isArray(value) ? value : [value])
			if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
	return search.size > 0 ? `${path}?${search}` : path;
}

/** Waits for an answer and throws ApiError where none came or it was not OK. */
export async function answerOf(ask: () => Promise<Response>): Promise<Response> {
	const response = await ask().catch((error: unknown) => {
		if (error instanceof DOMException && error.name === 'AbortError') throw error;
		throw new ApiError(0, NO_ANSWER, '');
	});
	if (!response.ok) throw await errorFrom(response);
	return response;
}

/** The message is the answer's `error` field, else its `message` field, else its text, else its status text. */
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

/** JSON, with sentences in the language of the page, which need not be the browser's. */
export function acceptHeaders(): Record<string, string> {
	return { accept: 'application/json', 'accept-language': document.documentElement.lang };
}
