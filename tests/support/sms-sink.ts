/** An SMS service for tests with Twilio's API: stores the messages of callers that know the token. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type SmsSink = { settings: Record<string, string>; messages: Array<{ to: string; text: string }>; close(): Promise<void> };

export async function startSmsSink(token = 'secret'): Promise<SmsSink> {
	const known = `Basic ${Buffer.from(`AC1:${token}`).toString('base64')}`;
	const messages: SmsSink['messages'] = [];
	const server = createServer(async (request, response) => {
		const form = new URLSearchParams(await text(request));
		if (request.headers.authorization !== known) {
			response.writeHead(401).end();
			return;
		}
		if (request.method === 'POST') messages.push({ to: form.get('To') ?? '', text: form.get('Body') ?? '' });
		// `npm run doctor` reads the account (GET).
		response.writeHead(request.method === 'GET' ? 200 : 201, { 'content-type': 'application/json' }).end('{"status":"queued"}');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		settings: { SMS_URL: `http://127.0.0.1:${port}`, SMS_ACCOUNT: 'AC1', SMS_TOKEN: token, SMS_FROM: 'Mishwar' },
		messages,
		close: async () => {
			server.closeAllConnections();
			await new Promise<void>((resolve) => server.close(() => resolve()));
		},
	};
}
