/** Calls the server over HTTP like one user's browser: same origin, cookies, status and body. */
import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts';

export type Answer<Body> = { status: number; headers: Headers; body: Body };
type Refused = { error: string; code: string; fields?: Record<string, string>; [detail: string]: unknown };
type Given<E extends Endpoint> = Partial<RequestOf<E>> & { headers?: Record<string, string> };

export class Browser {
	readonly #url: string;
	readonly #cookies = new Map<string, string>();

	constructor(url: string, cookies: Record<string, string> = {}) {
		this.#url = url;
		for (const [name, value] of Object.entries(cookies)) this.#cookies.set(name, value);
	}

	/** The same browser, with its cookies, at another server of the marketplace. */
	at(url: string): Browser {
		return new Browser(url, Object.fromEntries(this.#cookies));
	}

	/** Fails the test if the call is refused. */
	async call<E extends Endpoint>(endpoint: E, input: Given<E> = {}): Promise<ResponseOf<E>> {
		const answer = await this.try(endpoint, input);
		if (answer.status >= 400) throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
		return answer.body as ResponseOf<E>;
	}

	/** The refusal of a call that must be refused. */
	async refused<E extends Endpoint>(endpoint: E, input: Given<E> = {}): Promise<Refused & { status: number }> {
		const answer = await this.try(endpoint, input);
		if (answer.status < 400) throw new Error(`${endpoint.method} ${endpoint.path} was not refused: ${JSON.stringify(answer.body)}`);
		return { ...(answer.body as Refused), status: answer.status };
	}

	async try<E extends Endpoint>(endpoint: E, input: Given<E> = {}): Promise<Answer<ResponseOf<E> | Refused>> {
		const { params = {}, query = {}, body, headers } = input as { [part: string]: Record<string, unknown> | undefined };
		const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
		return this.send(endpoint.method, path + queryText(query), body, headers as Record<string, string>);
	}

	/** Any request; JSON if there is a body. */
	async send<Body>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<Body>> {
		const response = await this.fetch(path, {
			method,
			headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
			...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
		});
		const text = await response.text();
		const parsed = response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text;
		return { status: response.status, headers: response.headers, body: parsed };
	}

	async fetch(path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
		const response = await fetch(new URL(path, this.#url), {
			redirect: 'manual',
			...init,
			headers: { origin: this.#url, cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...init.headers },
		});
		for (const cookie of response.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			if (/max-age=0/i.test(cookie)) this.#cookies.delete(name);
			else this.#cookies.set(name, value);
		}
		return response;
	}
}

function queryText(query: Record<string, unknown>): string {
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) {
		for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) search.append(name, String(each));
	}
	return search.size > 0 ? `?${search}` : '';
}
