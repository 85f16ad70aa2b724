/** An OpenID Connect provider over HTTP: discovery, keys, an authorization endpoint that never asks, and a token endpoint. Each test changes one response. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const CLIENT = { id: 'mishwar-test', secret: 'a secret of the test client' };

export type Claims = Record<string, unknown>;
type Grant = { challenge: string; nonce: string; redirectUri: string };

export type OidcProvider = {
	url: string;
	/** Claims of the next id tokens, overriding the defaults. */
	claims: Claims;
	/** Breaks the signature of the next id tokens. */
	forge: boolean;
	/** Answers every request with 503, or drops the connection. */
	down: 'BUSY' | 'GONE' | null;
	/** The browser's part at the provider: follows the address and returns with a code. */
	visit(authorizationUrl: string): Promise<URL>;
	close(): Promise<void>;
};

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY = { ...publicKey.export({ format: 'jwk' }), kid: 'test-key', alg: 'RS256', use: 'sig' };
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function startOidcProvider(): Promise<OidcProvider> {
	const codes = new Map<string, Grant>();
	const server = createServer((request, response) => void answer(request, response));
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const provider: OidcProvider = {
		url,
		claims: {},
		forge: false,
		down: null,
		visit: async (authorizationUrl) => {
			const response = await fetch(authorizationUrl, { redirect: 'manual' });
			return new URL(response.headers.get('location') ?? '');
		},
		close: () => new Promise((closed) => server.close(() => closed())),
	};

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const { pathname, searchParams } = new URL(request.url ?? '/', url);
		const json = (status: number, body: unknown) =>
			response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
		if (provider.down === 'GONE') return void request.socket.destroy();
		if (provider.down) return void json(503, { error: 'temporarily_unavailable' });
		if (pathname === '/.well-known/openid-configuration') return void json(200, metadata(url));
		if (pathname === '/keys') return void json(200, { keys: [KEY] });
		if (pathname === '/authorize') return void response.writeHead(302, { location: authorize(searchParams) }).end();
		if (pathname === '/token') {
			const tokens = grant(new URLSearchParams(await textOf(request)));
			return void json(tokens ? 200 : 400, tokens ?? { error: 'invalid_grant' });
		}
		json(404, {});
	}

	function authorize(asked: URLSearchParams): string {
		const code = randomBytes(16).toString('hex');
		const redirectUri = asked.get('redirect_uri') ?? '';
		codes.set(code, { challenge: asked.get('code_challenge') ?? '', nonce: asked.get('nonce') ?? '', redirectUri });
		return `${redirectUri}?${new URLSearchParams({ code, state: asked.get('state') ?? '', iss: url })}`;
	}

	/** A code is valid once, for the client with its verifier and secret. */
	function grant(asked: URLSearchParams): object | null {
		const code = asked.get('code') ?? '';
		const given = codes.get(code);
		codes.delete(code);
		const challenge = createHash('sha256')
			.update(asked.get('code_verifier') ?? '')
			.digest('base64url');
		const isClient = asked.get('client_id') === CLIENT.id && asked.get('client_secret') === CLIENT.secret;
		if (!given || !isClient || given.challenge !== challenge || given.redirectUri !== asked.get('redirect_uri')) return null;
		return { access_token: randomBytes(16).toString('hex'), token_type: 'Bearer', expires_in: 300, id_token: idToken(given.nonce) };
	}

	function idToken(nonce: string): string {
		const now = Math.floor(Date.now() / 1000);
		const usual = { iss: url, aud: CLIENT.id, sub: 'person-1', nonce, iat: now, exp: now + 300 };
		const signed = `${encode({ alg: 'RS256', kid: KEY.kid, typ: 'JWT' })}.${encode({ ...usual, ...provider.claims })}`;
		const signature = sign('RSA-SHA256', Buffer.from(provider.forge ? `${signed}x` : signed), privateKey);
		return `${signed}.${signature.toString('base64url')}`;
	}
	return provider;
}

const metadata = (url: string) => ({
	issuer: url,
	authorization_endpoint: `${url}/authorize`,
	token_endpoint: `${url}/token`,
	jwks_uri: `${url}/keys`,
	response_types_supported: ['code'],
	subject_types_supported: ['public'],
	id_token_signing_alg_values_supported: ['RS256'],
	code_challenge_methods_supported: ['S256'],
	authorization_response_iss_parameter_supported: true,
	token_endpoint_auth_methods_supported: ['client_secret_post'],
});

async function textOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks).toString('utf8');
}
