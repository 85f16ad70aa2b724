/** A merchant's webhook address for tests: records raw bodies and answers as configured. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type ReceivedWebhook = { raw: Uint8Array; headers: Headers };

export type WebhookInbox = {
	url: string;
	/** The next unread webhook in the order of arrival; waits for it. */
	next(): Promise<ReceivedWebhook>;
	/** All received webhooks, read or not. */
	received: readonly ReceivedWebhook[];
	/** Statuses for the next arrivals, one each; 200 afterwards. */
	answerWith(...statuses: number[]): void;
	close(): Promise<void>;
};

export async function openWebhookInbox(): Promise<WebhookInbox> {
	const received: ReceivedWebhook[] = [];
	const waiting: ((webhook: ReceivedWebhook) => void)[] = [];
	const answers: number[] = [];
	let taken = 0;

	const server = createServer(async (request, response) => {
		const headers = new Headers();
		for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
		const webhook = { raw: new Uint8Array(await buffer(request)), headers };
		received.push(webhook);
		response.writeHead(answers.shift() ?? 200).end();
		const take = waiting.shift();
		if (take) {
			taken += 1;
			take(webhook);
		}
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');

	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
		received,
		next() {
			const webhook = received[taken];
			if (!webhook) return new Promise((resolve) => waiting.push(resolve));
			taken += 1;
			return Promise.resolve(webhook);
		},
		answerWith: (...statuses) => void answers.push(...statuses),
		async close() {
			const closed = once(server, 'close');
			server.close();
			server.closeAllConnections();
			await closed;
		},
	};
}
